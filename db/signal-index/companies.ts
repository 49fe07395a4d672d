import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, signalBlocks, signals } from "../schema";
import { type PackedOrdinals, packed } from "./all-places";
import { blockParts, findBlockSize, freshRows, sealedBits } from "./blocks";
import type { SignalListFilters } from "./filter-values";
import { matchesFilters } from "./filters";
import { ordinalsOf } from "./ordinals-of";
import { raw } from "./raw-number";

interface SortedCompanies extends SignalListFilters {
  sortBy: "signalCount" | "latestSignalAt" | "employeeCount" | "companyName";
  sortDir: "asc" | "desc";
}

export interface CompanyPage extends SortedCompanies {
  limit: number;
  offset: number;
}

/** A company of matching signals. Name, industry and size come from its newest matching signal. */
export interface CompanyRow {
  companyKey: string;
  companyName: string;
  networkUrl: string | null;
  industry: string | null;
  employeeCount: number | null;
  signalCount: number;
  personCount: number;
  averageIcp: number | null;
  topPersona: string | null;
  latestSignalAt: Date;
}

type Row = Omit<CompanyRow, "companyKey" | "latestSignalAt"> & {
  companyKey: string | null;
  latestMs: number;
  total: number;
};

/**
 * A page of the companies of matching signals, and their total number. Unknown sizes come last; ties are ordered by
 * company key. Signals without a company are left out. Values that do not affect the order are looked up only for the
 * page.
 */
export async function findSignalCompanies(
  db: Db,
  input: CompanyPage,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const { customerId, sortBy, limit, offset } = input;
  const matched = await matchedSignals(db, input);
  const direction = directionOf(input);
  const newest = newestOf(customerId);
  const rows = await db.execute<Row>(sql`
    with ${matched.parts}
    grouped as materialized (${matched.groups}),
    page as materialized (
      select g.*, ${sorts[sortBy]} as place
      from grouped g ${sortBy === "employeeCount" || sortBy === "companyName" ? newest : sql``}
      order by place ${direction} nulls last, g.company_key ${direction} limit ${limit} offset ${offset})
    select (select count(*)::int from grouped) as total, g.company_key as "companyKey",
           coalesce(n.company_name, g.company_key) as "companyName", c.network_url as "networkUrl", n.industry,
           n.employee_count as "employeeCount", g.n::int as "signalCount", own."personCount", own."averageIcp",
           own."topPersona", (extract(epoch from n.created_at) * 1000)::float8 as "latestMs"
    from (values (1)) always left join (
      page g ${newest}
      left join ${companies} c on c.customer_id = ${customerId} and c.key = g.company_key
      cross join lateral (
        select ${ofSignals}
        from (${matched.ofCompany}) signals) own) on true
    order by g.place ${direction} nulls last, g.company_key ${direction}`);
  const found = rows.flatMap(({ companyKey, latestMs, total, ...row }) =>
    companyKey === null ? [] : [{ ...row, companyKey, latestSignalAt: new Date(latestMs) }],
  );
  return { rows: found, total: rows[0]?.total ?? 0 };
}

/** The newest matching signal of every company, in the order of the companies: the list as it is at this moment. */
export async function findAllCompanies(db: Db, input: SortedCompanies): Promise<PackedOrdinals> {
  const direction = directionOf(input);
  const matched = await matchedSignals(db, input);
  const order = sql`${sorts[input.sortBy]} ${direction} nulls last, g.company_key ${direction}`;
  const [row] = await db.execute<{ ordinals: Buffer }>(sql`
    with ${matched.parts}
    grouped as materialized (${matched.groups})
    select ${packed(sql`g.newest`, order)} as ordinals from grouped g ${newestOf(input.customerId)}`);
  if (!row) throw new Error("An aggregate returned no row");
  return row.ordinals;
}

/** The companies of these signals, in this order, each with the signals that match the filters now. */
export async function findCompaniesAt(
  db: Db,
  { ordinals, ...filters }: SignalListFilters & { ordinals: number[] },
): Promise<CompanyRow[]> {
  const { customerId } = filters;
  const matched = await matchedSignals(db, filters);
  const rows = await db.execute<Omit<CompanyRow, "latestSignalAt"> & { latestMs: number }>(sql`
    with ${matched.parts}
    asked as materialized (
      select place, n.company_key, n.company_name, n.industry, n.employee_count
      from unnest(${`{${ordinals.join(",")}}`}::int[]) with ordinality asked (ordinal, place)
      join ${signals} n on n.customer_id = ${customerId} and n.ordinal = asked.ordinal)
    select g.company_key as "companyKey", coalesce(g.company_name, g.company_key) as "companyName",
           c.network_url as "networkUrl", g.industry, g.employee_count as "employeeCount", own."signalCount",
           own."personCount", own."averageIcp", own."topPersona", own."latestMs"
    from asked g
    left join ${companies} c on c.customer_id = ${customerId} and c.key = g.company_key
    cross join lateral (
      select count(*)::int as "signalCount", ${ofSignals},
             (extract(epoch from max(created_at)) * 1000)::float8 as "latestMs"
      from (${matched.ofCompany}) signals) own
    where own."signalCount" > 0
    order by g.place`);
  return rows.map(({ latestMs, ...row }) => ({ ...row, latestSignalAt: new Date(latestMs) }));
}

