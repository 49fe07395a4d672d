import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CommitteeRole, RoleMember } from "@/lib/contracts/v1/purchase-roles";
import { RoleMap } from "./role-map";

const person = (name: string, confirmed?: boolean): RoleMember => ({
  name,
  title: null,
  networkUrl: `https://www.network.example/in/${name.toLowerCase().replaceAll(" ", "-")}`,
  engagements: 1,
  evidence: [],
  ...(confirmed !== undefined && { confirmed }),
});
const gap = { text: "No economic buyer seen.", sources: [], titles: ["CRO"] };
const role = (one: Partial<CommitteeRole> & Pick<CommitteeRole, "role">): CommitteeRole => ({
  expected: true,
  people: [],
  gap: null,
  ...one,
});

/** What each tile says, and whether it is drawn as open. */
const tilesOf = (roles: CommitteeRole[]) =>
  (renderToStaticMarkup(<RoleMap roles={roles} />).match(/<li.*?<\/li>/g) ?? []).map((tile) => [
    tile
      .replace(/<span aria-hidden.*?<\/span>/g, "")
      .replace(/<[^>]*>/g, "|")
      .split("|")
      .filter(Boolean)
      .join(": "),
    tile.includes("border-dashed") ? "open" : "filled",
  ]);

it("names who fills a role, counts several, and says which is missing", () => {
  expect(
    tilesOf([
      role({ role: "economic_buyer", gap }),
      role({ role: "champion", people: [person("Ana Lopez")] }),
      role({ role: "user", people: ["A A", "B B", "C C", "D D", "E E"].map((name) => person(name)) }),
    ]),
  ).toEqual([
    ["Economic buyer: Missing", "open"],
    ["Champion: Ana Lopez", "filled"],
    ["User: +2: 5 people", "filled"],
  ]);
});

it("keeps the role of an economic buyer open whom only the title suggests", () => {
  const possible = [person("Ana Lopez", false)];
  expect(
    tilesOf([
      role({ role: "economic_buyer", people: possible, gap }),
      role({ role: "economic_buyer", people: [...possible, person("Bo Berg", false)], gap }),
      role({ role: "economic_buyer", people: [...possible, person("Bo Berg", true)] }),
    ]),
  ).toEqual([
    ["Economic buyer: Possible", "open"],
    ["Economic buyer: 2 possible", "open"],
    ["Economic buyer: 2 people", "filled"],
  ]);
});
