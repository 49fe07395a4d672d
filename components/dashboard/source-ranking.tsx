import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { countOf } from "@/db/count-of";
import type { DashboardOverview } from "@/lib/contracts/dashboard";

type Source = Pick<DashboardOverview["topSources"][number], "displayName" | "type">;

/** The sources with the most signals, and those that cost credits and led to none. */
export function SourceRanking({ overview }: { overview: DashboardOverview }) {
  const { topSources, costlySources, days } = overview;
  return (
    <Card>
      <CardHeader title="Sources" description="Those that brought in the most, and those that only cost." />
      {topSources.length + costlySources.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted text-sm">No source cost or brought anything in this period.</p>
      ) : (
        <Table label="Sources">
          <TableHead>
            <HeadCell>Source</HeadCell>
            <HeadCell numeric>Signals</HeadCell>
            <HeadCell numeric>Credits</HeadCell>
            <HeadCell numeric>Per signal</HeadCell>
          </TableHead>
          <TableBody>
            {topSources.map((source) => (
              <Row key={source.id}>
                <NameCell source={source} href={`/signals?view=all&days=${days}&source=${source.id}`} />
                <Cell numeric>{number.format(source.signals)}</Cell>
                <Cell numeric>{number.format(source.creditsSpent)}</Cell>
                <Cell numeric>{number.format(source.creditsPerSignal)}</Cell>
              </Row>
            ))}
            {costlySources.map((source) => (
              <Row key={source.id}>
                <NameCell
                  source={source}
                  href={`/sources/${source.id}`}
                  note={`${countOf(source.creditsSpent, "credit")}, no signal`}
                />
                <Cell numeric>0</Cell>
                <Cell numeric>{number.format(source.creditsSpent)}</Cell>
                <Cell numeric>
                  <span aria-hidden>–</span>
                  <span className="sr-only">No signal</span>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

function NameCell({ source, href, note }: { source: Source; href: string; note?: string }) {
  return (
    <Cell>
      <Link href={href} className="rounded-sm font-medium text-ink hover:underline">
        {source.displayName}
      </Link>
      <span className="block text-ink-muted text-xs">
        {sourceTypeLabels[source.type]}
        {note && (
          <>
            {" · "}
            <span className="text-warning-ink">{note}</span>
          </>
        )}
      </span>
    </Cell>
  );
}
