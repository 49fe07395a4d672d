/** What people said themselves, word for word. Pure. */

import { findKeyPart } from "@/lib/assessment/describe-engagement";
import { isOwnWords } from "@/lib/assessment/own-words";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { ofEngagement, ofProfile } from "@/lib/assessment/sources";
import type { Quote } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { meaningWeight } from "@/lib/judgement/weights";
import { presentPost } from "./timeline";

const quoteLength = 320;

/**
 * The quotes: needs and refusals first, then experience, then agreement, the newest first in each. Reactions, a few
 * words, offers and posts without a need are no words of interest and are left out.
 */
export function quoteOwnWords(engagements: readonly SeenEngagement[]): Quote[] {
  const spoken = engagements
    .filter((one) => isOwnWords(one) || isRefusal(one))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.at.getTime() - a.at.getTime());
  const once = new Map(spoken.map((one) => [`${one.person.id} ${oneLine(one.text ?? "")}`, one]));
  return [...once.values()].slice(0, settings.reports.ownWords).map(toQuote);
}

/** Whether someone asked for no contact. */
export const isRefusal = ({ meaning }: Pick<SeenEngagement, "meaning">): boolean => meaning === "refuses";

const rankOf = (one: SeenEngagement): number =>
  isNeed(one.meaning) || isRefusal(one) ? 3 : meaningWeight[one.meaning];

function toQuote(engagement: SeenEngagement): Quote {
  const { person, meaning, probability, kind, post, at } = engagement;
  return {
    person: namePerson(person),
    text: quoteText(engagement),
    ...{ meaning, probability, kind, post: presentPost(post), at: at.toISOString() },
    sources: [...ofEngagement(engagement), ofProfile(person)],
  };
}

/** The words, whole if they are short, else from the sentence on that says what the whole does. */
function quoteText({ text, meaning, kind }: SeenEngagement): string {
  const words = oneLine(text ?? "");
  if (words.length <= quoteLength) return words;
  const part = oneLine(findKeyPart(text ?? "", meaning, kind) ?? words);
  return part === words ? excerpt(words, quoteLength) : `… ${excerpt(part, quoteLength - 2)}`;
}

/** A person as reports name them. */
export const namePerson = ({
  name,
  title,
  headline,
  networkUrl,
}: Pick<SeenPerson, "name" | "title" | "headline" | "networkUrl">) => ({
  ...{ name, title: title ?? headline, networkUrl },
});
