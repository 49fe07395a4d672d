/** Signals of a workspace in the sandbox network, as the writer gets them. */

import { type Language, languages } from "@/db/vocabulary";
import { fixedClock } from "@/lib/clock";
import { scorerFor } from "@/lib/judgement/fit/score-engagement";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { titleOf } from "@/lib/judgement/title/read-headline";
import { createSandbox } from "@/lib/networks/sandbox";
import type { WordsInput } from "@/lib/words/writer";
import { writePost } from "@/packages/sandbox-network/post-text";
import { postAt } from "@/packages/sandbox-network/posts";
import { openWorld } from "@/packages/sandbox-network/world";
import { readAll, watchSources } from "@/scripts/sample/watch";
import { makeSources, sampleDate, sampleIcp } from "@/scripts/sample/workspace";

/** The share of reactions among the signals of a normal workspace. */
const reactionShare = 0.7;
const leastFit = 50;

/** The newest `count` signals, one for each person, in the normal mix of reactions and comments. */
export async function drawSignals(count: number): Promise<WordsInput[]> {
  const found = await findEngaged();
  const reactions = found.filter(({ engagement }) => engagement.kind === "reaction");
  const others = found.filter(({ engagement }) => engagement.kind !== "reaction");
  const quiet = Math.min(reactions.length, Math.round(count * reactionShare));
  return [...reactions.slice(0, quiet), ...others.slice(0, count - quiet)];
}

async function findEngaged(): Promise<WordsInput[]> {
  const network = createSandbox({
    clock: fixedClock(sampleDate),
    pageSizes: { posts: 100, reactions: 500, comments: 500 },
  });
  const score = scorerFor(sampleIcp);
  const sources = makeSources();
  const { posts } = await watchSources(network, sources);
  const inputs: WordsInput[] = [];
  const seen = new Set<string>();
  for (const post of posts.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime())) {
    const source = sources.find(({ id }) => id === post.sourceId);
    if (!source) continue;
    const engaged = [
      ...(await readAll((cursor) => network.listComments(post.url, cursor))),
      ...(await readAll((cursor) => network.listReactions(post.url, cursor))),
    ];
    for (const found of engaged) {
      const { item: person } = await network.getPerson(found.person.networkUrl);
      if (!person || seen.has(person.networkUrl)) continue;
      const company = person.companyNetworkUrl
        ? (await network.getCompany(person.companyNetworkUrl)).item
        : null;
      const kind = found.kind === "reaction" ? "reaction" : "comment";
      const { meaning, probability } = readMeaning(found);
      if (isUnwanted(meaning)) continue;
      const judged = score({
        person,
        company,
        sourceType: source.type,
        engagement: { kind, meaning, probability, ageHours: 5 },
        post: { relevance: post.relevanceScore },
        earlierEngagements: 0,
      });
      if (judged.fit < leastFit) continue;
      seen.add(person.networkUrl);
      inputs.push({
        language: languageOf(post.url),
        person: { ...person, title: titleOf(person) },
        company,
        source,
        post: { author: post.authorName, text: post.text, postedAt: post.postedAt },
        engagement: {
          kind,
          meaning,
          text: found.text,
          reactionType: found.reactionType,
          at: found.at ?? post.postedAt,
        },
        timesSeen: seen.size % 9 === 0 ? 2 : 1,
        score: judged,
      });
    }
  }
  return inputs;
}

/** The language in which the sandbox wrote the post. */
function languageOf(url: string): Language {
  const world = openWorld();
  const post = postAt(world, url, sampleDate.getTime());
  const written = post ? writePost(world.seed, post.author, post.slot).language : "en";
  return languages.find((language) => language === written) ?? "en";
}
