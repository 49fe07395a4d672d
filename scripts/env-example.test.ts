/** Compares `.env.example` with the settings that the code reads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settingNames } from "@/lib/env";
import { launcherSettingNames } from "./launcher/settings";
import { root } from "./root";

/** Set by Node tools and the platform, not by users. */
const given = /^(NODE_ENV|VERCEL(_.+)?)$/;
/** Read when the log or telemetry opens, not with the other settings. */
const readAlone = ["LOG_LEVEL", "OTEL_EXPORTER_OTLP_ENDPOINT"];

it("lists every setting exactly once and nothing else", () => {
  const text = readFileSync(join(root, ".env.example"), "utf8");
  const listed = text.split("\n").flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  const read = [...settingNames, ...launcherSettingNames, ...readAlone].filter((name) => !given.test(name));
  expect(listed.toSorted()).toEqual([...new Set(read)].sort());
});
