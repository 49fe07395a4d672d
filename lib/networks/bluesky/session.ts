/** A session made with an app password: kept in memory, renewed when its token expires. */
import type { Clock } from "@/lib/clock";
import type { HttpAnswer, HttpClient } from "../http-client";
import { NetworkError } from "../network";
import { errorNameOf, failure, readAnswer } from "./client";
import { SessionAnswer } from "./wire";

export interface SessionKeeper {
  /** Where signed-in calls go. */
  serviceUrl: string;
  /** Sends with a valid token, and once more with a renewed one if the first has expired. */
  send(call: (token: string) => Promise<HttpAnswer>): Promise<HttpAnswer>;
}

interface Session {
  accessJwt: string;
  refreshJwt: string;
}

const expiredErrors = ["ExpiredToken", "InvalidToken"];

/** Throws `refused` if the password is wrong. Calls at the same time share one sign-in and one renewal. */
export function createSessionKeeper({
  http,
  clock,
  serviceUrl,
  identifier,
  password,
}: {
  http: HttpClient;
  clock: Clock;
  serviceUrl: string;
  identifier: string;
  password: string;
}): SessionKeeper {
  let current: Promise<Session> | null = null;

  const post = (procedure: string, headers: Record<string, string>, body?: string) =>
    http.send({
      url: new URL(`${serviceUrl.replace(/\/+$/, "")}/xrpc/${procedure}`),
      method: "POST",
      headers: { accept: "application/json", ...headers },
      ...(body !== undefined && { body }),
    });

  async function signIn(): Promise<Session> {
    const procedure = "com.atproto.server.createSession";
    const body = JSON.stringify({ identifier, password });
    const answer = await post(procedure, { "content-type": "application/json" }, body);
    if (answer.status === 401) {
      throw failure("refused", "the app password was refused: check BLUESKY_HANDLE and BLUESKY_APP_PASSWORD");
    }
    try {
      return readAnswer(answer, procedure, SessionAnswer, clock);
    } catch (error) {
      // A missing account of ours is a wrong setting, not a source or post that is gone.
      if (error instanceof NetworkError && error.failure === "gone") throw failure("refused", error.message);
      throw error;
    }
  }

  async function renew({ refreshJwt }: Session): Promise<Session> {
    const procedure = "com.atproto.server.refreshSession";
    const answer = await post(procedure, { authorization: `Bearer ${refreshJwt}` });
    if (answer.status === 400 || answer.status === 401) return signIn();
    return readAnswer(answer, procedure, SessionAnswer, clock);
  }

  /** Keeps a session being made, so that others wait for it; a failed one is forgotten. */
  function keep(made: Promise<Session>): Promise<Session> {
    current = made;
    made.catch(() => {
      if (current === made) current = null;
    });
    return made;
  }

  return {
    serviceUrl,
    async send(call) {
      const used = current ?? keep(signIn());
      const session = await used;
      const answer = await call(session.accessJwt);
      const isRefused = answer.status === 400 || answer.status === 401;
      if (!isRefused || !expiredErrors.includes(errorNameOf(answer))) return answer;
      const renewed = current === used || current === null ? keep(renew(session)) : current;
      return call((await renewed).accessJwt);
    },
  };
}
