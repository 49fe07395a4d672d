import { describe, expect, it } from "vitest";
import { placeInList } from "./place-in-list";

const page = (offset: number, ...ids: string[]) => ({ data: ids.map((id) => ({ id })), total: 6, offset });
const [first, second, third] = [page(0, "a", "b"), page(2, "c", "d"), page(4, "e", "f")];

describe("the place of a signal in its list", () => {
  it("is between the rows of its page", () => {
    expect(placeInList("b", first, undefined, second)).toEqual({
      ...{ position: 2, total: 6 },
      previous: { id: "a", offset: 0 },
      next: { id: "c", offset: 2 },
    });
  });

  it("goes on from page to page, in both directions", () => {
    expect(placeInList("c", second, first, third)).toMatchObject({
      previous: { id: "b", offset: 0 },
      next: { id: "d", offset: 2 },
    });
    expect(placeInList("d", second, first, third)?.next).toEqual({ id: "e", offset: 4 });
  });

  it("ends with the list, and is unknown for signals that are not on the page", () => {
    expect(placeInList("a", first, undefined, second)?.previous).toBeUndefined();
    expect(placeInList("f", third, second, undefined)?.next).toBeUndefined();
    expect(placeInList("gone", first, undefined, second)).toBeNull();
  });
});
