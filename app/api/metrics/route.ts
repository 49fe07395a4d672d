import { otherMethods } from "@/lib/http/methods";
import { createMetricsRoute } from "@/lib/http/metrics-route";
import { openProcess } from "@/lib/process";

export const GET = createMetricsRoute(() => openProcess().env.METRICS_TOKEN);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
