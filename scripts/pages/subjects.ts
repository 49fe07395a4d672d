/** The pages that are measured, by name, and who looks at them. */
import type { APIRequestContext } from "@playwright/test";

export interface Subject {
  name: string;
  path: string;
  isPublic: boolean;
}

/** Pages of a running product, with the addresses of one signal and one destination that it has. */
export async function findSubjects(person: APIRequestContext): Promise<Subject[]> {
  const first = async (path: string): Promise<string> =>
    (await (await person.get(path)).json()).data[0]?.id ?? "";
  const [signal, destination, source] = await Promise.all(
    ["/api/me/signals?limit=1", "/api/me/destinations", "/api/me/sources"].map(first),
  );
  const open = (name: string, path: string): Subject => ({ name, path, isPublic: true });
  const own = (name: string, path: string): Subject => ({ name, path, isPublic: false });
  return [
    open("front page", "/"),
    open("sign-in", "/sign-in"),
    open("docs", "/docs"),
    own("dashboard", "/dashboard"),
    own("signals", "/signals"),
    own("signal", `/signals/${signal}`),
    own("companies", "/companies"),
    own("sources", "/sources"),
    own("source", `/sources/${source}`),
    own("watched posts", "/watchlist"),
    own("ideal customer", "/icp"),
    own("destinations", "/destinations"),
    own("destination", `/destinations/${destination}`),
    own("intelligence", "/intelligence"),
    own("activity", "/activity"),
    own("team", "/settings/team"),
    own("credits", "/settings/credits"),
    own("API keys", "/settings/api-keys"),
  ];
}
