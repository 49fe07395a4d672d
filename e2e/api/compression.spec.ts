import { type IncomingHttpHeaders, get as open } from "node:http";
import { gunzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../server";

interface Raw {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Raw response bytes: higher-level clients decompress them and send Accept-Encoding by default. */
function get(address: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const asked = open(address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
      answer.on("error", reject);
    });
    asked.on("error", reject);
  });
}

/** Credentials of a new client that reads sample data, which is the same on every installation and never empty. */
async function enter(request: APIRequestContext, name: string): Promise<string> {
  const registered = await request.post("/api/v1/register", {
    data: {
      client_name: name,
      contact_email: `${name}@people.example`,
      network_url: `https://www.network.example/in/${name}`,
    },
    // An address no other test uses, so other tests can still register.
    headers: { "X-Forwarded-For": "203.0.113.78" },
  });
  expect(registered.status()).toBe(201);
  const { client_id, client_secret } = await registered.json();
  const form = { grant_type: "client_credentials", client_id, client_secret };
  const token = await (await request.post("/oauth2/token", { form })).json();
  return `Bearer ${token.access_token}`;
}

test("compresses answers for clients that accept gzip, and only for them", async ({ baseURL, request }) => {
  const authorization = await enter(request, "packed");
  for (const path of ["/api/v1/signals", "/api/openapi.json", "/llms.txt", "/docs/webhooks", "/sign-in"]) {
    const ask = (headers: Record<string, string>) => get(`${baseURL}${path}`, { authorization, ...headers });
    const packed = await ask({ "Accept-Encoding": "gzip" });
    expect(packed.headers["content-encoding"], path).toBe("gzip");
    const plain = await ask({});
    for (const answer of [plain, await ask({ "Accept-Encoding": "identity" })]) {
      expect(answer.headers["content-encoding"], path).toBeUndefined();
    }
    for (const { headers } of [packed, plain]) expect(headers.vary, path).toContain("Accept-Encoding");
    expect(packed.body.length, path).toBeLessThan(plain.body.length / 2);
    // Each page has its own nonce.
    if (!plain.headers["content-type"]?.startsWith("text/html")) {
      expect(gunzipSync(packed.body).equals(plain.body), path).toBe(true);
    }
  }
});

test("does not resend an answer the client already has, compressed or not", async ({ baseURL, request }) => {
  const authorization = await enter(request, "known");
  const address = `${baseURL}/api/v1/signals`;
  const packed = await get(address, { authorization, "Accept-Encoding": "gzip" });
  const known = { authorization, "If-None-Match": packed.headers.etag ?? "" };
  for (const headers of [known, { ...known, "Accept-Encoding": "gzip" }]) {
    const again = await get(address, headers);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(packed.headers.etag);
  }
});
