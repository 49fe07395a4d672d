import { readFileSync } from "node:fs";
import { judgeCase } from "@/lib/domain/qualification/judge-case";
import { readCaseList } from "@/scripts/case-lists";
const f = process.argv[2]!;
const raw = readFileSync(f, "utf8");
const labels = raw.trim().split("\n").map((l) => JSON.parse(l));
const cases = readCaseList(raw);
let tp = 0, fp = 0, fn = 0, tn = 0;
const show = process.argv[3] === "show";
cases.forEach((c, i) => {
  const v = judgeCase(c, { minimumFit: 50 });
  const l = labels[i];
  if (v.isSignal && l.isSignal) tp++; else if (v.isSignal) fp++; else if (l.isSignal) fn++; else tn++;
  if (show && v.isSignal !== l.isSignal) {
    console.log(`${v.isSignal ? "FP" : "FN"} fit=${v.fit} gate=${v.gate} ${v.persona}/${v.seniority} | ${c.person.title} | ${c.person.headline} | ${c.company?.industry} ${c.company?.employeeCount} || T:${c.icp.targetTitles.join("; ")} P:${c.icp.targetPersonas} S:${c.icp.targetSeniority} I:${c.icp.targetIndustries} ctx:${c.icp.additionalContext} || ${l.why} || ${v.receipt.fit.map((x) => `${x.id}:${x.points}/${x.weight}`).join(" ")}`);
  }
});
console.log({ n: cases.length, tp, fp, fn, tn, precision: +(tp / (tp + fp)).toFixed(3), recall: +(tp / (tp + fn)).toFixed(3) });
