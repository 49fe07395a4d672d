import { Avatar } from "@/components/ui/avatar";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { FitChart } from "@/components/ui/fit-chart";
import { FitRing } from "@/components/ui/fit-ring";
import { PartBar } from "@/components/ui/part-bar";
import { RelativeTime } from "@/components/ui/relative-time";
import { Sparkline } from "@/components/ui/sparkline";
import { Stat, Stats } from "@/components/ui/stat";
import { StrengthMeter } from "@/components/ui/strength-meter";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { TimeChart } from "@/components/ui/time-chart";
import { Exhibit, Group } from "./exhibit";

const days = [4, 7, 3, 9, 12, 2, 0, 8, 11, 6, 14, 9, 3, 5].map((bars, index) => ({
  date: new Date(Date.UTC(2026, 1, 25 + index)).toISOString().slice(0, 10),
  bars,
  line: Math.max(0, bars - (index % 4)),
}));

const bins = [1, 4, 9, 6, 8, 12, 7, 10, 5, 3].map((count, step) => ({
  from: step * 10,
  to: step === 9 ? 100 : step * 10 + 9,
  count,
  before: (count * 7) % 11,
}));

export function Figures() {
  return (
    <Group title="Figures">
      <Exhibit title="Stat" wide>
        <div className="w-full">
          <Stats>
            <Stat href="#" label="Signals" value={412} previous={366} />
            <Stat href="#" label="Average strength" value={6.4} previous={6.9} />
            <Stat href="#" label="Delivery failures" value={3} previous={11} betterWhen="lower" />
            <Stat href="#" label="Buyers" value={57} previous={57} />
          </Stats>
        </div>
      </Exhibit>
      <Exhibit title="Time chart" wide>
        <div className="w-full min-w-0">
          <TimeChart
            label="Signals and deliveries per day"
            days={days}
            barsLabel="Signals"
            lineLabel="Delivered"
          />
        </div>
      </Exhibit>
      <Exhibit title="Fit chart, before and after a change">
        <div className="w-full min-w-0">
          <FitChart
            label="People by fit"
            bins={bins}
            threshold={50}
            compares={{ before: "Saved", after: "Changed" }}
          />
        </div>
      </Exhibit>
      <Exhibit title="Sparkline">
        <Sparkline values={days.slice(2).map(({ bars }) => bars)} recent={4} />
      </Exhibit>
      <Exhibit title="Strength 1-10">
        {[1, 3, 5, 8, 10].map((value) => (
          <StrengthMeter key={value} value={value} />
        ))}
      </Exhibit>
      <Exhibit title="Fit 0-100, part of a whole">
        {[0, 25, 50, 87, 100].map((value) => (
          <FitRing key={value} value={value} />
        ))}
        <PartBar value={18} max={25} label="18 of 25 points" className="w-full" />
      </Exhibit>
      <Exhibit title="Avatar, relative time">
        <Avatar name="Ada Lovelace" size="sm" />
        <Avatar name="Ada Lovelace" />
        <Avatar name="Øyvind" size="lg" />
        <Avatar name="Analytical Engines" shape="company" />
        <RelativeTime at="2026-03-10T11:55:00.000Z" />
        <RelativeTime at="2026-03-12T18:00:00.000Z" />
      </Exhibit>
      <Exhibit title="Details">
        <div className="w-full">
          <DetailsList>
            <Detail label="Company">Analytical Engines</Detail>
            <Detail label="Industry">Software Development</Detail>
            <Detail label="Employees">412</Detail>
          </DetailsList>
        </div>
      </Exhibit>
      <Card className="md:col-span-2">
        <CardHeader title="Card with a table" description="A short description." />
        <Table label="Sample sources">
          <TableHead>
            <HeadCell>Source</HeadCell>
            <HeadCell>Strength</HeadCell>
            <HeadCell numeric>Signals</HeadCell>
          </TableHead>
          <TableBody>
            {["Ada Lovelace", "Grace Hopper", "Analytical Engines"].map((name, index) => (
              <Row key={name}>
                <Cell>{name}</Cell>
                <Cell>
                  <StrengthMeter value={9 - index * 3} />
                </Cell>
                <Cell numeric>{(1234 / (index + 1)).toFixed(0)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
        <CardBody className="pt-3 text-ink-muted text-sm">Card footer.</CardBody>
      </Card>
    </Group>
  );
}
