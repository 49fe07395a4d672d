/** The sample's intelligence reports, created the same way as live ones. */
import type { Report } from "@/db/queries/reports";
import type { Signal } from "@/db/queries/signals";
import { dispositions } from "@/db/vocabulary";
import { hours, minutes } from "@/lib/clock";
import { findOfAccount } from "@/lib/domain/intelligence/account";
import type { AccountFindings, PersonFindings } from "@/lib/domain/intelligence/content";
import { judgeCompany } from "@/lib/domain/intelligence/disposition";
import { findOfPerson, readInput } from "@/lib/domain/intelligence/person";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { stableId } from "@/lib/ids";
import { rulesReader } from "@/lib/intelligence/rules";
import type { Network, NetworkCompany } from "@/lib/networks/network";
import { parseNetworkUrl } from "@/lib/networks/network-url";
import { peopleOfCompany } from "@/lib/networks/sandbox/world";
import { readAll } from "./watch";
import { sampleCompany, sampleCustomerId, sampleDate, sampleIcp } from "./workspace";

const accounts = 3;
const people = 5;
/** The time between report requests. */
const apart = hours(19);

/** Three account reports, then five person reports, the oldest first. */
export async function makeReports(network: Network, signals: readonly Signal[]): Promise<Report[]> {
  const reports: Report[] = [];
  const next = () => new Date(sampleDate.getTime() - (accounts + people - reports.length) * apart);
  for (const findings of await chooseAccounts(network, signals)) {
    const subject = findings.content.firmographics?.networkUrl ?? "";
    reports.push(toReport("account", subject, findings, { createdAt: next(), sourceReportId: null }));
  }
  const standing = signals.filter(({ createdAt }) => createdAt < next());
  for (const signal of choosePeople(standing, reports)) {
    const createdAt = next();
    const findings = await readPerson(network, signal.personUrl, signals, createdAt);
    const led = reports.find(({ subject }) => subject === signal.companyKey);
    reports.push(
      toReport("person", signal.personUrl, findings, { createdAt, sourceReportId: led?.id ?? null }),
    );
  }
  return reports;
}

/**
 * For each disposition the company with the most signals, if there is one; then the companies with the most
 * signals.
 */
async function chooseAccounts(network: Network, signals: readonly Signal[]): Promise<AccountFindings[]> {
  const byCompany = groupBy(signals, ({ companyKey }) => companyKey);
  const companies: NetworkCompany[] = [];
  for (const [networkUrl] of [...byCompany].sort(([, a], [, b]) => b.length - a.length)) {
    const company = networkUrl ? (await network.getCompany(networkUrl)).item : null;
    if (company) companies.push(company);
  }
  const judged = companies.map((company) => judgeCompany(sampleIcp, company).disposition);
  const firsts = dispositions.flatMap((wanted) => companies[judged.indexOf(wanted)] ?? []);
  return [...new Set([...firsts, ...companies])]
    .slice(0, accounts)
    .map((company) =>
      findOfAccount(sampleIcp, company, colleaguesOf(company, byCompany.get(company.networkUrl) ?? [])),
    );
}

function colleaguesOf({ networkUrl }: NetworkCompany, made: readonly Signal[]) {
  return peopleOfCompany(networkUrl).map((person) => ({
    name: person.name,
    networkUrl: person.networkUrl,
    title: person.title,
    headline: person.headline,
    signalsCount: made.filter(({ personUrl }) => personUrl === person.networkUrl).length,
  }));
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
  signals: readonly Signal[],
  now: Date,
): Promise<PersonFindings> {
  const { item: person } = await network.getPerson(networkUrl);
  if (!person) throw new Error(`The sample's network has nobody at ${networkUrl}`);
  const company = person.companyNetworkUrl ? (await network.getCompany(person.companyNetworkUrl)).item : null;
  const target = { kind: "person", networkUrl } as const;
  const posts = await readAll((cursor) => network.listPosts(target, { cursor, since: null }));
  const made = signals.filter((row) => row.personUrl === networkUrl && row.createdAt < now).reverse();
  return findOfPerson(person, {
    read: await rulesReader.read(
      readInput(
        { icp: sampleIcp, ownCompany: sampleCompany(), watchedCompanies: [] },
        { person, company },
        made.length,
      ),
    ),
    signals: { ids: made.slice(0, settings.intelligence.signals).map(({ id }) => id), total: made.length },
    activity: posts.length + made.reduce((sum, { engagementCount }) => sum + engagementCount, 0),
    now,
  });
}

function toReport(
  type: Report["type"],
  subject: string,
  { name, summary, content }: AccountFindings | PersonFindings,
  given: { createdAt: Date; sourceReportId: string | null },
): Report {
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
    readyAt: new Date(given.createdAt.getTime() + minutes(1)),
    ...given,
  };
}
