import { expect, test } from "vitest";
import { describeErased, handleOf } from "./describe-stored-data";

const nothing = {
  people: 0,
  lookups: 0,
  sources: 0,
  engagements: 0,
  posts: 0,
  signals: 0,
  tags: 0,
  feedback: 0,
  rescues: 0,
  comments: 0,
  archives: 0,
  activations: 0,
  attempts: 0,
  activities: 0,
  reports: 0,
  reworded: 0,
  texts: 0,
};

test("lists erased items with counts and omits zero counts", () => {
  expect(describeErased({ erased: nothing })).toEqual([]);
  expect(describeErased({ erased: { ...nothing, signals: 2, activations: 3, reworded: 1 } })).toEqual([
    { label: "Signals", count: 2 },
    { label: "Deliveries", count: 3 },
    { label: "Other people's signals, reworded", count: 1 },
  ]);
});

test.each([
  ["https://www.network.example/in/ada-keller", "ada-keller"],
  ["https://www.network.example/in/zo%C3%AB", "zoë"],
])("the handle to type is the last part of %s", (address, handle) => {
  expect(handleOf(address)).toBe(handle);
});
