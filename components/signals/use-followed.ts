import { useState } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import type { ParallelResults } from "@/lib/client/in-parallel";
import { rememberChange } from "./undo";

interface Texts {
  doing: string;
  done: (count: number) => string;
  not: string;
}

const errorsOf = ({ refused }: ParallelResults<unknown, unknown>) => refused.map(({ error }) => error);

/** Follows bulk changes: shows progress, then the result, and offers to undo what succeeded. */
export function useFollowed() {
  const [progress, setProgress] = useState<string | null>(null);

  async function follow<Item>(
    texts: Texts,
    count: number,
    run: (onProgress: (ended: number) => void) => Promise<ParallelResults<Item, unknown>>,
    undo: (done: Item[]) => Promise<ParallelResults<unknown, unknown>>,
  ): Promise<void> {
    const showProgress = (ended: number) => setProgress(`${texts.doing} ${ended} of ${count}`);
    if (count > 1) showProgress(0);
    const running = run((ended) => count > 1 && showProgress(ended));
    const change = rememberChange({
      text: texts.done(count),
      undo: async () => errorsOf(await undo((await running).done.map(({ item }) => item))),
    });
    const { done, refused } = await running;
    setProgress(null);
    const [first] = refused;
    if (first) {
      notifyFailed(count === 1 ? texts.not : `${refused.length} of ${count}: ${texts.not}`, first.error);
    }
    if (done.length > 0) change.announce(texts.done(done.length));
    else change.forget();
  }

  return { progress, follow };
}
