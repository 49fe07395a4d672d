import { expect, test } from "@playwright/test";

test("search engines find only the landing page and the documentation", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /\n");
  expect(robots).toContain("Allow: /docs");
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  const { pathname } = new URL(sitemap);
  const listed = await (await request.get(pathname)).text();
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toContain("/docs/webhooks");
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("a link to the product shows its social card", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
  const { pathname, search } = new URL(image.replaceAll("&amp;", "&"));
  const card = await request.get(`${pathname}${search}`);
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/png"]);
});
