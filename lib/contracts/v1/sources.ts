import { z } from "zod";
import { near } from "../fields";
import { bearer, operation, Period } from "../operation";
import { Source } from "../sources";
import { foreignText } from "./for-agents";
import { all } from "./meta";

export const V1Source = Source.pick({
  id: true,
  type: true,
  networkUrl: true,
  displayName: true,
  isActive: true,
  strengthScore: true,
  signalCount: true,
  totalPosts: true,
  qualifiedPosts: true,
  createdAt: true,
}).meta({ id: "V1Source" });

export const listSourcesV1 = operation({
  id: "listSources",
  method: "GET",
  path: "/api/v1/sources",
  summary: "List sources with their results for the period",
  auth: bearer("read:sources"),
  query: z.object({ period: Period }),
  response: all(V1Source).extend({ total: near(3) }),
  agents: foreignText,
});
