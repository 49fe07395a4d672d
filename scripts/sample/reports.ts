/** The sample's intelligence reports, created the same way as live ones. */
import type { Report } from "@/db/queries/reports";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow } from "@/db/queries/sources";
import { dispositions } from "@/db/vocabulary";
import { rulesAssessor } from "@/lib/assessment/rules";
import type { SeenPerson } from "@/lib/assessment/seen";
import { hours, minutes } from "@/lib/clock";
import { type AccountFacts, findOfAccount } from "@/lib/domain/reports/account-findings";
import type { AccountFindings, PersonFindings } from "@/lib/domain/reports/content";
import { judgeCompany } from "@/lib/domain/reports/disposition";
import { withPosts } from "@/lib/domain/reports/person";
import { findOfPerson, type PersonFacts, toAssessmentInput } from "@/lib/domain/reports/person-findings";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { stableId } from "@/lib/ids";
import type { Network, NetworkCompany, NetworkPerson } from "@/lib/networks/network";
import { parseNetworkUrl } from "@/lib/networks/network-url";
import { peopleOfCompany } from "@/packages/sandbox-network/world";
import { type SampleEngagements, seeSample } from "./seen";
import { readAll } from "./watch";
import { sampleCompany, sampleCustomerId, sampleDate, sampleIcp } from "./workspace";

const accounts = 3;
const people = 5;
/** A company with fewer signals shows too little of what a report holds. */
const leastSignals = 3;
/** The time between report requests. */
const apart = hours(19);

/** What the sample's reports are made from. */
interface SampleFacts {
  /** Oldest first. */
  signals: readonly Signal[];
  sources: readonly SourceRow[];
  engagements: SampleEngagements;
}

/** Three account reports, then five person reports, the oldest first. */
export async function makeReports(network: Network, facts: SampleFacts): Promise<Report[]> {
  const { signals } = facts;
  const reports: Report[] = [];
  const next = () => new Date(sampleDate.getTime() - (accounts + people - reports.length) * apart);
  for (const company of await chooseCompanies(network, facts)) {
    const createdAt = next();
    const findings = await findOfAccount(await accountFacts(company, facts, createdAt));
    reports.push(toReport("account", company.networkUrl, findings, { createdAt, sourceReportId: null }));
  }
  const standing = signals.filter(({ createdAt }) => createdAt < next());
  for (const signal of choosePeople(standing, reports)) {
    const createdAt = next();
    const findings = await readPerson(network, signal.personUrl, facts, createdAt);
    const led = reports.find(({ subject }) => subject === signal.companyKey);
    reports.push(
      toReport("person", signal.personUrl, findings, { createdAt, sourceReportId: led?.id ?? null }),
    );
  }
  return reports;
}

/** The companies with the most signals of the best dispositions, after a competitor. */
async function chooseCompanies(
  network: Network,
  { signals, sources }: SampleFacts,
): Promise<NetworkCompany[]> {
  const byCompany = groupBy(signals, ({ companyKey }) => companyKey);
  const companies: NetworkCompany[] = [];
  for (const [networkUrl] of [...byCompany].sort(([, a], [, b]) => b.length - a.length)) {
    const company = networkUrl ? (await network.getCompany(networkUrl)).item : null;
    if (company) companies.push(company);
  }
  // A competitor is worth a report too: it shows why nobody there becomes a signal.
  const competitor = sources.find(({ type }) => type === "competitor_company")?.networkUrl;
  const page = competitor ? (await network.getCompany(competitor)).item : null;
  const lively = companies.filter(
    ({ networkUrl }) => (byCompany.get(networkUrl)?.length ?? 0) >= leastSignals,
  );
  const judged = lively.map((company) => judgeCompany(sampleIcp, company).disposition);
  const firsts = dispositions.flatMap((wanted) => lively[judged.indexOf(wanted)] ?? []);
  const chosen = [...new Set([...firsts.slice(0, 2), ...(page ? [page] : []), ...firsts, ...companies])];
  // The best company's report is the newest, which lists show first.
  return chosen.slice(0, accounts).reverse();
}

