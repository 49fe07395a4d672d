import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FitChart } from "./fit-chart";
import { TimeChart } from "./time-chart";

/** The cells of a chart's table, row by row. */
const tableOf = (html: string): string[][] =>
  (html.match(/<tr.*?<\/tr>/g) ?? []).map((row) =>
    (row.match(/<t[hd].*?<\/t[hd]>/g) ?? []).map((cell) => cell.replace(/<.*?>/g, "")),
  );
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe("two series by day", () => {
  const chart = renderToStaticMarkup(
    <TimeChart
      label="Duration of attempts by day"
      title="Duration"
      barsLabel="Median"
      lineLabel="95th percentile"
      format={(ms) => `${ms} ms`}
      days={[
        { date: "2026-11-20", bars: 100, line: 240 },
        { date: "2026-11-21", bars: null, line: null },
        { date: "2026-11-22", bars: 120, line: 260 },
        { date: "2026-11-23", bars: 90, line: 190 },
      ]}
    />,
  );

  it("have a title, a text alternative and the same figures as a table, a dash where there are none", () => {
    expect(chart).toContain("Duration</p>");
    expect(chart).toContain(
      'role="img" aria-label="Duration of attempts by day. The values are in the table',
    );
    expect(tableOf(chart)).toEqual([
      ["Day", "Median", "95th percentile"],
      ["Nov 20", "100 ms", "240 ms"],
      ["Nov 21", "–", "–"],
      ["Nov 22", "120 ms", "260 ms"],
      ["Nov 23", "90 ms", "190 ms"],
    ]);
  });

  it("break the line at a day without a value, instead of falling to 0", () => {
    expect(count(chart, /<line[^>]*pointer-events-none/g)).toBe(1);
    expect(count(chart, /<circle[^>]*pointer-events-none/g)).toBe(3);
  });
});

describe("people by fit", () => {
  const bins = [
    { from: 45, to: 49, count: 3, before: 1 },
    { from: 50, to: 54, count: 2, before: 0 },
  ];

  it("tell signals from others by the least fit, which is drawn in", () => {
    const chart = renderToStaticMarkup(<FitChart label="People by fit" bins={bins} threshold={50} />);
    expect(chart).toContain("Signals from 50");
    expect(count(chart, /<rect[^>]*height="[\d.]+" class="fill-accent"/g)).toBe(1);
    expect(count(chart, /<rect[^>]*height="[\d.]+" class="fill-control\/55"/g)).toBe(1);
    expect(tableOf(chart)).toEqual([
      ["Fit", "People"],
      ["45 to 49", "3"],
      ["50 to 54", "2"],
    ]);
  });

  it("show both sides of a change", () => {
    const compares = { before: "Saved ICP", after: "Your change" };
    const chart = renderToStaticMarkup(<FitChart label="People by fit" bins={bins} compares={compares} />);
    expect(tableOf(chart)).toEqual([
      ["Fit", "Saved ICP", "Your change"],
      ["45 to 49", "1", "3"],
      ["50 to 54", "0", "2"],
    ]);
    expect(chart).not.toContain("Signals from");
  });
});
