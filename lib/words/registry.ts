import type { Env } from "@/lib/env";
import { rulesWriter } from "./rules";
import type { Writer } from "./writer";

/** The configured writer: always rules, which need no configuration. */
export function writerFromEnvironment(_env: Env): Writer {
  return rulesWriter;
}
