import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, signals } from "../schema";
import { raw } from "./raw-number";
import { blockParts, findBlockSize, freshRows, ordinalsOf, sealedBits } from "./signal-blocks";
import { matchesFilters, type SignalListFilters } from "./signal-filters";

export interface CompanyPage extends SignalListFilters {
  sortBy: "signalCount" | "latestSignalAt" | "employeeCount" | "companyName";
  sortDir: "asc" | "desc";
  limit: number;
  offset: number;
}

/** A company of signals that match; name, industry and size are those of the newest of them. */
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
 * The companies of the signals that match, a page of them, and how many in all. Unknown sizes come last; ties
 * go by the company's key. A signal without a company is of none. All companies are counted; what does not
 * decide their order is looked up for the page alone.
 */
export async function findSignalCompanies(
  db: Db,
  input: CompanyPage,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const { customerId, sortBy, limit, offset } = input;
  const size = await findBlockSize(db, input);
  const matched = size === null ? matchedRows(input) : matchedBits(input, size);
  const direction = sql.raw(input.sortDir === "asc" ? "asc" : "desc");
  const newest = sql`join ${signals} n on n.customer_id = ${customerId} and n.ordinal = g.newest`;
  const rows = await db.execute<Row>(sql`
    with ${matched.parts}
    grouped as materialized (
      select company_key, count(*)::int as n, max(ordinal) as newest, max(created_at) as latest
      from (${matched.rows}) matched group by company_key),
    page as materialized (
      select g.*, ${sorts[sortBy]} as place
      from grouped g ${sortBy === "employeeCount" || sortBy === "companyName" ? newest : sql``}
      order by place ${direction} nulls last, g.company_key ${direction} limit ${limit} offset ${offset})
    select (select count(*)::int from grouped) as total, g.company_key as "companyKey",
           coalesce(n.company_name, g.company_key) as "companyName", c.network_url as "networkUrl", n.industry,
           n.employee_count as "employeeCount", g.n as "signalCount", own."personCount", own."averageIcp",
           own."topPersona", (extract(epoch from g.latest) * 1000)::float8 as "latestMs"
    from (values (1)) always left join (
      page g ${newest}
      left join ${companies} c on c.customer_id = ${customerId} and c.key = g.company_key
      cross join lateral (
        select count(distinct person_id)::int as "personCount", round(avg(icp_score), 1)::float8 as "averageIcp",
               mode() within group (order by persona) as "topPersona"
        from (${matched.ofCompany}) signals) own) on true
    order by g.place ${direction} nulls last, g.company_key ${direction}`);
  const found = rows.flatMap(({ companyKey, latestMs, total, ...row }) =>
    companyKey === null ? [] : [{ ...row, companyKey, latestSignalAt: new Date(latestMs) }],
  );
  return { rows: found, total: rows[0]?.total ?? 0 };
}

const sorts: Record<CompanyPage["sortBy"], SQL> = {
  signalCount: sql`g.n`,
  latestSignalAt: sql`g.latest`,
  employeeCount: sql`n.employee_count`,
  companyName: sql`lower(coalesce(n.company_name, g.company_key))`,
};

/** Up to one in so many, rows are looked up one by one; above that, the index of companies is read in full. */
const fewOf = 100;

/** The signals that match and have a company, and those of the company `g`. */
interface Matched {
  /** What the queries refer to, for `with`. */
  parts: SQL;
  rows: SQL;
  ofCompany: SQL;
}

function matchedRows(filters: SignalListFilters): Matched {
  const where = matchesFilters(filters);
  return {
    parts: sql``,
    rows: sql`
      select ${signals.companyKey}, ${signals.ordinal}, ${signals.createdAt} from ${signals}
      where ${where} and ${signals.companyKey} is not null`,
    ofCompany: sql`
      select ${signals.personId}, ${signals.icpScore}, ${signals.persona} from ${signals}
      where ${where} and ${signals.companyKey} = g.company_key`,
  };
}

function matchedBits({ customerId, ...rest }: SignalListFilters, size: number): Matched {
  const query = { filters: { customerId, ...rest }, size };
  const { id, ordinal, companyKey, createdAt } = signals;
  const ofBits = sql`
    from ${signals} s join sealed b on b.block = s.ordinal / ${raw(size)}
    where s.customer_id = ${customerId} and get_bit(b.bits, s.ordinal % ${raw(size)}) = 1`;
  return {
    parts: sql`${blockParts(query)}, sealed as materialized (${sealedBits(query)}),
      fresh as materialized (${freshRows(query, id, ordinal, companyKey, createdAt)}),
      few as materialized (
        select coalesce(sum(bit_count(bits)), 0) * ${raw(fewOf)} <= ${raw(size)} * count(*) as are from sealed),`,
    // One of the first two is not run.
    rows: sql`
      select s.company_key, s.ordinal, s.created_at ${ofBits} and s.company_key is not null
        and not (select are from few)
      union all
      select s.company_key, s.ordinal, s.created_at
      from (${ordinalsOf(sql`select block, bits from sealed where (select are from few)`, size)}) o
      cross join lateral (
        select company_key, ordinal, created_at from ${signals}
        where customer_id = ${customerId} and ordinal = o.ordinal offset 0) s
      where s.company_key is not null
      union all
      select company_key, ordinal, created_at from fresh where company_key is not null`,
    ofCompany: sql`
      select s.person_id, s.icp_score, s.persona ${ofBits} and s.company_key = g.company_key
      union all
      select s.person_id, s.icp_score, s.persona from fresh f join ${signals} s on s.id = f.id
      where f.company_key = g.company_key`,
  };
}
