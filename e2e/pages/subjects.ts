/** The product's pages by name, and which user opens them. */
import { setTimeout } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";

export interface Subject {
  /** Lower case with hyphens; also the file name of its screenshots. */
  name: string;
  path: string;
  isPublic: boolean;
}

const settings = [
  "profile",
  "team",
  "billing",
  "credits",
  "api-keys",
  "connected-apps",
  "notifications",
  "assignment",
  "sessions",
  "tags",
  "audit",
  "privacy",
];

/** Every page that `person` can open in a running product. Data the pages need is created if missing. */
export async function findSubjects(person: APIRequestContext): Promise<Subject[]> {
  await ensureDestination(person);
  const [signal, destination, source] = await Promise.all([
    first(person, "/api/me/signals?limit=1&minScore=6"),
    first(person, "/api/me/destinations"),
    first(person, "/api/me/sources"),
  ]);
  const companies = await (await person.get("/api/me/signals/companies?limit=20")).json();
  const company = companies.data.find((one: { networkUrl: string | null }) => one.networkUrl);
  const [account, contact] = await Promise.all([
    report(person, "accounts", { companyUrl: company.networkUrl }),
    report(person, "people", { personUrl: signal.person.networkUrl }),
  ]);
  const open = (name: string, path: string): Subject => ({ name, path, isPublic: true });
  const own = (name: string, path: string): Subject => ({ name, path, isPublic: false });
  return [
    open("front", "/"),
    open("pricing", "/pricing"),
    open("status", "/status"),
    open("privacy", "/privacy"),
    open("terms", "/terms"),
    open("sign-in", "/sign-in"),
    open("sign-up", "/sign-up"),
    open("docs", "/docs"),
    own("dashboard", "/dashboard"),
    own("signals", "/signals"),
    own("signal", `/signals/${signal.id}`),
    own("person", `/people/${signal.personId}`),
    own("companies", "/companies"),
    own("sources", "/sources"),
    own("source", `/sources/${source.id}`),
    own("watchlist", "/watchlist"),
    own("rejections", "/rejections"),
    own("icp", "/icp"),
    own("destinations", "/destinations"),
    own("destination", `/destinations/${destination.id}`),
    own("intelligence", "/intelligence"),
    own("account-report", account),
    own("person-report", contact),
    own("activity", "/activity"),
    ...settings.map((section) => own(`settings-${section}`, `/settings/${section}`)),
  ];
}

/** The page of the demo workspace at the operators' desk. */
export async function findCustomerPage(operator: APIRequestContext): Promise<string> {
  const { id } = await first(operator, "/api/admin/customers?q=admin@demo.example");
  return `/admin/customers/${id}`;
}

/** The first row of a list. Throws if the list is empty. */
// biome-ignore lint/suspicious/noExplicitAny: the response of any list
async function first(person: APIRequestContext, path: string): Promise<any> {
  const { data } = await (await person.get(path)).json();
  if (data.length === 0) throw new Error(`${path} has no rows`);
  return data[0];
}

async function ensureDestination(person: APIRequestContext): Promise<void> {
  const { data } = await (await person.get("/api/me/destinations")).json();
  if (data.length > 0) return;
  const config = { url: "https://hooks.example.com/signals" };
  const destination = { destinationType: "webhook", name: "Sales desk", config, routing: { mode: "manual" } };
  const made = await person.post("/api/me/destinations", { data: destination });
  if (!made.ok()) throw new Error(`Could not create a destination: ${made.status()}`);
}

/** The path of a finished report. Starts one and waits for it, unless there is one from the last 30 days. */
async function report(
  person: APIRequestContext,
  kind: "accounts" | "people",
  data: Record<string, string>,
): Promise<string> {
  const started = await person.post(`/api/me/intelligence/${kind}`, { data });
  if (!started.ok()) throw new Error(`Could not start a report: ${await started.text()}`);
  const { id } = await started.json();
  for (let tries = 0; tries < 60; tries += 1) {
    const { status, slug } = await (await person.get(`/api/me/intelligence/${kind}/${id}`)).json();
    if (status === "ready") return `/intelligence/${kind}/${slug}?id=${id}`;
    await setTimeout(1_000);
  }
  throw new Error(`Report ${id} was not ready within a minute`);
}
