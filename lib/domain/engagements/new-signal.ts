import { pick } from "@/db/pick";
import type { Person } from "@/db/queries/people";
import type { NewSignal } from "@/db/queries/signals";
import type { Meaning, SignalType, SourceType } from "@/db/vocabulary";
import { newId } from "@/lib/ids";
import { languageToWriteIn } from "@/lib/judgement/meaning/read-language";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { quoteOf } from "@/lib/words/facts";
import type { Written } from "@/lib/words/writer";
import { type Candidate, kindOf } from "./judge";

const excerptLength = 320;

/** The row of a new signal. */
export function newSignal(input: {
  candidate: Candidate;
  words: Written;
  person: Person;
  now: Date;
}): NewSignal {
  const { candidate, words, person, now } = input;
  const { profile, score, gates } = candidate;
  const { company } = profile;
  return {
    ...evidenceFields(candidate, words),
    id: newId(),
    personId: person.id,
    companyId: person.companyId,
    personName: person.name,
    personTitle: person.title ?? person.headline,
    personLocation: person.location,
    personUrl: person.networkUrl,
    companyKey: company?.key ?? null,
    companyName: company?.name ?? person.companyName,
    industry: company?.industry ?? null,
    employeeCount: company?.employeeCount ?? null,
    icpScore: score.fit,
    ...pick(score, "classification", "persona", "seniority", "confidence"),
    gates,
    createdAt: now,
  };
}

/** Everything about a signal that follows its lead evidence. */
export function evidenceFields({ engagement, evidence, score }: Candidate, words: Written) {
  const { whyItMatters, suggestedOpener, talkingPoints, writtenBy } = words;
  return {
    type: signalType(engagement.source.type, engagement.kind),
    kind: kindOf(engagement),
    meaning: evidence.meaning,
    meaningProbability: evidence.probability,
    language: languageToWriteIn(engagement.text, engagement.post.text),
    sourceId: engagement.source.id,
    sourceType: engagement.source.type,
    postId: engagement.postId,
    engagementId: engagement.id,
    postExcerpt: excerpt(engagement.post.text, excerptLength),
    quote: quoteFrom(engagement, evidence.meaning),
    strength: score.strength,
    receipt: score.receipt,
    whyItMatters,
    suggestedOpener,
    talkingPoints,
    writtenBy,
    occurredAt: engagement.engagedAt,
  } satisfies Partial<NewSignal>;
}

function quoteFrom({ kind, text, post }: Candidate["engagement"], meaning: Meaning): string | null {
  if (kind === "post") return quoteOf(post.text, meaning, null);
  return text === null ? null : quoteOf(text, meaning, post.authorName);
}

/** Authored posts are found only by keyword searches, so there is no other type for them. */
function signalType(source: SourceType, kind: Candidate["engagement"]["kind"]): SignalType {
  if (kind === "post") return "KEYWORD_SEARCH_POST";
  const prefix = source.toUpperCase() as Uppercase<SourceType>;
  return `${prefix}_${kind === "comment" ? "COMMENT" : "REACTION"}`;
}
