/** Next-auth turns failures of the database into redirects and texts of its own. Here they are noted, to answer 503. */
import { AsyncLocalStorage } from "node:async_hooks";
import { isPassing } from "@/db/failures";

interface Noted {
  error?: unknown;
}

const storage = new AsyncLocalStorage<Noted>();

/** The same function; what it throws while next-auth is asked is noted. */
export const noting =
  <Given extends unknown[], Result>(run: (...input: Given) => Promise<Result>) =>
  async (...input: Given): Promise<Result> => {
    try {
      return await run(...input);
    } catch (error) {
      const noted = storage.getStore();
      if (noted) noted.error ??= error;
      throw error;
    }
  };

/** Next-auth's answer. Throws a noted failure of the database that may pass, and an error for any other failure. */
export async function requireAnswer(ask: () => Promise<Response>): Promise<Response> {
  const noted: Noted = {};
  const answer = await storage.run(noted, ask).catch((error: unknown) => {
    // Next-auth wraps it and loses its class and its cause.
    throw isPassing(noted.error) ? noted.error : error;
  });
  if (isPassing(noted.error)) throw noted.error;
  if (answer.status >= 500) throw new Error(`Next-auth answered ${answer.status}`);
  return answer;
}
