import { createFunctionsRoute } from "@/inngest/serve";
import { createHeard } from "@/lib/domain/health/heard";
import { otherMethods } from "@/lib/http/methods";
import { runtime } from "@/lib/runtime";

export const maxDuration = 300;
export const { GET, POST, PUT } = createFunctionsRoute(() => runtime().env, createHeard(runtime));
export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST", "PUT");
