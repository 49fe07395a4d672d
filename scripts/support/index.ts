/** `npm run support -- train [--check]` fits the check of a model's claims to data/answers/sentences.jsonl. */
import { train } from "./train";

const [command, ...rest] = process.argv.slice(2);
if (command === "train" && rest.every((option) => option === "--check")) train({ isCheck: rest.length > 0 });
else {
  console.error("Usage: npm run support -- train [--check]");
  process.exitCode = 2;
}
