import { settings } from "@/lib/domain/settings";
import type { Words, Writer } from "@/lib/words/writer";
import { type Candidate, kindOf, type Standards, scoreOf } from "./judge";
import { settleEach } from "./settle-each";

/** A person who fits: their strongest engagement with its texts, and their other engagements in order. */
export interface Lead {
  candidate: Candidate;
  others: Candidate[];
  words: Words;
}

/**
 * Builds a lead for each person (by canonical address). Further engagements raise its strength if the plan `stacks`.
 */
export async function writeLeads(
  writer: Writer,
  standards: Standards,
  people: Map<string, Candidate[]>,
  stacks: boolean,
): Promise<Map<string, Lead>> {
  const written = await settleEach([...people.keys()], settings.qualification.lookupsAtOnce, async (url) => {
    const candidates = people.get(url) ?? [];
    const [first, ...rest] = [...candidates].sort((a, b) => b.score.strength - a.score.strength);
    if (!first) throw new Error("A lead needs at least one engagement");
    const earlier = stacks ? rest.length : 0;
    const candidate = earlier === 0 ? first : rescore(standards, first, earlier);
    return { candidate, others: rest, words: await write(writer, candidate, candidates.length) };
  });
  const leads = new Map<string, Lead>();
  for (const [url, outcome] of written) {
    if (!outcome.ok) throw outcome.error;
    leads.set(url, outcome.value);
  }
  return leads;
}

const rescore = (standards: Standards, candidate: Candidate, earlier: number): Candidate => ({
  ...candidate,
  score: scoreOf(standards, candidate.engagement, candidate.profile, earlier),
});

function write(writer: Writer, { engagement, profile, score }: Candidate, timesSeen: number): Promise<Words> {
  const { person, company } = profile;
  return writer.write({
    language: "en",
    person: { name: person.name, title: person.title, location: person.location },
    company,
    source: { type: engagement.source.type, displayName: engagement.source.displayName },
    post: {
      author: engagement.post.authorName,
      text: engagement.post.text,
      postedAt: engagement.post.postedAt,
    },
    engagement: {
      kind: kindOf(engagement),
      meaning: engagement.kind === "reaction" ? "reacts" : "agrees",
      text: engagement.text,
      reactionType: engagement.reactionType,
      at: engagement.engagedAt,
    },
    timesSeen,
    score,
  });
}
