/**
 * Returns a function whose calls are served in groups, one group at a time: when as many calls wait as `expected`
 * returns, or after `waitMs`. `serve` gets the requests in the order of the calls; each call returns its result.
 */
export function groupCalls<Request, Answer>(input: {
  expected: () => number;
  waitMs: number;
  serve: (group: Request[]) => Promise<Answer>;
}): (request: Request) => Promise<Answer> {
  const { expected, waitMs, serve } = input;
  let waiting: { request: Request; resolve: (answer: Promise<Answer>) => void }[] = [];
  let isServing = false;
  let start = () => {};

  const gather = () =>
    new Promise<void>((resolve) => {
      if (waiting.length >= expected()) return resolve();
      const timer = setTimeout(resolve, waitMs);
      start = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const serveAll = async () => {
    isServing = true;
    while (waiting.length > 0) {
      await gather();
      const group = waiting;
      waiting = [];
      const answer = serve(group.map(({ request }) => request));
      for (const { resolve } of group) resolve(answer);
      // Its callers get the error.
      await answer.catch(() => {});
    }
    isServing = false;
  };

  return (request) =>
    new Promise((resolve) => {
      waiting.push({ request, resolve });
      if (waiting.length >= expected()) start();
      if (!isServing) void serveAll();
    });
}
