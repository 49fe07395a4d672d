/** A payment processor in memory: tests set what it holds, and it describes only that. */
import { createHmac } from "node:crypto";
import {
  type PackCheckout,
  type Payment,
  PaymentError,
  type PaymentEvent,
  type Payments,
  type PlanPayment,
  type PlanPrice,
  type Subscription,
} from "@/lib/payments/payments";

const secret = "whsec_of_tests";

export interface Processor extends Payments {
  subscriptions: Map<string, Subscription>;
  checkouts: Map<string, PackCheckout>;
  payments: Map<string, Payment>;
  /** What payments for subscriptions were for, by payment. */
  planPayments: Map<string, PlanPayment>;
  /** Every call, in order, as `name id`. */
  calls: string[];
  /** Whether each change of plan was prorated, in order. */
  proration: boolean[];
  /** The customers created, by workspace. */
  customers: Map<string, string>;
  /** While set, every call fails like this. */
  fails: PaymentError["failure"] | null;
  /** Called once between reading a state and answering with it, so that a test can change it meanwhile. */
  whileAnswering: (() => Promise<void>) | null;
}

/** The body and signature of an event, as the processor sends them. */
export function signed(event: PaymentEvent): { rawBody: string; signature: string } {
  const rawBody = JSON.stringify(event);
  return { rawBody, signature: sign(rawBody) };
}

const sign = (rawBody: string) => createHmac("sha256", secret).update(rawBody).digest("hex");

export function createProcessor(): Processor {
  /** Answers with what `find` returns then; changes are remembered by their key. */
  const done = new Map<string, unknown>();
  async function answer<T>(name: string, find: () => T, key?: string): Promise<T> {
    processor.calls.push(name);
    if (processor.fails) throw new PaymentError(processor.fails, `${name} failed`);
    if (key !== undefined && !done.has(key)) done.set(key, structuredClone(find()));
    const state = structuredClone(key === undefined ? find() : done.get(key)) as T;
    const { whileAnswering } = processor;
    processor.whileAnswering = null;
    await whileAnswering?.();
    return state;
  }
  function change(id: string, set: Partial<Subscription>): Subscription {
    const found = processor.subscriptions.get(id);
    if (!found) throw new PaymentError("gone", `No subscription ${id}`);
    Object.assign(found, set);
    return found;
  }
  const moved = ({ plan, interval }: PlanPrice) => ({ plan, interval });
  const opened = { id: "cs_opened", url: "https://pay.example/cs_opened" };

  const processor: Processor = {
    isStandIn: true,
    subscriptions: new Map(),
    checkouts: new Map(),
    payments: new Map(),
    planPayments: new Map(),
    customers: new Map(),
    calls: [],
    proration: [],
    fails: null,
    whileAnswering: null,
    createCustomer: ({ workspaceId }) =>
      answer(`createCustomer ${workspaceId}`, () => {
        const id = processor.customers.get(workspaceId) ?? `cus_${workspaceId}`;
        processor.customers.set(workspaceId, id);
        return { id };
      }),
    openPlanCheckout: ({ price, key }) => answer(`openPlanCheckout ${price.plan}`, () => opened, key),
    openPackCheckout: ({ price, key }) => answer(`openPackCheckout ${price.pack}`, () => opened, key),
    chargePack: ({ key }) => {
      throw new Error(`No test charges ${key}`);
    },
    openPortal: () => answer("openPortal", () => ({ url: "https://pay.example/portal" })),
    previewChange: ({ subscriptionId }) =>
      answer(`previewChange ${subscriptionId}`, () => ({
        dueCents: 10_000,
        creditCents: 2_500,
        currency: "usd",
        nextInvoiceAt: new Date("2025-12-20T15:00:00Z"),
      })),
    changePlan: ({ subscriptionId, price, isProrated, key }) =>
      answer(
        `changePlan ${subscriptionId}`,
        () => {
          processor.proration.push(isProrated);
          return change(subscriptionId, moved(price));
        },
        key,
      ),
    scheduleEnd: ({ subscriptionId, downgradeTo, key }) =>
      answer(
        `scheduleEnd ${subscriptionId}`,
        () => change(subscriptionId, { cancelAtPeriodEnd: true, downgradeTo }),
        key,
      ),
    keepSubscription: ({ subscriptionId, key }) =>
      answer(
        `keepSubscription ${subscriptionId}`,
        () => change(subscriptionId, { cancelAtPeriodEnd: false, downgradeTo: null }),
        key,
      ),
    endNow: ({ subscriptionId, isDuplicate, key }) =>
      answer(
        `endNow ${subscriptionId}`,
        () =>
          change(subscriptionId, {
            ...{ status: "canceled", endedAt: new Date("2025-11-20T15:00:00Z"), isDuplicate },
          }),
        key,
      ),
    refundSubscription: ({ subscriptionId }) =>
      answer(`refundSubscription ${subscriptionId}`, () => ({ cents: 9_900, currency: "usd" })),
    closePlanCheckouts: ({ paymentCustomerId }) =>
      answer(`closePlanCheckouts ${paymentCustomerId}`, () => undefined),
    readSubscription: (id) => answer(`readSubscription ${id}`, () => processor.subscriptions.get(id) ?? null),
    findSubscriptions: (paymentCustomerId) =>
      answer(`findSubscriptions ${paymentCustomerId}`, () =>
        [...processor.subscriptions.values()].filter((one) => one.paymentCustomerId === paymentCustomerId),
      ),
    readCheckout: (id) => answer(`readCheckout ${id}`, () => processor.checkouts.get(id) ?? null),
    readPayment: (id) => answer(`readPayment ${id}`, () => processor.payments.get(id) ?? null),
    readPlanPayment: (id) => answer(`readPlanPayment ${id}`, () => processor.planPayments.get(id) ?? null),
    listPaidInvoices: ({ limit }) =>
      answer("listPaidInvoices", () =>
        [
          {
            id: "in_1",
            number: "A-1",
            cents: 9_900,
            currency: "usd",
            paidAt: new Date("2025-11-20T15:00:00Z"),
            hostedUrl: "https://pay.example/in_1",
            pdfUrl: "https://pay.example/in_1.pdf",
            description: "Starter",
          },
        ].slice(0, limit),
      ),
    readUpcomingInvoice: ({ subscriptionId }) =>
      answer(`readUpcomingInvoice ${subscriptionId}`, () => ({
        cents: 9_900,
        currency: "usd",
        at: new Date("2025-12-20T15:00:00Z"),
      })),
    readPaymentMethod: () =>
      answer("readPaymentMethod", () => ({
        brand: "visa",
        last4: "4242",
        expiresMonth: 12,
        expiresYear: 2030,
      })),
    readEvent: async (rawBody, signature) => {
      if (signature !== sign(rawBody)) throw new PaymentError("bad_signature", "The signature differs");
      return JSON.parse(rawBody) as PaymentEvent;
    },
  };
  return processor;
}
