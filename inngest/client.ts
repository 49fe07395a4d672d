import { Inngest } from "inngest";
import { log } from "@/lib/log";

/** The product's Inngest app. Where it sends and who may call it comes from Inngest's own variables. */
export const inngest = new Inngest({ id: "signal-to-action", logger: log });
