import { describe, expect, it } from "vitest";
import * as dashboard from "@/lib/contracts/dashboard";
import * as destinations from "@/lib/contracts/destinations";
import * as signals from "@/lib/contracts/signals";
import * as sources from "@/lib/contracts/sources";
import * as team from "@/lib/contracts/team";
import * as operations from "./operations";

const contracts = new Map<string, unknown>(
  [dashboard, destinations, signals, sources, team].flatMap((module) => Object.entries(module)),
);

describe("operations of the browser", () => {
  it.each(Object.entries(operations))("%s is what its contract says", (name, { method, path, status }) => {
    expect(contracts.get(name)).toMatchObject({ method, path, status });
  });
});
