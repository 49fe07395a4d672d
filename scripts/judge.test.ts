import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { root } from "./root";

const judge = (input: string, args = ["-"]) =>
  spawnSync("node", ["--import", "tsx", "scripts/judge.ts", ...args], { cwd: root, input, encoding: "utf8" });

const fitting = {
  icp: {
    minEmployees: 50,
    maxEmployees: 2_000,
    targetIndustries: ["Software Development"],
    targetTitles: ["VP Sales"],
    excludedTitles: ["Intern"],
  },
  person: { title: "VP Sales", headline: null },
  company: { name: "Acme", industry: "Software Development", employeeCount: 300 },
  engagement: { kind: "comment", text: "Which tool do you use for this? Ours can't do it.", ageHours: 3 },
  post: { text: "Forecasts are guesses.", relevance: 80 },
};
const lineOf = (change: object) => JSON.stringify({ ...fitting, ...change });

describe("npm run judge", () => {
  it("prints the verdict on each line of JSON, with a receipt that adds up", () => {
    const lines = [
      lineOf({}),
      lineOf({ person: { title: "Sales Intern" } }),
      lineOf({ company: { industry: "Dentists", employeeCount: 300 } }),
      lineOf({ engagement: { kind: "comment", text: "We offer exactly this, check your inbox." } }),
    ];
    const { status, stdout } = judge(`${lines.join("\n")}\n\n`);
    expect(status).toBe(0);
    const verdicts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(verdicts.map(({ isSignal, gate }) => [isSignal, gate])).toEqual([
      [true, null],
      [false, "excluded"],
      [false, "score"],
      [false, "sells"],
    ]);
    expect(verdicts[0]).toMatchObject({
      classification: "buyer",
      persona: "sales",
      seniority: "director",
      meaning: "asks",
    });
    for (const { fit, strength, receipt } of verdicts) {
      const sum = (factors: { points: number }[]) => factors.reduce((all, { points }) => all + points, 0);
      expect([sum(receipt.fit), sum(receipt.strength)]).toEqual([fit, strength]);
    }
  });

  it("reads a CSV with lists separated by |", () => {
    const csv = [
      "icp.targetTitles,icp.minEmployees,person.title,company.industry,company.employeeCount",
      "CISO|Head of Information Security,100,CISO,Banking,900",
      "CISO|Head of Information Security,100,CISO,Banking,20",
    ].join("\r\n");
    const { stdout } = judge(csv);
    const gates = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).gate);
    expect(gates).toEqual([null, "icp_limits"]);
  });

  it.each([
    ["", "It contains no cases."],
    ["person\nCRO", "It is neither JSON lines nor a CSV"],
    [`${lineOf({})}\n{"icp":`, "Line 2 is not JSON."],
    [lineOf({ engagement: { kind: "wave" } }), "Line 1: engagement.kind: "],
    [lineOf({ icp: { minEmployees: "50" } }), "Line 1: icp.minEmployees: "],
  ])("refuses %j with a reason", (input, reason) => {
    const { status, stderr } = judge(input);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
  });

  it("says how it is used, and names a missing file", () => {
    expect(judge("", [])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Usage: npm run judge"),
    });
    expect(judge("", ["no-such-file"]).stderr).toContain(
      "no-such-file cannot be read. There is no such file.",
    );
  });
});
