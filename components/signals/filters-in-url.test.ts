import { describe, expect, it } from "vitest";
import { isFiltered, listInput, loadSignalParams, totalInput } from "./filters-in-url";

describe("signal filters in the address", () => {
  it("asks for the first page of the active view when nothing is set", () => {
    const params = loadSignalParams("?signal=0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a77");
    expect(listInput(params).query).toEqual({ view: "active", sort: null, limit: "25", offset: null });
    expect(isFiltered(params)).toBe(false);
  });

  it("carries every filter that is set, the view and the page", () => {
    const params = loadSignalParams(
      "?minScore=7&kind=comment&company=acme%20inc&search=crm&offset=50&days=7&view=all&sort=fit&tags=a:none%7Cany",
    );
    const filters = {
      view: "all",
      minScore: "7",
      kind: "comment",
      company: "acme inc",
      search: "crm",
      days: "7",
      tags: "a:none|any",
    };
    expect(listInput(params).query).toEqual({ ...filters, sort: "fit", limit: "25", offset: "50" });
    expect(totalInput(params, "archived").query).toEqual({ ...filters, view: "archived", limit: "1" });
    expect(isFiltered(params)).toBe(true);
  });

  it("does not take a view, a sort or a page for a filter", () => {
    expect(isFiltered(loadSignalParams("?view=archived&sort=strength&offset=50"))).toBe(false);
  });

  it("drops what no filter can be", () => {
    const params = loadSignalParams("?kind=wave&minScore=many&view=gone");
    expect(listInput(params).query).toEqual({ view: "active", sort: null, limit: "25", offset: null });
  });
});
