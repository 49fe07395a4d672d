import { Inngest } from "inngest";

/** The product's Inngest app. Where it sends and who may call it comes from Inngest's own variables. */
export const inngest = new Inngest({ id: "signal-to-action" });
