import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { measureAgreement } from "./agreement";
import { root } from "./root";

const folder = mkdtempSync(join(tmpdir(), "titles-"));

/** Writes a file and returns its path. */
function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs the command as a user would. */
function run(parameters: string[], input = "") {
  const script = ["--import", "tsx", join(root, "scripts/titles.ts"), ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: root,
    input,
    encoding: "utf8",
  });
  return {
    status,
    stderr,
    lines: stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

describe("npm run titles", () => {
  it("prints one line for each title of a list, commas included", () => {
    const { status, lines } = run([
      write("list.txt", "\uFEFFDirector, Sales\r\n\r\nEinkäuferin\r\nCEO & Founder\n"),
    ]);
    expect(status).toBe(0);
    expect(lines).toEqual([
      { title: "Director, Sales", department: "Sales", seniority: "Director" },
      { title: "Einkäuferin", department: "Purchasing", seniority: "Professional" },
      { title: "CEO & Founder", department: "Other", seniority: "Management" },
    ]);
  });

  it("reads the standard input", () => {
    expect(run(["-"], "Team Lead Customer Support").lines).toEqual([
      { title: "Team Lead Customer Support", department: "Customer Support", seniority: "Lead" },
    ]);
  });

  it("reads the text column of a CSV file, or else its first column", () => {
    const named = write("named.csv", 'id,text\n1,"Director, Marketing"\n2,\n3,HR Manager\n');
    expect(run([named]).lines.map(({ title }) => title)).toEqual(["Director, Marketing", "", "HR Manager"]);
    expect(run([write("bare.csv", "Recruiter,Berlin\n")]).lines).toMatchObject([{ title: "Recruiter" }]);
    expect(run(["-"], 'text,label\n"Sales, EMEA",Sales\n').lines).toMatchObject([{ title: "Sales, EMEA" }]);
  });

  it("compares readings with labels of either kind", () => {
    const rows = "Sales Manager,Sales\nEinkäufer,Purchasing\nPianist,Marketing\n";
    expect(run(["--check", write("departments.csv", `text,label\n${rows}`)]).lines).toEqual([
      {
        labels: "department",
        titles: 3,
        accuracy: 0.667,
        macroF1: 0.667,
        f1: { Marketing: 0, Purchasing: 1, Sales: 1 },
      },
    ]);
    const levels = write("levels.csv", "text,label\nVertriebsleiter,Lead\nSales Manager,Senior\n");
    expect(run([levels, "--check"]).lines).toMatchObject([{ labels: "seniority", accuracy: 1, macroF1: 1 }]);
  });

  it.each([
    ["no file", [], "Usage"],
    ["two files", ["a", "b"], "Usage"],
    ["an unknown option", ["--verify"], "Usage"],
    ["a missing file", [join(folder, "missing.txt")], "There is no such file."],
    ["a folder", [folder], "It is a folder."],
    ["an empty file", [write("empty.txt", "\n")], "It holds no titles."],
    ["no text", [write("image.txt", Uint8Array.of(0x89, 0xff, 0xfe))], "It is not UTF-8 text."],
    ["broken CSV", [write("broken.csv", 'text\n"never closed\n')], "cannot be read"],
    ["a missing label", ["--check", write("unlabelled.csv", "text\nCEO\n")], "Title 1 has no label"],
    [
      "an unknown label",
      ["--check", write("odd.csv", "text,label\nCEO,Boss\n")],
      '"Boss" is not one of the labels',
    ],
  ])("says what is wrong with %s", (_, parameters, reason) => {
    const { status, stderr, lines } = run(parameters);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(lines).toEqual([]);
  });
});

describe("measureAgreement", () => {
  it("averages F1 over the expected labels", () => {
    const pairs = [
      ["a", "a"],
      ["a", "b"],
      ["b", "b"],
      ["b", "c"],
    ] as const;
    expect(measureAgreement(pairs)).toEqual({
      count: 4,
      accuracy: 0.5,
      macroF1: 0.583,
      f1: { a: 0.667, b: 0.5 },
    });
  });
});
