import { EventType, eventType } from "inngest";
import { type EventName, events } from "@/lib/contracts/events";

/** The product was started on this machine: what is due need not wait for the next minute. */
export const productStarted = eventType("product/started");

/** One of the product's events as a trigger, which validates its data. */
export const on = <N extends EventName>(name: N) => new EventType({ name, schema: events[name] });
