/** What a reader of the network sees of the world. */
import type { WorldCompany } from "./company";
import { engagementsOf, type WorldEngagement } from "./engagements";
import type { WorldPerson } from "./person";
import { writePost } from "./post-text";
import type { WorldPost } from "./posts";
import type { World } from "./world";

/** A post at a point in time (milliseconds). Its counts match its listings at that time. */
export function presentPost(world: World, post: WorldPost, until: number) {
  const engagements = engagementsOf(world, post, until);
  const likes = engagements.filter(({ kind }) => kind === "reaction").length;
  const { kind, name, networkUrl, headline } = post.author;
  return {
    url: post.url,
    author: { kind, name, networkUrl, headline },
    text: writePost(world.seed, post.author, post.slot).text,
    postedAt: new Date(post.at),
    likes,
    comments: engagements.length - likes,
    shares: Math.floor(likes / 9),
  };
}

export function presentEngagement({ person, kind, reaction, id, at, comment }: WorldEngagement) {
  return {
    kind,
    person: { networkUrl: person.networkUrl, name: person.name, headline: person.headline },
    reactionType: reaction,
    commentId: kind === "comment" ? id : null,
    text: comment?.text ?? null,
    at: new Date(at),
  };
}

export function presentPerson(person: WorldPerson) {
  return {
    networkUrl: person.networkUrl,
    name: person.name,
    headline: person.headline,
    title: person.title,
    about: person.about,
    location: person.location,
    companyName: person.companyName,
    companyNetworkUrl: person.company?.networkUrl ?? null,
    positionStartedAt: person.positionStartedAt,
    openToWork: person.openToWork,
    hiring: person.hiring,
  };
}

export function presentCompany(company: WorldCompany) {
  return {
    networkUrl: company.networkUrl,
    name: company.name,
    industry: company.hides?.includes("industry") ? null : company.industry,
    employeeCount: company.hides?.includes("employees") ? null : company.employees,
    website: company.website,
    summary: company.summary,
    location: company.location,
  };
}
