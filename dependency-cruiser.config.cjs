// Allowed import directions: db <- lib <- inngest <- app, and components -> lib/client -> lib/contracts.

/** Our own folders, except those that a pattern lets through. */
const ours = "^(app|components|db|e2e|inngest|lib|packages|scripts|tests)/";
const vocabulary = "^db/(vocabulary|policy|count-of|audit-actions|packs|signal-types|stages|topics)\\.ts$";
const npm = (...names) => `^node_modules/(${names.join("|")})/`;

/** Of our own files, those below `from` may import only what matches one of `allowed`. */
const onlyOurs = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: ours, pathNot: allowed },
});

/** Files below `from` may not import what matches one of `banned`, except `except`. */
const never = (name, comment, from, banned, except = []) => ({
  name,
  comment,
  severity: "error",
  from: typeof from === "string" ? { path: from } : from,
  to: { path: banned, pathNot: except },
});

/** @type {import("dependency-cruiser").IConfiguration} */
/** The rooms of judgement, from the ground up. */
const judgementRooms = [
  "linear",
  "text",
  "meaning",
  "company",
  "title",
  "context",
  "strength",
  "fit",
  "gates",
  "post",
];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Files that import each other belong in one file or need a third. Only type imports may point back.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-loops-of-rooms",
      comment: "Rooms stand on floors: a room that another one imports doesn't import back, types included.",
      severity: "error",
      scope: "folder",
      from: { path: "^(components|lib|lib/domain)/[^/]+$" },
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment:
        "A file that imports nothing and is imported by nothing is dead, unless Next loads it by name.",
      severity: "error",
      // Scripts and test setups are run by their paths.
      from: {
        orphan: true,
        pathNot: ["^(app|e2e|scripts|tests)/", "^instrumentation-client\\.ts$", "\\.d\\.ts$"],
      },
      to: {},
    },
    {
      name: "resolvable",
      comment: "Every import must resolve.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-development-packages",
      comment: "Packages used in production must be installed there.",
      severity: "error",
      from: { path: "^(app|components|db|inngest|lib|packages)/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },

    never(
      "product-below-tools",
      "The product runs without its tests, scripts and benchmarks.",
      "^(app|components|db|inngest|lib)/",
      "^(bench|e2e|scripts|tests)/",
    ),
    never("scripts-below-tests", "Scripts do not import tests.", "^scripts/", "^(bench|e2e|tests)/"),
    never("tests-below-e2e", "Tests do not import specs or benchmarks.", "^tests/", "^(bench|e2e)/"),
    never("e2e-without-bench", "Specs do not import benchmarks.", "^e2e/", "^bench/"),
    never("bench-without-e2e", "Benchmarks do not import specs.", "^bench/", "^e2e/"),
    {
      name: "vendors-when-first-used",
      comment: "A vendor's SDK is loaded when it is first used: most processes use few of them.",
      severity: "error",
      from: { path: "^(app|inngest|lib)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: npm(
          ...["@ai-sdk/[^/]+", "@notionhq/client", "@slack/web-api", "ai"],
          ...["gaxios", "google-auth-library", "nodemailer", "stripe"],
        ),
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    onlyOurs("db-stands-alone", "The database layer does not import the layers above it.", "^db/", "^db/"),
    onlyOurs("lib-below-inngest", "lib does not import functions or pages.", "^lib/", "^(db|lib|packages)/"),
    onlyOurs(
      "inngest-below-app",
      "Functions do not import pages.",
      "^inngest/",
      "^(db|inngest|lib|packages)/",
    ),
    onlyOurs(
      "packages-stand-alone",
      "A package imports no product code and no other package.",
      "^packages/([^/]+)/",
      "^packages/$1/",
    ),
    onlyOurs(
      "app-is-the-top",
      "Product code does not import scripts or tests.",
      "^app/",
      "^(app|components|db|inngest|lib|packages)/",
    ),
    onlyOurs(
      "contracts-are-browser-safe",
      "A contract imports only zod, the vocabulary and the names of the signal filters.",
      "^lib/contracts/",
      "^lib/contracts/",
      vocabulary,
      "^db/signal-index/filter-values\\.ts$",
    ),
    onlyOurs(
      "client-speaks-contracts",
      "Browser code imports only contracts.",
      "^lib/client/",
      "^lib/(client|contracts)/",
      vocabulary,
    ),
    onlyOurs(
      "components-speak-client",
      "Components reach the product only through lib/client.",
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
      "Vendor code stays in its folder and imports no database, domain verbs or Next.",
      "^lib/(networks|destinations|words|mail|payments|outbound)/",
      [
        "^db/",
        "^lib/(auth|client|domain|http|mcp)/",
        npm("drizzle-orm", "postgres", "next", "next-auth", "react", "inngest"),
      ],
      // Whose work it is, which decides whose share of a host's connections a request takes. It reads no database.
      [vocabulary, "^lib/judgement/", "^db/work-scope\\.ts$"],
    ),
    onlyOurs(
      "judgement-is-pure",
      "What a text means follows from the text alone.",
      "^lib/judgement/",
      "^lib/judgement/",
      vocabulary,
    ),
    ...judgementRooms
      .slice(0, -1)
      .map((room, at) =>
        never(
          `judgement-${room}-is-below`,
          "A room of judgement imports only from those before it, so there are no loops.",
          `^lib/judgement/${room}/`,
          [`^lib/judgement/(${judgementRooms.slice(at + 1).join("|")}|(?!weights\\.ts)[^/]+\\.ts$)`],
        ),
      ),
    never("domain-knows-no-transport", "Verbs do not import HTTP or Inngest.", "^lib/domain/", [
      "^lib/(auth|client|http|mcp)/",
      npm("next", "next-auth", "react", "inngest"),
    ]),
    never(
      "database-driver-in-db",
      "Only the database layer, the engine, scripts and tests use PostgreSQL directly.",
      { path: ours, pathNot: ["^db/", "^packages/inngest-engine/", "^scripts/", "^tests/", "^e2e/"] },
      [npm("drizzle-orm", "postgres")],
    ),
    never(
      "agents-protocol-in-mcp",
      "Only lib/mcp uses the agent protocol.",
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
    exclude: {
      path: ["\\.test\\.tsx?$", "(^|/)\\.next/", "^packages/inngest-engine/testing/", "^bench/http/empty/"],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
