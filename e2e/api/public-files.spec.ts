import { expect, test } from "../server";

test("search engines find only the public pages", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /\n");
  expect(robots).toContain("Allow: /docs");
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  const { pathname } = new URL(sitemap);
  const listed = await (await request.get(pathname)).text();
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/pricing", "/status", "/privacy", "/terms", "/docs/webhooks"]),
  );
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("a link to the product shows its social card", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
  const { pathname, search } = new URL(image.replaceAll("&amp;", "&"));
  const card = await request.get(`${pathname}${search}`);
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("every indexed page names its own address and its Markdown version", async ({ request, baseURL }) => {
  const listed = await (await request.get("/sitemap.xml")).text();
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  for (const path of paths) {
    const page = await (await request.get(`${path}?utm_source=mail`)).text();
    const canonical = /rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(new URL(canonical, baseURL).pathname, path).toBe(path);
    expect(canonical, path).not.toContain("utm_source");
    if (!/^\/docs\/./.test(path)) continue;
    const markdown = /rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await request.get(new URL(markdown, baseURL).pathname);
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([
      200,
      "text/markdown; charset=utf-8",
    ]);
  }
});

test("the description of the API is found where tools look for it", async ({ request }) => {
  const answer = await request.get("/openapi.json");
  expect(new URL(answer.url()).pathname).toBe("/api/openapi.json");
  expect((await answer.json()).openapi).toMatch(/^3\./);
});

test("browsers find an icon at every address that they ask for", async ({ request }) => {
  const ico = await request.get("/favicon.ico");
  expect([ico.status(), ico.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  expect([...(await ico.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  const page = await (await request.get("/")).text();
  const icons = [...page.matchAll(/rel="(icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, , href = ""]) => href,
  );
  expect(icons.length).toBe(3);
  for (const href of icons)
    expect((await request.get(href.replaceAll("&amp;", "&"))).status(), href).toBe(200);
});
