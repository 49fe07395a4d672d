import { describe, expect, it } from "vitest";
import { createTemplateFinder, readTemplates } from "./route-templates";

const templateOf = createTemplateFinder([
  "/",
  "/signals",
  "/signals/[id]",
  "/api/me/signals/[id]/tags",
  "/api/me/signals/export",
  "/api/me/[kind]/export/parts",
  "/api/[[...path]]",
  "/api/v1/signals/{id}",
]);

describe("createTemplateFinder", () => {
  it.each([
    ["/", "/"],
    ["/?page=2", "/"],
    ["/signals", "/signals"],
    ["/signals/", "/signals"],
    ["/signals?q=a/b#top", "/signals"],
    ["/signals/01a2", "/signals/[id]"],
    ["/api/me/signals/01a2/tags", "/api/me/signals/[id]/tags"],
    ["/api/me/signals/export", "/api/me/signals/export"],
    ["/api/me/signals/export/parts", "/api/me/[kind]/export/parts"],
    ["/api/v1/signals/01a2", "/api/v1/signals/{id}"],
    ["/api/me/nothing", "/api/[[...path]]"],
    ["/api", "/api/[[...path]]"],
    ["/wp-login.php", undefined],
    ["/signals/01a2/more", undefined],
    ["*", undefined],
  ])("names %s", (target, template) => {
    expect(templateOf(target)).toBe(template);
  });
});

describe("readTemplates", () => {
  it("is empty without a build", () => {
    expect(readTemplates("/nowhere")).toEqual([]);
  });
});
