import { Inngest } from "inngest";
import { log } from "@/lib/log";
import { StepTelemetry } from "./step-telemetry";

/** The product's Inngest app. Inngest's own environment variables set where it sends and who may call it. */
export const inngest = new Inngest({ id: "signal-to-action", logger: log, middleware: [StepTelemetry] });
