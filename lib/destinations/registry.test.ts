import { expect, it } from "vitest";
import { destinationTypes } from "@/db/vocabulary";
import { destinationAdapters } from "./registry";

it("finds the adapter of each kind that is offered, and none for the others", () => {
  const { findAdapter } = destinationAdapters({ allowPrivate: false });
  const found = destinationTypes.map((type) => [type, findAdapter(type)?.type]);
  expect(found).toEqual(destinationTypes.map((type) => [type, type === "webhook" ? type : undefined]));
});
