/** Everything the stand-in knows, and how it is kept. */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type {
  Charge,
  Customer,
  Dispute,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Refund,
  Session,
  StandInEvent,
  Subscription,
  TaxId,
} from "./objects";
import { missing } from "./refusal";

type Kept<T> = Record<string, T>;

/** Answers already given, by idempotency key. */
export interface KeptAnswer {
  request: string;
  status: number;
  body: string;
}

export interface State {
  product: Kept<Product>;
  price: Kept<Price>;
  customer: Kept<Customer>;
  tax_id: Kept<TaxId>;
  payment_method: Kept<PaymentMethod>;
  payment_intent: Kept<PaymentIntent>;
  charge: Kept<Charge>;
  refund: Kept<Refund>;
  dispute: Kept<Dispute>;
  "checkout.session": Kept<Session>;
  /** What a session sells and passes on to what it creates; no part of its public form. */
  sale: Kept<{ price: string; paymentMetadata: Metadata; setupFutureUsage: string | null }>;
  /** The payment of an invoice that was paid by card. */
  invoice_paid_by: Kept<string>;
  subscription: Kept<Subscription>;
  invoice: Kept<Invoice>;
  "billing_portal.session": Kept<PortalSession>;
  event: Kept<StandInEvent>;
  answers: Kept<KeptAnswer>;
  /** Subscriptions whose next renewal is to fail. */
  failing: Kept<true>;
  /** Events still to be delivered. `at` is in milliseconds. */
  deliveries: { event: string; attempts: number; at: number }[];
  invoices: number;
}
type Metadata = Record<string, string>;
type ObjectName = Exclude<
  keyof State,
  "answers" | "failing" | "deliveries" | "invoices" | "sale" | "invoice_paid_by"
>;

const emptyState = (): State => ({
  product: {},
  price: {},
  customer: {},
  tax_id: {},
  payment_method: {},
  payment_intent: {},
  charge: {},
  refund: {},
  dispute: {},
  "checkout.session": {},
  sale: {},
  invoice_paid_by: {},
  subscription: {},
  invoice: {},
  "billing_portal.session": {},
  event: {},
  answers: {},
  failing: {},
  deliveries: [],
  invoices: 0,
});

/** The API version that the SDK of the product speaks. */
const apiVersion = "2026-10-28.endive";

export interface World {
  state: State;
  /** Seconds since 1970. */
  now(): number;
  /** Where its pages are, without a slash at the end. */
  pagesUrl: string;
  /** Records an event about the present state of an object. */
  emit(type: string, about: object): void;
}

/** A world whose events are queued for delivery. */
export function createWorld(state: State, now: () => number, pagesUrl: string): World {
  return {
    state,
    now,
    pagesUrl,
    emit(type, about) {
      const id = objectId("evt");
      const object = structuredClone(about);
      state.event[id] = {
        id,
        object: "event",
        created: now(),
        livemode: false,
        api_version: apiVersion,
        type,
        data: { object },
        pending_webhooks: 1,
      };
      state.deliveries.push({ event: id, attempts: 0, at: 0 });
    },
  };
}

/** A new id in the processor's form, for example `cus_…`. */
export const objectId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString("base64url").replace(/[-_]/g, "x").slice(0, 20)}`;

/** The object of this name and id. Throws 404 `resource_missing`. */
export function need<Name extends ObjectName>(
  { state }: World,
  name: Name,
  id: string,
  param?: string,
): State[Name][string] {
  const found = (state[name] as Record<string, State[Name][string]>)[id];
  if (!found) throw missing(name, id, param);
  return found;
}

/** Newest first. */
export const newestOf = <T extends { created: number }>(kept: Record<string, T>): T[] =>
  Object.values(kept)
    .reverse()
    .sort((a, b) => b.created - a.created);

/** The kept state; empty if there is no file. Throws if the file is damaged. */
export function readState(path: string | null): State {
  if (!path) return emptyState();
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return emptyState();
    throw error;
  }
  try {
    return { ...emptyState(), ...JSON.parse(text) };
  } catch (cause) {
    throw new Error(`${path} is damaged. Delete it to start with no test payments.`, { cause });
  }
}

/** Answers and delivered events that are remembered: the processor forgets them too, after days. */
const mostKept = 1_000;

/** Forgets the oldest answers and delivered events, so that the file does not grow for ever. */
export function forgetOldest(state: State): void {
  const waiting = new Set(state.deliveries.map(({ event }) => event));
  for (const kept of [state.answers, state.event]) {
    const ids = Object.keys(kept);
    for (const id of ids.slice(0, Math.max(0, ids.length - mostKept))) {
      if (!waiting.has(id)) delete kept[id];
    }
  }
}

/** Gives stored pages their present address: another start may have another port. */
export function moveAddresses({ state, pagesUrl }: World): void {
  for (const invoice of Object.values(state.invoice)) {
    invoice.hosted_invoice_url = `${pagesUrl}/invoices/${invoice.id}`;
    invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  }
  for (const session of Object.values(state["checkout.session"])) {
    if (session.url) session.url = `${pagesUrl}/checkout/${session.id}`;
  }
}

/** Writes the file so that a crash leaves the old one or the new one. */
export function writeState(path: string | null, state: State): void {
  if (!path) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600, flush: true });
  renameSync(draft, path);
}
