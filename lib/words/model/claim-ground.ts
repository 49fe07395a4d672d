/** What a draft's claims may rest on. */
import type { Language } from "@/db/vocabulary";
import { fold } from "./check-names";
import { type PromptData, sources } from "./prompt";
import { stemsOf } from "./stems";

export interface Ground {
  language: Language;
  isSilent: boolean;
  isAuthor: boolean;
  /** The person's title, folded. */
  job: string;
  /** Whether the post is on a page of the salesperson's company. */
  isOwn: boolean;
  /** Stems of what the person said, of what the post says, and of what is known about the person. */
  said: ReadonlySet<string>;
  post: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  /** What the person wrote, and the post. */
  texts: { said: string; post: string };
  /** The digits of every number in the data. */
  numbers: ReadonlySet<string>;
  names: { person: ReadonlySet<string>; company: ReadonlySet<string>; author: ReadonlySet<string> };
  /** Words of the names in the data, as they are written: they claim nothing. */
  written: { person: RegExp; others: RegExp };
}

/** A competitor is one in the data, and may be called so. */
const rivals =
  "competitor competitors Wettbewerber Konkurrent concurrent concurrente competidor concorrente concurrentie";

/** What the data holds about the person, the post and their names, in stems and patterns. Pure. */
export function readGround(data: PromptData, language: Language): Ground {
  const { person, company, post, evidence, fit, watchedBecauseOf } = data;
  const isAuthor = evidence.did === "wrote the post";
  const facts = [person.title, person.location, company?.name, company?.industry, watchedBecauseOf.name];
  const reasons = fit.flatMap(({ value, reason }) => [value, reason]);
  const isRival = watchedBecauseOf.isA === sources.competitor_company;
  const words = stemsOf(post.text);
  const said = isAuthor ? post.text : (evidence.comment ?? "");
  return {
    language,
    isSilent: evidence.did.startsWith("reaction"),
    isAuthor,
    job: fold(person.title ?? ""),
    isOwn: watchedBecauseOf.isA === sources.own_company,
    said: stemsOf(said),
    post: words,
    facts: stemsOf([...facts, ...reasons, ...(isRival ? [rivals] : [])].join(" ")),
    texts: { said, post: post.text },
    numbers: new Set(JSON.stringify(data).match(/\d+/g)),
    written: {
      person: anyOf(capitalsIn(person.name)),
      others: anyOf([post.author, company?.name ?? "", watchedBecauseOf.name].flatMap(capitalsIn)),
    },
    names: {
      person: namesOf(person.name),
      company: namesOf(company?.name ?? ""),
      author: isAuthor ? new Set() : namesOf(post.author),
    },
  };
}

const capitalsIn = (name: string): string[] => name.match(/\p{Lu}[\p{L}\p{N}]+/gu) ?? [];

const anyOf = (words: readonly string[]): RegExp =>
  words.length === 0 ? /(?!)/gu : new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "gu");

const namesOf = (name: string): ReadonlySet<string> =>
  new Set((fold(name).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2));