async function matchedSignals(db: Db, filters: SignalListFilters): Promise<Matched> {
  const size = await findBlockSize(db, filters);
  return size === null ? matchedRows(filters) : matchedBits(filters, size);
}

const directionOf = ({ sortDir }: SortedCompanies): SQL => sql.raw(sortDir === "asc" ? "asc" : "desc");

const newestOf = (customerId: string): SQL =>
  sql`join ${signals} n on n.customer_id = ${customerId} and n.ordinal = g.newest`;

/** What a company's matching signals add up to. */
const ofSignals = sql`count(distinct person_id)::int as "personCount", round(avg(icp_score), 1)::float8 as "averageIcp",
               mode() within group (order by persona) as "topPersona"`;

const sorts: Record<CompanyPage["sortBy"], SQL> = {
  signalCount: sql`g.n`,
  latestSignalAt: sql`g.latest`,
  employeeCount: sql`n.employee_count`,
  companyName: sql`lower(coalesce(n.company_name, g.company_key))`,
};

/** Up to 1/fewOf of the signals, rows are looked up one by one; above that, the company index is read in full. */
const fewOf = 100;

/**
 * Up to 1/someOf, the index is read in parallel; above that, passing rows between processes costs more than it saves.
 */
const someOf = 4;

/** The matching signals that have a company. */
interface Matched {
  /** The CTEs that the queries refer to. */
  parts: SQL;
  /** A query of (company_key, n, newest, latest): the count, the ordinal of the newest signal, and its timestamp. */
  groups: SQL;
  /** The signals of the company `g`. */
  ofCompany: SQL;
}

/** That query over rows with key, ordinal and timestamp; `from` ends in a condition. */
const group = (from: SQL): SQL => sql`
  select company_key, count(*) as n, max(ordinal) as newest, max(created_at) as latest
  from ${from} and company_key is not null group by company_key`;

function matchedRows(filters: SignalListFilters): Matched {
  const where = matchesFilters(filters);
  return {
    parts: sql``,
    groups: group(sql`${signals} where ${where}`),
    ofCompany: sql`
      select ${signals.personId}, ${signals.icpScore}, ${signals.persona}, ${signals.createdAt} from ${signals}
      where ${where} and ${signals.companyKey} = g.company_key`,
  };
}

/**
 * By blocks: `whole` concatenates the bits of all blocks, with 0 for open ones, so a signal's ordinal is its position
 * in it. The company index is read in order, and each signal is checked against these bits.
 */
function matchedBits({ customerId, ...rest }: SignalListFilters, size: number): Matched {
  const query = { filters: { customerId, ...rest }, size };
  const { id, ordinal, companyKey, createdAt } = signals;
  const inWhole = sql`s.customer_id = ${customerId} and get_bit(w.bits, s.ordinal) = 1`;
  const isMatching = sql`s.customer_id = ${customerId} and get_bit((select bits from whole), s.ordinal) = 1`;
  // Only one of the three branches runs.
  const ofSealed = sql`
    select c.* from share cross join (${group(sql`${signals} s where ${isMatching}`)}) c where is_some
    union all
    select c.* from whole w cross join lateral (${group(sql`${signals} s where ${inWhole}`)}) c
    where (select not is_some and not is_few from share)
    union all
    ${group(sql`
      (${ordinalsOf(sql`select block, bits from sealed where (select is_few from share)`, size)}) o
      cross join lateral (
        select company_key, created_at from ${signals}
        where customer_id = ${customerId} and ordinal = o.ordinal offset 0) s
      where true`)}`;
  return {
    parts: sql`${blockParts(query)}, sealed as materialized (${sealedBits(query)}),
      fresh as materialized (${freshRows(query, id, ordinal, companyKey, createdAt)}),
      share as materialized (
        select n * ${raw(fewOf)} <= of as is_few, n * ${raw(fewOf)} > of and n * ${raw(someOf)} <= of as is_some
        from (select coalesce(sum(bit_count(bits)), 0) as n, ${raw(size)} * count(*) as of from sealed) counts),
      whole as materialized (
        select string_agg(coalesce(s.bits::text, repeat('0', ${raw(size)})), '' order by b.block)::bit varying as bits
        from ${signalBlocks} b left join sealed s using (block) where b.customer_id = ${customerId}),`,
    groups: sql`
      select company_key, coalesce(s.n, 0) + coalesce(f.n, 0) as n, greatest(s.newest, f.newest) as newest,
             greatest(s.latest, f.latest) as latest
      from (${ofSealed}) s full join (${group(sql`fresh where true`)}) f using (company_key)`,
    ofCompany: sql`
      select s.person_id, s.icp_score, s.persona, s.created_at from whole w cross join ${signals} s
      where ${inWhole} and s.company_key = g.company_key
      union all
      select s.person_id, s.icp_score, s.persona, s.created_at from fresh f join ${signals} s on s.id = f.id
      where f.company_key = g.company_key`,
  };
}
