import type { Person } from "@/db/queries/people";
import type { NewSignal } from "@/db/queries/signals";
import type { SignalType, SourceType } from "@/db/vocabulary";
import { excerpt } from "@/lib/domain/qualification/excerpt";
import { newId } from "@/lib/ids";
import type { Words } from "@/lib/words/writer";
import { type Candidate, kindOf } from "./judge";

const excerptLength = 320;

/** The row of a new signal. */
export function newSignal(given: {
  candidate: Candidate;
  words: Words;
  person: Person;
  writtenBy: string;
  now: Date;
}): NewSignal {
  const { candidate, words, person, writtenBy, now } = given;
  const { engagement, profile, score, gates } = candidate;
  const { company } = profile;
  return {
    id: newId(),
    type: signalType(engagement.source.type, engagement.kind),
    kind: kindOf(engagement),
    sourceId: engagement.source.id,
    sourceType: engagement.source.type,
    postId: engagement.postId,
    engagementId: engagement.id,
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
    postExcerpt: excerpt(engagement.post.text, excerptLength),
    strength: score.strength,
    icpScore: score.fit,
    classification: score.classification,
    persona: score.persona,
    seniority: score.seniority,
    confidence: score.confidence,
    whyItMatters: words.whyItMatters,
    suggestedOpener: words.suggestedOpener,
    talkingPoints: words.talkingPoints,
    writtenBy,
    receipt: score.receipt,
    gates,
    occurredAt: engagement.engagedAt,
    createdAt: now,
  };
}

/** Authored posts are found only by keyword searches, so there is no other type for them. */
function signalType(source: SourceType, kind: Candidate["engagement"]["kind"]): SignalType {
  if (kind === "post") return "KEYWORD_SEARCH_POST";
  const prefix = source.toUpperCase() as Uppercase<SourceType>;
  return `${prefix}_${kind === "comment" ? "COMMENT" : "REACTION"}`;
}
