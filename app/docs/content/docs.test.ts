/** Checks the documentation against the product: real signatures, real paths. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parseInline } from "@/components/docs/blocks";
import { operations } from "@/lib/contracts/catalogue";
import { verificationSnippets } from "@/lib/contracts/verification-snippets";
import { signingKeys, signWebhook } from "@/lib/destinations/webhook/sign";
import { describeApi } from "@/lib/http/openapi/describe";
import { surfaces } from "@/lib/http/openapi/surfaces";
import { fieldsOf } from "./fields";
import { makeLibrary } from "./library";
import { makeMarkdown } from "./markdown";

const facts = {
  appUrl: "https://signals.example",
  profileExample: "https://www.network.example/in/your-profile",
  api: await describeApi("https://signals.example"),
};
const library = makeLibrary(facts);
const { guides, reference } = library;
const groups = reference.flatMap((page) => page.groups.map((group) => ({ page, group })));
const run = promisify(execFile);

describe("signature verification samples", () => {
  const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
  const body = '{"personName":"Žofie"}';
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const { service, standard } = signWebhook({ keys: signingKeys(secret), id: "one", timestamp, body });
  const good = {
    "x-service-signature": service,
    "webhook-id": "one",
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,b3RoZXI= ${standard}`,
  };
  const late = String(Number(timestamp) - 301);
  const old = signWebhook({ keys: signingKeys(secret), id: "one", timestamp: late, body }).standard;
  const cases = [
    { headers: good, expected: [true, true] },
    { headers: { ...good, "x-service-signature": `${service.slice(0, -1)}é` }, expected: [false, true] },
    { headers: { ...good, "webhook-id": "two" }, expected: [true, false] },
    { headers: { ...good, "webhook-timestamp": late, "webhook-signature": old }, expected: [true, false] },
    { headers: { ...good, "webhook-timestamp": "soon" }, expected: [true, false] },
    { headers: {}, expected: [false, false] },
  ];
  const input = JSON.stringify({ secret, body, all: cases.map(({ headers }) => headers) });
  const wanted = cases.map(({ expected }) => expected);

  const [inNode, inPython] = verificationSnippets;
  const node = `${inNode.code}
const { secret, body, all } = JSON.parse(process.argv[2]);
const raw = Buffer.from(body);
console.log(JSON.stringify(all.map((h) => [hasServiceSignature(secret, raw, h), hasStandardSignature(secret, raw, h)])));`;
  const python = `${inPython.code}
import json, sys
given = json.loads(sys.argv[1])
raw = given["body"].encode()
secret = given["secret"]
print(json.dumps([[has_service_signature(secret, raw, h), has_standard_signature(secret, raw, h)] for h in given["all"]]))`;

  it.each([
    ["Node", process.execPath, "verify.mjs", node],
    ["Python, if installed", "python3", "verify.py", python],
  ])("%s accepts valid and rejects invalid signatures", async (_, command, file, code) => {
    const folder = mkdtempSync(join(tmpdir(), "verify-"));
    try {
      writeFileSync(join(folder, file), code);
      const ran = await run(command, [join(folder, file), input]).catch((error: { code?: unknown }) => {
        if (error.code === "ENOENT" && command !== process.execPath) return null;
        throw error;
      });
      if (ran) expect(JSON.parse(ran.stdout)).toEqual(wanted);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("every page", () => {
  const pages = new Set([
    ...guides.map(({ slug }) => `/docs/${slug}`),
    ...surfaces.map(({ slug }) => `/docs/reference/${slug}`),
    ...groups.map(({ page, group }) => `/docs/reference/${page.slug}/${group.slug}`),
    ...operations.filter(({ method }) => method === "GET").map(({ path }) => path),
  ]);

  it.each(guides.map((guide) => [guide.slug, guide] as const))(
    "%s has only valid internal links",
    (_, { blocks }) => {
      const texts = blocks.flatMap((block) => {
        if (block.kind === "list") return block.items;
        return block.kind === "table" ? block.rows.flat() : "text" in block ? [block.text] : [];
      });
      const links = texts.flatMap(parseInline).flatMap((part) => (part.kind === "link" ? [part.href] : []));
      expect(links.filter((href) => href.startsWith("/") && !pages.has(href))).toEqual([]);
    },
  );

  it("is available as Markdown with a unique slug and absolute links", () => {
    const all = makeMarkdown(library);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(guides.length + surfaces.length + groups.length);
    for (const { slug, title, markdown } of all) {
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(markdown.startsWith(`# ${title}\n`), slug).toBe(true);
      expect(markdown).not.toContain("](/");
      expect(Buffer.byteLength(markdown), slug).toBeLessThan(100_000);
    }
  });
});

describe("the reference", () => {
  it("shows every operation once", () => {
    const shown = groups.flatMap(({ group }) => group.operations);
    expect(shown.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it("lists fields with their full path, type and limits", () => {
    const components = {
      Item: { type: "object", properties: { size: { type: "integer", minimum: 1, maximum: 9 } } },
    };
    const schema = {
      type: "object",
      required: ["data"],
      properties: {
        data: { type: "array", items: { $ref: "#/components/schemas/Item" } },
        next: { anyOf: [{ type: "string", format: "uuid" }, { type: "null" }], description: "The next one." },
      },
    };
    expect(fieldsOf(schema, components)).toEqual([
      { name: "data", type: "array of object", isRequired: true },
      { name: "data[].size", type: "integer, 1 to 9", isRequired: false },
      { name: "next", type: "uuid or null", isRequired: false, description: "The next one." },
    ]);
  });

  it("tells the variants of a field apart, and shows defaults as they are sent", () => {
    const { schemas } = facts.api.components;
    const rows = fieldsOf(schemas.WebhookConfig ?? {}, schemas);
    const typeOf = (name: string) => rows.filter((row) => row.name === name).map(({ type }) => type);
    expect(typeOf("auth")).toEqual(['object, default {"type":"none"}']);
    expect(typeOf("auth.type")).toEqual(["none | bearer | basic | api_key | headers"]);
    expect(rows.find(({ name }) => name === "auth.token")).toMatchObject({
      place: "for bearer",
      isRequired: true,
    });
  });
});

it("no page shows a value that only programmers know", () => {
  const pages = [
    ...guides.map(({ slug, blocks }) => `${slug} ${JSON.stringify(blocks)}`),
    ...reference.map((surface) => JSON.stringify(surface)),
  ];
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(page).not.toMatch(/\[object |undefined\b|NaN/);
});
