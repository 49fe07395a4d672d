import { describe, expect, it } from "vitest";
import { isFiltered, listInput, loadSignalParams, queueAddress } from "./filters-in-url";

const first = { view: "active", sort: "engaged", limit: "25", offset: null, totals: "views" };

describe("signal filters in the URL", () => {
  it("requests the first page of the active view by default", () => {
    const params = loadSignalParams("?signal=0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a77");
    expect(listInput(params).query).toEqual(first);
    expect(isFiltered(params)).toBe(false);
  });

  it("keeps all set filters, the view and the page", () => {
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
    expect(listInput(params).query).toEqual({ ...first, ...filters, sort: "fit", offset: "50" });
    expect(isFiltered(params)).toBe(true);
  });

  it("does not count view, sort or page as filters", () => {
    expect(isFiltered(loadSignalParams("?view=archived&sort=strength&offset=50"))).toBe(false);
  });

  it("keeps several stages, and links to them", () => {
    const address = queueAddress({ stage: "new,working", assignee: "me,none", sort: "strength" });
    const params = loadSignalParams(address.slice("/signals".length));
    expect(listInput(params).query).toEqual({
      ...{ ...first, sort: "strength" },
      ...{ stage: "new,working", assignee: "me,none" },
    });
  });

  it("drops invalid filter values", () => {
    const params = loadSignalParams("?kind=wave&minScore=many&view=gone&stage=new,old");
    expect(listInput(params).query).toEqual(first);
  });
});
