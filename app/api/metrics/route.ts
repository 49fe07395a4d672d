import { otherMethods } from "@/lib/http/methods";
import { createMetricsRoute } from "@/lib/http/metrics-route";
import { runtime } from "@/lib/runtime";

export const GET = createMetricsRoute(() => runtime().env.METRICS_TOKEN);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
