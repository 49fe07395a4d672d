import type { Signal } from "@/db/queries/signals";
import { settings } from "@/lib/domain/settings";
import { languageToWriteIn } from "@/lib/judgement/meaning/read-language";
import { compareEvidence, findLead } from "@/lib/judgement/strength/evidence";
import { titleOf } from "@/lib/judgement/title/read-headline";
import type { WordsInput, Writer, Written } from "@/lib/words/writer";
import { type Candidate, kindOf, scoreOf } from "./judge";
import { settleEach } from "./settle-each";
import type { Standards } from "./standards";
import { leadOf, replaceLead } from "./strengthen";

/** A person who fits: their lead evidence with its texts, and their other engagements in order. */
export interface Lead {
  candidate: Candidate;
  others: Candidate[];
  /** Null if the person has a signal with stronger evidence, which keeps its texts. */
  words: Written | null;
}

export interface Leads {
  /** People who fit, by canonical address. */
  people: Map<string, Candidate[]>;
  /** Their signals within the merge window, by canonical address. */
  recentSignals: ReadonlyMap<string, Signal>;
  /** Whether further engagements raise a signal's strength. */
  stacks: boolean;
}

/** Builds a lead for each person. Evidence that leads an existing signal gets new texts, if the plan stacks signals. */
export async function writeLeads(
  write: Writer["write"],
  standards: Standards,
  { people, recentSignals, stacks }: Leads,
): Promise<Map<string, Lead>> {
  const built = await settleEach(
    [...people.keys()],
    settings.qualification.concurrentLookups,
    async (url): Promise<Lead> => {
      const candidates = people.get(url) ?? [];
      const lead = findLead(candidates.map((candidate) => ({ ...candidate.evidence, candidate })));
      if (!lead) throw new Error("A lead needs at least one engagement");
      const others = candidates.filter((candidate) => candidate !== lead.candidate);
      const signal = recentSignals.get(url);
      if (!signal) {
        const candidate = stacks ? rescore(standards, lead.candidate, others.length) : lead.candidate;
        return { candidate, others, words: await write(inputOf(candidate, countPosts(candidates))) };
      }
      if (!stacks || compareEvidence(lead, leadOf(signal)) <= 0)
        return { candidate: lead.candidate, others, words: null };
      const timesSeen = signal.engagementCount + candidates.length;
      const { score } = replaceLead(standards, signal, lead.candidate, timesSeen);
      const candidate = { ...lead.candidate, score };
      const seen = signal.engagementCount + countPosts(candidates);
      return { candidate, others, words: await write(inputOf(candidate, seen)) };
    },
  );
  const leads = new Map<string, Lead>();
  for (const [url, outcome] of built) {
    if (!outcome.ok) throw outcome.error;
    leads.set(url, outcome.value);
  }
  return leads;
}

/** A comment on a post and a reaction to it are one sign of interest. */
const countPosts = (candidates: readonly Candidate[]): number =>
  new Set(candidates.map(({ engagement }) => engagement.postId)).size;

const rescore = (standards: Standards, candidate: Candidate, earlier: number): Candidate => {
  const { engagement, profile, evidence } = candidate;
  return { ...candidate, score: scoreOf(standards, engagement, profile, { evidence, earlier }) };
};

function inputOf({ engagement, evidence, profile, score }: Candidate, timesSeen: number): WordsInput {
  const { person, company } = profile;
  return {
    language: languageToWriteIn(engagement.text, engagement.post.text),
    person: { name: person.name, title: titleOf(person), location: person.location },
    company,
    source: { type: engagement.source.type, displayName: engagement.source.displayName },
    post: {
      author: engagement.post.authorName,
      text: engagement.post.text,
      postedAt: engagement.post.postedAt,
    },
    engagement: {
      kind: kindOf(engagement),
      meaning: evidence.meaning,
      text: engagement.text,
      reactionType: engagement.reactionType,
      at: engagement.engagedAt,
    },
    timesSeen,
    score,
  };
}
