import { Avatar } from "@/components/ui/avatar";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

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
                      className="rounded-sm font-medium text-ink hover:underline"
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
