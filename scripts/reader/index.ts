/**
 * `npm run reader -- train [--check]` fits the reader of meanings to data/comments and the sandbox's comments, and the
 * reader of what is about work to these and data/about-work. `npm run reader -- read FILE` reads JSON lines of
 * `{id, text, kind?}` and prints `{id, meaning, probability, isSignal}` for each.
 */

import { readFileSync } from "node:fs";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { classify } from "@/lib/judgement/meaning/reader/classify";
import { decide } from "@/lib/judgement/meaning/reader/decide";
import { loadReader } from "@/lib/judgement/meaning/reader/model";
import { kindOf } from "./texts";
import { train } from "./train";

const [command, ...rest] = process.argv.slice(2);
if (command === "train" && rest.every((option) => option === "--check")) train({ isCheck: rest.length > 0 });
else if (command === "read" && rest.length === 1) read(rest[0] ?? "");
else {
  console.error("Usage: npm run reader -- train [--check], or npm run reader -- read FILE");
  process.exitCode = 2;
}

function read(file: string): void {
  const { model, thresholds } = loadReader();
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { id, text, kind = "comment" } = JSON.parse(line) as { id: string; text: string; kind?: string };
    const reading = decide(classify(model, { text, kind: kindOf({ kind }) }), thresholds);
    const isSignal = !isUnwanted(reading.meaning);
    console.log(JSON.stringify({ id, ...reading, isSignal }));
  }
}
