import { pick } from "@/db/pick";
import type { Person } from "@/db/queries/people";
import { findAddressesOf, findEngagementsOf, findPostsBy, findSignalsOf } from "@/db/queries/report-evidence";
import type { Signal } from "@/db/queries/signals";
import { findKeyPart } from "@/lib/assessment/describe-engagement";
import type {
  Seen,
  SeenEngagement,
  SeenPerson,
  SeenPost,
  SeenSignal,
  SeenSource,
} from "@/lib/assessment/seen";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { inHundredths } from "@/lib/judgement/strength/evidence";
import { meaningWeight, strengthNumbers } from "@/lib/judgement/weights";

type EngagementRows = Awaited<ReturnType<typeof findEngagementsOf>>["rows"];
type PostRows = Awaited<ReturnType<typeof findPostsBy>>;

/**
 * What the workspace has seen of these people within the reports' time: engagements and posts, newest first, and
 * the people as read. With `onlyRelevant`, engagements of suppressed people and own employees are left out. Bounded.
 */
export async function readSeen(
  ctx: Context,
  { people, onlyRelevant }: { people: readonly Person[]; onlyRelevant: boolean },
): Promise<Seen & { people: SeenPerson[]; signals: Signal[] }> {
  const { customerId, db, clock } = ctx;
  const { activityMs, engagementsRead: limit } = settings.reports;
  const since = new Date(clock.now().getTime() - activityMs);
  const personIds = people.map(({ id }) => id);
  const addresses = await findAddressesOf(db, { customerId, personIds });
  const seenPeople = people.map((person) => toSeenPerson(person, addresses));
  const byUrl = new Map(seenPeople.map((person) => [person.networkUrl, person]));
  const byId = new Map(seenPeople.map((person) => [person.id, person]));
  for (const { personId, url } of addresses) {
    const person = byId.get(personId);
    if (person) byUrl.set(url, person);
  }
  const urls = [...byUrl.keys()];
  const engaged = await findEngagementsOf(db, { customerId, urls, since, onlyRelevant, limit });
  const written = await findPostsBy(db, { customerId, urls, since, limit });
  const signals = await findSignalsOf(db, { customerId, personIds, since, limit });
  const bySignal = new Map(signals.map((signal) => [signal.id, signal]));
  const engagements = [
    ...engaged.rows.flatMap((row) => toEngagement(row, byUrl, bySignal) ?? []),
    ...written.flatMap((row) => toAuthorship(row, byUrl) ?? []),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { since, engagements, total: engaged.total + written.length, people: seenPeople, signals };
}

/** The person with the time of the newest look-up. */
function toSeenPerson(
  { id, name, title, headline, networkUrl, createdAt }: Person,
  addresses: readonly { personId: string; readAt: Date }[],
): SeenPerson {
  const times = addresses.flatMap(({ personId, readAt }) => (personId === id ? [readAt.getTime()] : []));
  const readAt = times.length > 0 ? new Date(Math.max(...times)) : createdAt;
  return { id, name, title, headline, networkUrl, readAt };
}

function toEngagement(
  { engagement, post, source }: EngagementRows[number],
  people: ReadonlyMap<string, SeenPerson>,
  signals: ReadonlyMap<string, Signal>,
): SeenEngagement | null {
  const { id, kind, reactionType, engagedAt: at, signalId } = engagement;
  const person = people.get(engagement.personUrl);
  if (!person) return null;
  const text = kind === "post" ? post.text : engagement.text;
  const signal = signals.get(signalId ?? "");
  return {
    ...{ id, person, kind, text, reactionType, at },
    ...withoutDoubt(
      { kind, text },
      engagement.meaning
        ? { meaning: engagement.meaning, probability: inHundredths(engagement.meaningProbability) }
        : readMeaning({ kind, text }),
    ),
    post: toSeenPost(post),
    source: toSeenSource(source),
    signal: signal ? toSeenSignal(signal) : null,
  };
}

function toAuthorship(
  { post, source }: PostRows[number],
  people: ReadonlyMap<string, SeenPerson>,
): SeenEngagement | null {
  const person = people.get(post.authorNetworkUrl ?? "");
  if (!person) return null;
  return { ...authorship(person, toSeenPost(post)), source: toSeenSource(source) };
}

/** A post with more words is an essay: what it asks is rhetorical, and what it compares illustrates a point. */
const essayWords = 45;
const isEssay = (text: string): boolean => text.split(/\s+/, essayWords + 1).length > essayWords;

/**
 * A need that is not surely read in an essay is taken for content: authors write of problems that are not theirs. Pure.
 */
export function withoutDoubt(
  { kind, text }: Pick<SeenEngagement, "kind" | "text">,
  reading: Pick<SeenEngagement, "meaning" | "probability">,
): Pick<SeenEngagement, "meaning" | "probability"> {
  const { meaning, probability } = reading;
  const isDoubtful = probability !== null && probability < strengthNumbers.sureNeed;
  if (kind !== "post" || !isNeed(meaning) || !isDoubtful || !isEssay(text ?? "")) return reading;
  return { meaning: "shares_experience", probability: null };
}

/**
 * A post that a person wrote, as an engagement of theirs. A short one counts for what one of its sentences says, an
 * essay at most for experience. Pure.
 */
export function authorship(person: SeenPerson, post: SeenPost): SeenEngagement {
  const { text, postedAt: at } = post;
  const { meaning: read, probability } = readMeaning({ kind: "post", text });
  const tellsMore = meaningWeight[read] > meaningWeight.shares_experience;
  const isRhetoric = tellsMore && (isEssay(text) || findKeyPart(text, read, "post") === null);
  const meaning = isRhetoric ? "shares_experience" : read;
  return {
    id: null,
    person,
    kind: "post",
    meaning,
    probability: isRhetoric ? null : probability,
    text,
    reactionType: null,
    at,
    post,
    source: null,
    signal: null,
  };
}

type PostRow = Pick<
  PostRows[number]["post"],
  "id" | "url" | "authorName" | "authorNetworkUrl" | "text" | "postedAt"
>;

/** A stored post as reports see it. Pure. */
export const toSeenPost = ({ id, url, authorName, authorNetworkUrl, text, postedAt }: PostRow): SeenPost => ({
  ...{ id, url, author: authorName, authorNetworkUrl, text, postedAt },
});

/** A stored source as reports see it. Pure. */
export const toSeenSource = (source: SeenSource): SeenSource =>
  pick(source, "id", "type", "displayName", "networkUrl", "keywords", "createdAt");

/** A stored signal as reports see it. Pure. */
export const toSeenSignal = (signal: Signal): SeenSignal => {
  const { id, strength, suggestedOpener, language, engagementId, createdAt } = signal;
  return { id, strength, suggestedOpener, language, engagementId, createdAt };
};
