import { describe, expect, it } from "vitest";
import { isFiltered, loadSignalParams, toSignalQuery } from "./filters-in-url";

describe("signal filters in the address", () => {
  it("asks for nothing when nothing is set", () => {
    const params = loadSignalParams("?signal=0199a4c2-7b1e-7c3a-9f6e-2f1d0c9b8a77");
    expect(toSignalQuery(params)).toEqual({});
    expect(isFiltered(params)).toBe(false);
  });

  it("carries every filter that is set, and the page", () => {
    const params = loadSignalParams(
      "?minScore=7&kind=comment&company=acme%20inc&search=crm&offset=50&days=7",
    );
    expect(toSignalQuery(params)).toEqual({
      minScore: "7",
      kind: "comment",
      company: "acme inc",
      search: "crm",
      offset: "50",
      days: "7",
    });
    expect(isFiltered(params)).toBe(true);
  });

  it("drops what no filter can be", () => {
    expect(toSignalQuery(loadSignalParams("?kind=wave&minScore=many"))).toEqual({});
  });
});
