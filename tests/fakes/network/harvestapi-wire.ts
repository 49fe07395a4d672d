/** The sandbox world in HarvestAPI's format, with the quirks of real answers. */
import type { WorldCompany } from "@/packages/sandbox-network/company";
import type { ReactionWord, WorldEngagement } from "@/packages/sandbox-network/engagements";
import type { WorldPerson } from "@/packages/sandbox-network/person";
import type { WorldPost } from "@/packages/sandbox-network/posts";
import { presentPost } from "@/packages/sandbox-network/present";
import { sandboxHost, type World } from "@/packages/sandbox-network/world";

const reactionTypes: Record<ReactionWord, string> = {
  like: "LIKE",
  celebrate: "PRAISE",
  support: "APPRECIATION",
  love: "EMPATHY",
  insightful: "INTEREST",
  funny: "ENTERTAINMENT",
};
const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function wirePost(world: World, post: WorldPost, asOf: number) {
  const { author, text, likes, comments, shares } = presentPost(world, post, asOf);
  const slug = new URL(author.networkUrl ?? "").pathname.split("/").at(-1);
  return {
    id: post.id,
    linkedinUrl: `https://${sandboxHost}/posts/${slug}_some-words-activity-${post.id}-aB3d?utm_source=share`,
    content: text,
    contentAttributes: [],
    author: {
      universalName: author.kind === "company" ? slug : null,
      publicIdentifier: author.kind === "person" ? slug : null,
      type: author.kind === "company" ? "company" : "profile",
      name: author.name,
      linkedinUrl: `${author.networkUrl}/posts?miniProfileUrn=x`,
      info: author.headline,
    },
    postedAt: { timestamp: post.at, date: new Date(post.at).toISOString(), postedAgoShort: "1d" },
    engagement: { likes, comments, shares, reactions: [{ type: "LIKE", count: likes }] },
  };
}

export function wireReaction(post: WorldPost, { id, person, reaction }: WorldEngagement) {
  const isOpaque = person.index % 3 === 0;
  return {
    id: `urn:li:reaction:${id}`,
    reactionType: reactionTypes[reaction ?? "like"],
    postId: post.id,
    actor: actor(person, isOpaque ? `https://${sandboxHost}/in/${person.memberId}` : person.networkUrl),
  };
}

export function wireComment(post: WorldPost, { id, person, at, comment }: WorldEngagement) {
  return {
    id,
    linkedinUrl: `${post.url}?commentUrn=urn%3Ali%3Acomment%3A${id}`,
    commentary: comment?.text,
    createdAt: new Date(at).toISOString(),
    createdAtTimestamp: at,
    postId: post.id,
    actor: actor(person, `${person.networkUrl}/`),
    replies: [],
  };
}

const actor = (person: WorldPerson, linkedinUrl: string) => ({
  id: person.memberId,
  name: person.name,
  linkedinUrl,
  position: person.headline,
  picture: null,
});

export function wireProfile(person: WorldPerson) {
  const [firstName = "", ...lastNames] = person.name.split(" ");
  const started = person.positionStartedAt;
  const current = {
    position: person.title,
    companyName: person.companyName,
    companyLink: person.company && `${person.company.networkUrl}/`,
    startDate: started && {
      text: `${monthNames[started.getUTCMonth()]} ${started.getUTCFullYear()}`,
      month: monthNames[started.getUTCMonth()],
      year: started.getUTCFullYear(),
    },
    endDate: { text: "Present" },
  };
  const earlier = {
    position: "Working Student",
    companyName: "An earlier employer",
    companyLink: null,
    startDate: { text: "2009", year: 2009 },
    endDate: { text: "2011", year: 2011 },
  };
  return {
    id: person.memberId,
    publicIdentifier: person.slug,
    linkedinUrl: `https://${sandboxHost}/in/${person.memberId}`,
    firstName,
    lastName: lastNames.join(" "),
    headline: person.headline,
    about: person.about,
    location: { linkedinText: `${person.location} Area`, parsed: { text: person.location } },
    currentPosition: person.companyName ? [{ companyName: person.companyName }] : [],
    experience: [earlier, current],
    openToWork: person.openToWork,
    hiring: person.hiring,
  };
}

export function wireCompany(company: WorldCompany) {
  return {
    id: String(900_000 + company.index),
    universalName: company.slug,
    linkedinUrl: `${company.networkUrl}/about/`,
    name: company.name,
    website: company.website,
    employeeCount: company.hides?.includes("employees") ? null : company.employees,
    employeeCountRange: company.hides?.includes("employees") ? null : { start: 1, end: company.employees },
    industries: company.hides?.includes("industry") ? [] : [{ id: "4", name: company.industry }],
    description: company.summary,
    locations: [
      { headquarter: false, city: "Elsewhere" },
      { headquarter: true, city: company.city, parsed: { text: company.location } },
    ],
  };
}