async function accountFacts(
  company: NetworkCompany,
  { signals, sources, engagements }: SampleFacts,
  now: Date,
): Promise<AccountFacts> {
  const people = peopleOfCompany(company.networkUrl)
    .filter(({ networkUrl }) => engagements.byPerson.has(networkUrl) || isKnown(networkUrl))
    .map((person) => toSeen(person, now));
  const counts = new Map(
    people.map(({ id, networkUrl }) => [
      id,
      signals.filter((row) => row.personUrl === networkUrl && row.createdAt < now).length,
    ]),
  );
  return {
    icp: sampleIcp,
    company: { ...company, id: stableId("sample", "company", company.networkUrl), readAt: now },
    people,
    signalCounts: counts,
    seen: seeSample(engagements, signals, { people, now }),
    watched: sources,
    earlier: null,
    now,
  };
}

/** The network shows only some of a company's people to a report: here, every second one. */
const isKnown = (networkUrl: string): boolean => networkUrl.length % 2 === 0;

function toSeen(
  { name, title, headline, networkUrl }: Omit<SeenPerson, "id" | "readAt">,
  readAt: Date,
): SeenPerson {
  return { id: stableId("sample", "person", networkUrl), name, title, headline, networkUrl, readAt };
}

/** The best-fitting people, each once, after two who work at a company with an account report. */
function choosePeople(signals: readonly Signal[], reports: readonly Report[]): Signal[] {
  const best = [...signals].sort(
    (a, b) => (b.icpScore ?? 0) - (a.icpScore ?? 0) || b.strength - a.strength || (a.id < b.id ? 1 : -1),
  );
  const led = best.filter(({ companyKey }) => reports.some(({ subject }) => subject === companyKey));
  return eachOnce([...eachOnce(led).slice(0, 2), ...best]).slice(0, people);
}

const eachOnce = (signals: readonly Signal[]): Signal[] =>
  [...groupBy(signals, ({ personUrl }) => personUrl).values()].flatMap(([first]) => first ?? []);

async function readPerson(
  network: Network,
  networkUrl: string,
  { signals, sources, engagements }: SampleFacts,
  now: Date,
): Promise<PersonFindings> {
  const { item: profile } = await network.getPerson(networkUrl);
  if (!profile) throw new Error(`The sample's network has nobody at ${networkUrl}`);
  const page = profile.companyNetworkUrl ? (await network.getCompany(profile.companyNetworkUrl)).item : null;
  const target = { kind: "person", networkUrl } as const;
  const posts = await readAll((cursor) => network.listPosts(target, { cursor, since: null }));
  const made = signals.filter((row) => row.personUrl === networkUrl && row.createdAt < now).reverse();
  const person = toSeen(profile, now);
  const stored = seeSample(engagements, signals, { people: [person], now });
  const written = posts.filter(({ postedAt }) => postedAt < now);
  const facts: PersonFacts = {
    standards: { icp: sampleIcp, ownCompany: sampleCompany(), watched: sources.filter(isCompanyPage) },
    profile,
    person,
    company: page && { ...page, id: stableId("sample", "company", page.networkUrl), readAt: now },
    seen: withPosts(stored, { person, posts: written, icp: sampleIcp, now }),
    signals: { ids: made.slice(0, settings.reports.signals).map(({ id }) => id), total: made.length },
    activity: written.length + stored.total,
    colleagues: seeColleagues(profile, { signals, engagements, now }),
    earlier: null,
    now,
  };
  return findOfPerson(facts, await rulesAssessor.assess(toAssessmentInput(facts)));
}

/** What was seen of the others at someone's company. */
function seeColleagues(
  { networkUrl, companyNetworkUrl }: NetworkPerson,
  { signals, engagements, now }: Pick<SampleFacts, "signals" | "engagements"> & { now: Date },
): PersonFacts["colleagues"] {
  const people = peopleOfCompany(companyNetworkUrl ?? "")
    .filter((one) => one.networkUrl !== networkUrl && engagements.byPerson.has(one.networkUrl))
    .map((one) => toSeen(one, now));
  return { people, engagements: seeSample(engagements, signals, { people, now }).engagements };
}

const isCompanyPage = ({ type }: SourceRow): boolean =>
  type === "own_company" || type === "competitor_company";

function toReport(
  type: Report["type"],
  subject: string,
  { name, summary, content }: AccountFindings | PersonFindings,
  input: { createdAt: Date; sourceReportId: string | null },
): Report {
  const readyAt = new Date(input.createdAt.getTime() + minutes(1));
  return {
    id: stableId("sample", "report", subject),
    customerId: sampleCustomerId,
    type,
    subject,
    slug: parseNetworkUrl(subject, new URL(subject).host)?.slug ?? "",
    name,
    status: "ready",
    summary,
    content,
    error: null,
    attempt: 1,
    updatedAt: readyAt,
    readyAt,
    ...input,
  };
}
