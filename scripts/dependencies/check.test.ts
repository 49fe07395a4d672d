import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root";
import { findProblems, licencesOf, listLicences } from "./check";
import { type LockedPackage, readLockfile } from "./lockfile";

const good: LockedPackage = {
  path: "node_modules/a",
  name: "a",
  version: "1.0.0",
  integrity: `sha512-${"a".repeat(86)}==`,
  license: "MIT",
};

describe("a dependency", () => {
  it.each([
    ["no integrity", { integrity: undefined }, /no SHA-512 integrity/],
    ["a weaker integrity", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, /no SHA-512 integrity/],
    ["another registry", { resolved: "https://registry.example/a.tgz" }, /public registry/],
    ["a repository", { resolved: "git+ssh://git@code.example/a.git#1" }, /public registry/],
    ["no license", { license: undefined }, /license none/],
    ["a license that is too restrictive", { license: "AGPL-3.0-only" }, /license AGPL-3.0-only/],
    ["one such license of two", { license: "(MIT AND GPL-3.0-only)" }, /GPL-3.0-only/],
  ])("with %s is refused", (_, change, problem) => {
    expect(findProblems([{ ...good, ...change }])).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    {},
    { license: "(GPL-3.0-only OR MIT)" },
    { license: "AGPL-3.0-only", dev: true },
    { license: "SIL OPEN FONT LICENSE" },
  ])("is accepted with %o", (change) => {
    expect(findProblems([{ ...good, ...change }])).toEqual([]);
  });

  it("with a choice of licenses uses an allowed one", () => {
    expect(licencesOf({ license: "(GPL-2.0-only OR BSD-3-Clause)" })).toEqual(["BSD-3-Clause"]);
  });
});

it("reads every package with its path from the lock file, without the project", () => {
  const packages = readLockfile(join(root, "package-lock.json"));
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.find(({ path }) => path === "node_modules/next")?.name).toBe("next");
  expect(packages.find(({ path }) => path === "node_modules/@slack/web-api")?.name).toBe("@slack/web-api");
});

it("lists production packages by license", () => {
  const text = listLicences([
    good,
    { ...good, name: "b", license: "ISC" },
    { ...good, name: "c", dev: true },
  ]);
  expect(text).toContain("## ISC\n\nb 1.0.0\n\n## MIT\n\na 1.0.0\n");
});
