/** Calls of the SDK: each has a timeout, is repeated at most once, and fails with the port's error. */
import type { Stripe } from "stripe";
import type { z } from "zod";
import { inSpan } from "@/lib/telemetry/telemetry";
import { toPaymentError, unreadable } from "./failures";

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another server that answers like the processor; its own by default. */
  apiUrl?: string | undefined;
  /** Per attempt; 10 s by default. */
  timeoutMs?: number;
}

export interface Client {
  /** Runs a call and parses its answer. Throws `PaymentError`. */
  ask<T extends z.ZodType>(
    call: string,
    schema: T,
    send: (stripe: Stripe) => Promise<unknown>,
  ): Promise<z.output<T>>;
  /** The SDK, for what sends no request. */
  sdk(): Promise<Stripe>;
}

/** Opens no connection yet. The SDK is loaded with the first call: it takes long and few processes need it. */
export function connect({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeOptions): Client {
  let loading: Promise<Stripe> | undefined;
  async function load(): Promise<Stripe> {
    const { Stripe } = await import("stripe");
    return new Stripe(secretKey, {
      ...(apiUrl && addressOf(apiUrl)),
      timeout: timeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }
  const sdk = () => {
    loading ??= load();
    return loading;
  };
  return {
    sdk,
    async ask(call, schema, send) {
      let answer: unknown;
      try {
        answer = await inSpan("payment call", { kind: "client", attributes: { call } }, async () =>
          send(await sdk()),
        );
      } catch (error) {
        throw toPaymentError(call, error);
      }
      const parsed = schema.safeParse(answer);
      if (!parsed.success) throw unreadable(call, parsed.error);
      return parsed.data;
    },
  };
}

function addressOf(apiUrl: string): { host: string; port: number; protocol: "http" | "https" } {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === "http:";
  return { host: hostname, port: Number(port) || (isHttp ? 80 : 443), protocol: isHttp ? "http" : "https" };
}
