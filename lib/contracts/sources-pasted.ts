/** Adding many sources of any kind from pasted text, and finding companies by name. */
import { z } from "zod";
import { sourceTypes } from "@/db/vocabulary";
import { CompanyName, CompanyUrl, Keywords, like, Network, PersonUrl, SourceName } from "./fields";
import { managers, member, notAudited, operation } from "./operation";
import { maxBulkInputs, SourceToImport, skipReasons } from "./sources";
import { nameText, text } from "./text";

const longestPaste = 100_000;

export const PastedText = z
  .strictObject({
    text: text("Ada Keller, https://www.network.example/in/ada-keller")
      .min(1)
      .max(longestPaste)
      .describe("Lines, CSV or cells of a spreadsheet, as pasted."),
    textAs: z
      .enum(["keywords", "companies"])
      .default("keywords")
      .describe("What lines without an address are: phrases to search for, or names of companies."),
  })
  .meta({ id: "PastedText" });
export type PastedText = z.output<typeof PastedText>;

export const pastedReasons = [...skipReasons, "heading", "company_name"] as const;
export type PastedReason = (typeof pastedReasons)[number];

export const PastedSource = z
  .object({
    /** Where it stands in the text, from 1. */
    line: z.int(),
    text: z.string().describe("How it was pasted, shortened."),
    type: z.enum(sourceTypes).nullable().describe("What it becomes; null for nothing."),
    networkUrl: PersonUrl.nullable(),
    keywords: Keywords.nullable(),
    displayName: SourceName.nullable(),
    companyName: CompanyName.nullable().describe("The name of a company whose page is not known yet."),
    reason: z
      .enum(pastedReasons)
      .nullable()
      .describe(
        "Why it would not be added; null if it would. `company_name`: its page has to be found first.",
      ),
    message: z.string().nullable().describe("The same as a sentence, where there is more to say."),
  })
  .meta({ id: "PastedSource" });
export type PastedSource = z.infer<typeof PastedSource>;

export const readPastedSources = operation({
  id: "readMyPastedSources",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it reads a text and saves nothing"),
  path: "/api/me/sources/paste",
  summary: "Read pasted text as up to 100 people, company pages and keyword searches; nothing is added",
  auth: member("provisioned", managers),
  body: PastedText,
  response: z.object({ rows: z.array(PastedSource) }),
  errors: ["too_many_inputs", "no_plan", "upstream_failure"],
});

export const ImportedSources = z
  .object({
    created: z.array(z.object({ index: z.int(), id: z.uuid(), displayName: SourceName })),
    skipped: z.array(
      z.object({ index: z.int(), reason: z.enum(skipReasons), message: z.string().nullable() }),
    ),
  })
  .meta({ id: "ImportedSources" });
export type ImportedSources = z.infer<typeof ImportedSources>;

export const SourcesToImport = z.strictObject({
  sources: z.array(SourceToImport).min(1).max(maxBulkInputs),
});

export const importSources = operation({
  id: "importMySources",
  method: "POST",
  audit: "source.bulk_created",
  path: "/api/me/sources/import",
  summary: "Add up to 100 sources of any kind; those that are not added are returned by index with a reason",
  auth: member("provisioned", managers),
  body: SourcesToImport,
  response: ImportedSources,
  errors: ["no_plan", "upstream_failure"],
});

/** How many names one request looks up. */
export const maxCompanyNames = 10;
/** In characters. */
export const longestCompanyName = 120;

export const FoundCompany = z
  .object({
    networkUrl: CompanyUrl,
    name: CompanyName,
    network: Network.nullable(),
    description: z
      .string()
      .nullable()
      .meta({ examples: ["Software · Berlin"] }),
  })
  .meta({ id: "FoundCompany" });
export type FoundCompany = z.infer<typeof FoundCompany>;

export const FoundCompanies = z
  .object({
    /** In the order of the names. */
    data: z.array(
      z.object({
        name: like("Northwind"),
        companies: z.array(FoundCompany).describe("The best matches first; empty without any."),
        isExact: z.boolean().describe("Whether the first one, and no other, has exactly this name."),
        refusal: z.string().nullable().describe("Why it could not be looked up, as a sentence."),
      }),
    ),
  })
  .meta({ id: "FoundCompanies" });
export type FoundCompanies = z.infer<typeof FoundCompanies>;

export const findCompanies = operation({
  id: "findMySourceCompanies",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it looks names up and saves nothing"),
  path: "/api/me/sources/companies",
  summary: "Find the pages of up to 10 companies by name, on the networks of this installation",
  auth: member("provisioned"),
  body: z.strictObject({
    names: z.array(nameText(longestCompanyName, "Northwind")).min(1).max(maxCompanyNames),
  }),
  response: FoundCompanies,
});
