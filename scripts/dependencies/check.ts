/** What is asked of every dependency: that it is the package that was chosen, under a licence that the product can bear. */
import type { LockedPackage } from "./lockfile";

/**
 * Licences that production dependencies may have, as SPDX names them: permissive ones; weak copyleft where the code is
 * used unchanged as a library of its own (LGPL: libvips behind sharp; MPL: the CSS compiler); fonts and data.
 */
const allowedLicences = new Set([
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Unlicense",
  ],
  ...["LGPL-3.0-or-later", "MPL-2.0"],
  ...["OFL-1.1", "CC-BY-4.0"],
]);

/** What packages call a licence, by its SPDX name. */
const otherNames: Record<string, string> = { "SIL OPEN FONT LICENSE": "OFL-1.1" };

/** The licences of an expression that all hold at once: `(MIT AND Apache-2.0)`. One of an OR may be chosen. */
export function licencesOf({ license }: Pick<LockedPackage, "license">): string[] {
  const text = (license ?? "").replace(/^\((.*)\)$/, "$1");
  const choices = text.split(" OR ");
  const chosen = choices.find((choice) => areAllowed(choice.split(" AND "))) ?? text;
  return chosen.split(" AND ").map((name) => otherNames[name] ?? name);
}

const areAllowed = (names: string[]) => names.every((name) => allowedLicences.has(otherNames[name] ?? name));

/** What is wrong with the packages, a line each: integrity of all, licences of those that production runs. */
export function findProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((one) => {
    const at = `${one.path}@${one.version ?? "?"}`;
    const licences = licencesOf(one);
    return [
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(one.integrity ?? "") ? [] : [`${at} has no SHA-512 integrity`]),
      ...(one.resolved === undefined || one.resolved.startsWith("https://registry.npmjs.org/")
        ? []
        : [`${at} comes from elsewhere than the public registry`]),
      ...(one.dev || areAllowed(licences)
        ? []
        : [`${at} has the licence ${licences.join(" AND ") || "none"}`]),
    ];
  });
}

/** The list of what production runs, by licence, as `docs/LICENCES.md` keeps it. */
export function listLicences(packages: readonly LockedPackage[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const one of packages.filter(({ dev }) => !dev)) {
    const licence = licencesOf(one).join(" AND ");
    const names = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, names.add(`${one.name} ${one.version ?? ""}`.trim()));
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(", ")}\n`);
  return `# Licences of production dependencies\n\nMade by \`npm run licences\`; \`npm test -- dependencies\` checks it.\n\n${sections.join("\n")}`;
}
