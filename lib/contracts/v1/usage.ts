import { bearer, operation } from "../operation";
import { Usage } from "../usage";
import { one } from "./meta";

export const V1Usage = Usage.omit({ banner: true }).meta({ id: "V1Usage" });

export const getUsageV1 = operation({
  id: "getUsage",
  method: "GET",
  path: "/api/v1/usage",
  summary: "Get the workspace's usage this month and last month, without costs",
  auth: bearer("read:usage"),
  response: one(V1Usage),
});
