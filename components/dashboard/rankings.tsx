import Link from "next/link";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { Card, CardHeader } from "@/components/ui/card";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

const linkStyles = "rounded-sm font-medium text-ink hover:underline";

/** The sources with the most signals in the period. */
export function TopSources({ sources }: { sources: DashboardOverview["topSources"] }) {
  return (
    <Card>
      <CardHeader title="Top sources" />
      {sources.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted text-sm">No source produced a signal in this period.</p>
      ) : (
        <Table label="Top sources">
          <TableHead>
            <HeadCell>Source</HeadCell>
            <HeadCell numeric>Signals</HeadCell>
            <HeadCell numeric>Strength</HeadCell>
          </TableHead>
          <TableBody>
            {sources.map((source) => (
              <Row key={source.id}>
                <Cell>
                  <Link href={`/signals?source=${source.id}`} className={linkStyles}>
                    {source.displayName}
                  </Link>
                  <span className="block text-ink-muted text-xs">{sourceTypeLabels[source.type]}</span>
                </Cell>
                <Cell numeric>{source.signals}</Cell>
                <Cell numeric>{source.avgStrength.toFixed(1)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

/** The companies with the most interest in the period. */
export function TopCompanies({ companies }: { companies: DashboardOverview["topCompanies"] }) {
  return (
    <Card>
      <CardHeader title="Top companies" />
      {companies.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted text-sm">No company showed interest in this period.</p>
      ) : (
        <Table label="Top companies">
          <TableHead>
            <HeadCell>Company</HeadCell>
            <HeadCell numeric>Signals</HeadCell>
            <HeadCell numeric>People</HeadCell>
          </TableHead>
          <TableBody>
            {companies.map((company) => (
              <Row key={company.companyKey}>
                <Cell>
                  <span className="flex items-center gap-2.5">
                    <Avatar name={company.companyName} shape="company" size="sm" />
                    <Link
                      href={`/signals?company=${encodeURIComponent(company.companyKey)}`}
                      className={linkStyles}
                    >
                      {company.companyName}
                    </Link>
                  </span>
                </Cell>
                <Cell numeric>{company.signals}</Cell>
                <Cell numeric>{company.people}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
