import { IcpFields } from "../icp";
import { bearer, idOf, operation } from "../operation";
import { one } from "./meta";

export const V1Icp = IcpFields.omit({ excludedTitles: true, excludedIndustries: true })
  .extend({ id: idOf("profile") })
  .meta({ id: "V1Icp" });

export const getIcpV1 = operation({
  id: "getIcp",
  method: "GET",
  path: "/api/v1/icp",
  summary: "Get the workspace's ideal customer profile",
  auth: bearer("read:icp"),
  response: one(V1Icp),
  errors: ["not_found"],
});
