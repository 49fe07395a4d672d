import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { RelativeTime } from "@/components/ui/relative-time";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { figure } from "./describe-customer";

const sourceLabels = { purchase: "Bought", grant: "Granted" } as const;

/** Packs of credits, newest first; they do not expire. */
export function CustomerPacks({ packs }: Pick<AdminCustomerDetail, "packs">) {
  return (
    <Card>
      <CardHeader title="Packs" />
      {packs.length === 0 ? (
        <CardBody>
          <p className="text-ink-muted text-sm">None. Packs that are bought or granted are listed here.</p>
        </CardBody>
      ) : (
        <Table label="Packs" className="max-h-80 overflow-y-auto">
          <TableHead>
            <HeadCell>From</HeadCell>
            <HeadCell>When</HeadCell>
            <HeadCell numeric>Left</HeadCell>
          </TableHead>
          <TableBody>
            {packs.map(({ source, createdAt, remaining, credits }) => (
              <Row key={`${createdAt} ${source} ${credits} ${remaining}`}>
                <Cell className="w-full">{sourceLabels[source]}</Cell>
                <Cell className="whitespace-nowrap text-ink-muted">
                  <RelativeTime at={createdAt} />
                </Cell>
                <Cell numeric className="whitespace-nowrap">
                  {figure(remaining)} <span className="text-ink-muted">of {figure(credits)}</span>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
