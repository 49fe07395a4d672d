import { expect, it } from "vitest";
import { describeChange, describeOwners, describeTrend } from "./describe-company";

it("says how many signals a company brought, and how many before", () => {
  expect(describeTrend({ weeks: [], last30Days: 1, previous30Days: 4 })).toBe(
    "1 signal in the last 30 days, 4 in the 30 before",
  );
});

it.each([
  [3, "+3"],
  [-2, "−2"],
  [0, "±0"],
])("writes the change %i with its sign", (change, expected) => {
  expect(describeChange(change)).toBe(expected);
});

it("names the owners it knows and counts the others", () => {
  const owner = (name: string | null, email = "") => ({ userId: "", name, initials: null, email });
  const owners = [owner("Ada"), owner(null, "kim@demo.example")];
  expect(describeOwners({ owners: owners.slice(0, 1), ownerCount: 1 })).toBe("Ada");
  expect(describeOwners({ owners, ownerCount: 2 })).toBe("Ada and kim@demo.example");
  expect(describeOwners({ owners, ownerCount: 4 })).toBe("Ada, kim@demo.example, and 2 others");
});
