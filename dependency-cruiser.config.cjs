// Which way imports may point. The house: db <- lib <- inngest <- app, and components -> lib/client -> lib/contracts.

/** Our own folders, other than those that a pattern lets through. */
const ours = "^(app|components|db|e2e|inngest|lib|scripts|tests)/";
const vocabulary = "^db/(vocabulary|policy)\\.ts$";
const npm = (...names) => `^node_modules/(${names.join("|")})/`;

/** Files below `from` may import, of our own, only what matches one of `allowed`. */
const onlyOurs = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: ours, pathNot: allowed },
});

/** Files below `from` may not import what matches one of `banned`, but for `except`. */
const never = (name, comment, from, banned, except = []) => ({
  name,
  comment,
  severity: "error",
  from: typeof from === "string" ? { path: from } : from,
  to: { path: banned, pathNot: except },
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Files that need each other are one thing or three. Types alone may point back.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment: "A file that nothing needs and that needs nothing is dead, unless Next reads it by its name.",
      severity: "error",
      // Scripts and test setups are run by their paths.
      from: { orphan: true, pathNot: ["^(app|e2e|scripts|tests)/", "\\.d\\.ts$"] },
      to: {},
    },
    {
      name: "resolvable",
      comment: "Every import leads somewhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-development-packages",
      comment: "What runs in production must be installed there.",
      severity: "error",
      from: { path: "^(app|components|db|inngest|lib)/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },

    never(
      "product-below-tools",
      "The product runs without its tests, scripts and benchmarks.",
      "^(app|components|db|inngest|lib)/",
      "^(bench|e2e|scripts|tests)/",
    ),
    never("scripts-below-tests", "Scripts know no tests.", "^scripts/", "^(bench|e2e|tests)/"),
    never(
      "tests-below-e2e",
      "Tests know neither browsers' specs nor benchmarks.",
      "^tests/",
      "^(bench|e2e)/",
    ),
    never("e2e-and-bench-apart", "Specs know no benchmarks.", "^e2e/", "^bench/"),
    never("bench-without-specs", "Benchmarks know no specs.", "^bench/", "^e2e/"),
    onlyOurs("db-stands-alone", "The database layer knows nothing above it.", "^db/", "^db/"),
    onlyOurs("lib-below-inngest", "lib knows neither functions nor pages.", "^lib/", "^(db|lib)/"),
    onlyOurs("inngest-below-app", "Functions know no pages.", "^inngest/", "^(db|inngest|lib)/"),
    onlyOurs(
      "engine-stands-alone",
      "The engine knows nothing of the product.",
      "^inngest/engine/",
      "^inngest/engine/",
    ),
    onlyOurs(
      "app-is-the-top",
      "Product code needs no scripts and no tests.",
      "^app/",
      "^(app|components|db|inngest|lib)/",
    ),
    onlyOurs(
      "contracts-are-browser-safe",
      "A contract is zod, the vocabulary and the names of the signal filters, nothing else.",
      "^lib/contracts/",
      "^lib/contracts/",
      vocabulary,
      "^db/signal-index/filter-values\\.ts$",
    ),
    onlyOurs(
      "client-speaks-contracts",
      "The browser's side knows the contracts only.",
      "^lib/client/",
      "^lib/(client|contracts)/",
      vocabulary,
    ),
    onlyOurs(
      "components-speak-client",
      "What people see reaches the product through lib/client alone.",
      "^components/",
      "^components/",
      "^lib/(client|contracts)/",
      vocabulary,
    ),

    never(
      "contracts-need-zod-only",
      "Contracts load no other package.",
      "^lib/contracts/",
      ["^node_modules/", "^node:"],
      [npm("zod")],
    ),
    never(
      "ports-see-no-product",
      "A vendor's words stop in its folder, and ours do not get in: no database, no verbs, no Next.",
      "^lib/(networks|destinations|words|mail|payments|outbound)/",
      [
        "^db/",
        "^lib/(auth|client|domain|http|mcp)/",
        npm("drizzle-orm", "postgres", "next", "next-auth", "react", "inngest"),
      ],
      [vocabulary, "^lib/domain/qualification/"],
    ),
    never("domain-knows-no-transport", "Verbs know neither HTTP nor Inngest.", "^lib/domain/", [
      "^lib/(auth|client|http|mcp)/",
      npm("next", "next-auth", "react", "inngest"),
    ]),
    never(
      "database-driver-in-db",
      "Only the database layer, the engine, scripts and tests speak to PostgreSQL.",
      { path: ours, pathNot: ["^db/", "^inngest/engine/", "^scripts/", "^tests/", "^e2e/"] },
      [npm("drizzle-orm", "postgres")],
    ),
    never(
      "agents-protocol-in-mcp",
      "Only lib/mcp speaks to agents in their protocol.",
      { path: "^(app|components|db|inngest|lib)/", pathNot: ["^lib/mcp/"] },
      [npm("@modelcontextprotocol")],
    ),
    never(
      "no-queries-in-pages",
      "Pages and routes call domain verbs: there is one path to the data.",
      "^app/",
      ["^db/(queries|schema)/"],
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\.test\\.tsx?$", "(^|/)\\.next/", "^inngest/engine/testing/", "^bench/http/empty/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
