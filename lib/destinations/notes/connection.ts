/** Requests to the notes tool: each has its own timeout, none is retried, and the last one is recorded. */
import type { Client, CreatePageParameters } from "@notionhq/client";
import type { z } from "zod";
import { userAgent } from "../user-agent";
import { type Exchange, NotesFailure, ownFailure } from "./failure";
import { WireDatabase, WireDataSource, WirePage, WireQuery } from "./wire";

export interface NotesOptions {
  /** Base URL of the API, without the version. */
  apiUrl: string;
  /** Per request; 10 s by default. */
  timeoutMs?: number;
  /** For all requests of a delivery; 20 s by default, because the claim on a delivery expires soon after. */
  deliveryMs?: number;
}

export type PageProperties = NonNullable<CreatePageParameters["properties"]>;

export interface Property {
  name: string;
  /** The tool's type name, for example `rich_text`. */
  type: string;
  /** The option names of a `status`; empty for other types. */
  options: string[];
}

export interface Database {
  dataSourceId: string;
  /** In the tool's order. */
  properties: Property[];
}

export interface Connection {
  /** The last request. */
  readonly last: Exchange;
  /** All methods reject with a `NotesFailure` on any fault of the other side. */
  readDatabase(databaseId: string): Promise<Database>;
  hasPage(dataSourceId: string, key: Property, value: string): Promise<boolean>;
  createPage(dataSourceId: string, properties: PageProperties): Promise<void>;
}

/** API version; the response format depends on it. */
const notionVersion = "2025-09-03";

/** Opens no connection yet. The SDK is loaded with the first request: it takes 80 ms and few processes need it. */
export function connect(options: NotesOptions, integrationToken: string): Connection {
  const { apiUrl, timeoutMs = 10_000, deliveryMs = 20_000 } = options;
  const wholeDelivery = AbortSignal.timeout(deliveryMs);
  const { host } = new URL(apiUrl);
  let last: Exchange = { method: "", host, headers: {}, status: null, body: null, retryAfter: null };

  const exchange: NonNullable<ConstructorParameters<typeof Client>[0]>["fetch"] = async (url, init = {}) => {
    const { method = "GET", body = null } = init;
    const headers = { ...init.headers, "user-agent": userAgent };
    last = { method, host, headers, status: null, body: null, retryAfter: null };
    const signal = AbortSignal.any([wholeDelivery, AbortSignal.timeout(timeoutMs)]);
    try {
      const answer = await fetch(url, {
        method,
        headers,
        body,
        signal,
        redirect: "manual",
        cache: "no-store",
      });
      const text = await answer.text();
      last = { ...last, status: answer.status, body: text, retryAfter: answer.headers.get("retry-after") };
      return { ok: answer.ok, status: answer.status, headers: answer.headers, text: async () => text };
    } catch {
      throw ownFailure(signal.aborted ? "timeout" : "unreachable", last);
    }
  };

  async function ask<T extends z.ZodType>(schema: T, send: (client: Client) => Promise<unknown>) {
    const sdk = await import("@notionhq/client");
    const client = new sdk.Client({
      auth: integrationToken,
      baseUrl: apiUrl.replace(/\/$/, ""),
      notionVersion,
      fetch: exchange,
      // `exchange` enforces the timeout, including the body; the SDK's own timeout covers only the headers.
      timeoutMs: timeoutMs + 1_000,
      retry: false,
      // Its warnings would write the tool's messages, and with them customer data, to our log.
      logger: () => {},
    });
    try {
      const read = schema.safeParse(await send(client));
      if (read.success) return read.data;
    } catch (error) {
      if (sdk.isHTTPResponseError(error)) {
        throw new NotesFailure(error.status, error.code, error.message, last);
      }
      if (sdk.RequestTimeoutError.isRequestTimeoutError(error)) throw ownFailure("timeout", last);
      if (!(error instanceof SyntaxError)) throw error;
    }
    throw ownFailure("nonsense", last);
  }

  return {
    get last() {
      return last;
    },
    async readDatabase(databaseId) {
      const database = await ask(WireDatabase, ({ databases }) =>
        databases.retrieve({ database_id: databaseId }),
      );
      const [source] = database.data_sources;
      if (!source || database.in_trash) throw ownFailure("unusable", last);
      const { properties } = await ask(WireDataSource, ({ dataSources }) =>
        dataSources.retrieve({ data_source_id: source.id }),
      );
      return { dataSourceId: source.id, properties: Object.values(properties).map(toProperty) };
    },
    async hasPage(dataSourceId, key, value) {
      const equals = { equals: value };
      const { results } = await ask(WireQuery, ({ dataSources }) =>
        dataSources.query({
          data_source_id: dataSourceId,
          filter:
            key.type === "title"
              ? { property: key.name, title: equals }
              : { property: key.name, rich_text: equals },
          page_size: 1,
        }),
      );
      return results.length > 0;
    },
    async createPage(dataSourceId, properties) {
      await ask(WirePage, ({ pages }) =>
        pages.create({ parent: { type: "data_source_id", data_source_id: dataSourceId }, properties }),
      );
    },
  };
}

const toProperty = ({
  name,
  type,
  status,
}: z.infer<typeof WireDataSource>["properties"][string]): Property => ({
  name,
  type,
  options: status?.options.map((option) => option.name) ?? [],
});
