import { readFileSync } from "node:fs";
import { readMeaning } from "@/lib/domain/qualification/read-meaning";
const rows = readFileSync(process.argv[2]!, "utf8").trim().split("\n").map((l) => JSON.parse(l));
let ok = 0; const conf: Record<string, number> = {};
for (const r of rows) { const m = readMeaning({ kind: r.kind, text: r.text }).meaning; if (m === r.meaning) ok++; else { const k = `${r.meaning}->${m}`; conf[k] = (conf[k] ?? 0) + 1; } }
console.log(ok / rows.length, conf);
