import type { z } from "zod";
import { bearer, operation } from "../operation";
import { Usage } from "../usage";
import { one } from "./meta";

export const V1Usage = Usage.omit({ banner: true }).meta({ id: "V1Usage" });
export type V1Usage = z.infer<typeof V1Usage>;

export const getUsageV1 = operation({
  id: "getUsage",
  method: "GET",
  path: "/api/v1/usage",
  summary: "What the workspace did this month and last; no money figures",
  auth: bearer("read:usage"),
  response: one(V1Usage),
});
