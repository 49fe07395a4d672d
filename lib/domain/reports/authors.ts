/** People who publish about the subject or offer something of their own, told apart from people with a need. Pure. */

import { describeEngagement } from "@/lib/assessment/describe-engagement";
import { isContent, offersOnly, writesOnly } from "@/lib/assessment/own-words";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { claim, ofEngagement, ofProfile } from "@/lib/assessment/sources";
import type { Author } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { namePerson } from "./quotes";

interface Publisher {
  person: SeenPerson;
  engagements: readonly SeenEngagement[];
}

/** The authors and vendors among them, those with the most posts first. Someone who states a need is neither. */
export function findAuthors(people: readonly Publisher[]): Author[] {
  return people
    .map((one) => ({ author: authorOf(one), posts: one.engagements.filter(isContent).length }))
    .toSorted((a, b) => b.posts - a.posts)
    .flatMap(({ author }) => author ?? [])
    .slice(0, settings.reports.authors);
}

/** What someone publishes; null for someone who publishes nothing or states a need of their own. */
export function authorOf({ person, engagements }: Publisher): Author | null {
  const offer = engagements.find(({ meaning }) => meaning === "sells");
  if (offer && offersOnly(engagements)) {
    const text = `${describeEngagement(offer)} They stated no need of their own.`;
    return {
      ...namePerson(person),
      kind: "vendor",
      ...claim(text, ...ofEngagement(offer), ofProfile(person)),
    };
  }
  if (!writesOnly(engagements)) return null;
  const posts = engagements.filter(isContent);
  const newest = excerpt(posts[0]?.text ?? "", 90);
  const written = posts.length === 1 ? "1 post" : `${posts.length} posts`;
  const states = posts.length === 1 ? "which states no need" : "none of which states a need";
  const shown = posts.length > 1 ? "the newest, " : "";
  const text =
    `Wrote ${written} about the subject in the last 90 days, ${states} of their own: ` +
    `${shown}“${newest}”.`;
  const sources = posts.flatMap((one) => ofEngagement(one)[0] ?? []).slice(0, 4);
  return { ...namePerson(person), kind: "author", ...claim(text, ...sources, ofProfile(person)) };
}
