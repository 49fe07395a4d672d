import type { Env } from "@/lib/env";
import { rulesWriter } from "./rules";
import type { Writer } from "./writer";

/** The writer that the environment asks for: rules, which need nothing. */
export function writerFromEnvironment(_env: Env): Writer {
  return rulesWriter;
}
