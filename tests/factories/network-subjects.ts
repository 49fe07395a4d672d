/** What the contract tests of the network adapters need to know of each network's world. */
import { expect } from "vitest";
import { postUriOf } from "@/lib/networks/bluesky/address";
import type { NetworkTarget } from "@/lib/networks/network";
import { parsePostUrl } from "@/lib/networks/network-url";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { sandboxHost } from "@/packages/sandbox-network/world";
import { blueskyAuthor, blueskyHome } from "@/tests/fakes/bluesky/world";

const { home, authors, keywords } = sandboxCatalogue();

export interface Subject {
  id: string;
  host: string;
  person: NetworkTarget & { networkUrl: string };
  company: NetworkTarget & { networkUrl: string };
  phrases: string[];
  /** A phrase in other spelling. */
  phrase: string;
  nobody: string;
  noCompany: string;
  noPost: string;
  /** Whether an address is that of a post, in canonical form. */
  isPost(url: string): boolean;
  personUrl: RegExp;
  reactionType: RegExp;
  companyRecord: object;
  isFree: boolean;
  /** Whether a post's count of comments is that of its listing. */
  countsComments: boolean;
}

/** The sandbox's world, which the vendor's fake serves too. */
export const sandboxSubject = {
  id: "sandbox",
  host: sandboxHost,
  person: { kind: "person", networkUrl: authors[0]?.networkUrl ?? "" },
  company: { kind: "company", networkUrl: home.networkUrl },
  phrases: keywords[0]?.phrases ?? [],
  phrase: "Pipeline  REVIEW",
  nobody: `https://${sandboxHost}/in/nobody-of-that-name`,
  noCompany: `https://${sandboxHost}/company/no-such-company`,
  noPost: `https://${sandboxHost}/feed/update/urn:li:activity:7123456789012345678`,
  isPost: (url: string) => parsePostUrl(url, sandboxHost)?.url === url,
  personUrl: /\/in\/[a-z0-9-]+$/,
  reactionType: /^(like|celebrate|support|love|insightful|funny)$/,
  companyRecord: {
    name: home.name,
    employeeCount: home.employees,
    industry: home.industry,
    website: expect.stringMatching(/^https:\/\/www\..+\.example$/),
  },
  isFree: false,
  countsComments: true,
} satisfies Subject;

const nobodyOnBluesky = "https://bsky.app/profile/did:plc:aaaaaaaaaaaaaaaaaaaaaaaa";

export const blueskySubject: Subject = {
  id: "bluesky",
  host: "bsky.app",
  person: { kind: "person", networkUrl: `https://bsky.app/profile/${blueskyAuthor.did}` },
  company: { kind: "company", networkUrl: `https://bsky.app/profile/${blueskyHome.did}` },
  phrases: ["pipeline review", "crm hygiene"],
  phrase: "Pipeline  REVIEW",
  nobody: nobodyOnBluesky,
  noCompany: nobodyOnBluesky,
  noPost: `${nobodyOnBluesky}/post/3kabcdefghi2a`,
  isPost: (url) => postUriOf(url) !== null,
  personUrl: /^https:\/\/bsky\.app\/profile\/did:plc:[a-z2-7]{24}$/,
  reactionType: /^(like|repost)$/,
  companyRecord: {
    name: "Harborline",
    employeeCount: null,
    industry: null,
    website: "https://www.harborline.example",
  },
  isFree: true,
  countsComments: false,
};
