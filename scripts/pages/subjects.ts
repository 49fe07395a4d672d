/** The pages that are measured, by name, and who looks at them. */
import type { APIRequestContext } from "@playwright/test";

export interface Subject {
  name: string;
  path: string;
  isPublic: boolean;
}

/** Pages of a running product, with the addresses of a signal, a source and a destination, which is made if there is none. */
export async function findSubjects(person: APIRequestContext): Promise<Subject[]> {
  await ensureDestination(person);
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

async function ensureDestination(person: APIRequestContext): Promise<void> {
  const { data } = await (await person.get("/api/me/destinations")).json();
  if (data.length > 0) return;
  const config = { url: "https://hooks.example.com/signals" };
  const destination = { destinationType: "webhook", name: "Sales desk", config, routing: { mode: "manual" } };
  const made = await person.post("/api/me/destinations", { data: destination });
  if (!made.ok()) throw new Error(`No destination was made: ${made.status()}`);
}
