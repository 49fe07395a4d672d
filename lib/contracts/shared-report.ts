/** What a link shows of a report: everything that is not listed here stays in the workspace. */
import { z } from "zod";
import { PersonName } from "./fields";
import { Timestamp } from "./operation";
import { AccountReport, PersonReport } from "./v1/intelligence";
import { ReportPerson, type ReportSource } from "./v1/report-parts";

const Base = z.object({
  name: PersonName,
  readyAt: Timestamp,
  /** The name of the workspace that shares it. */
  workspace: z.string(),
  /** When the link stops working. */
  expiresAt: Timestamp,
});

export const SharedAccount = Base.extend({
  type: z.literal("account"),
  ...AccountReport.pick({
    firmographics: true,
    firmographicsSources: true,
    committee: true,
    activity: true,
    topics: true,
  }).shape,
  /** Everyone in the buying committee. */
  members: z.array(ReportPerson),
});
export type SharedAccount = z.infer<typeof SharedAccount>;

export const SharedPerson = Base.extend({
  type: z.literal("person"),
  ...PersonReport.pick({
    profile: true,
    profileSources: true,
    tenure: true,
    notableFlags: true,
    activity: true,
    topics: true,
  }).shape,
});
export type SharedPerson = z.infer<typeof SharedPerson>;

export type SharedReport = SharedAccount | SharedPerson;

/** The kinds of records that outsiders may know of: what a network shows to everyone. */
export const publicSourceKinds: ReadonlySet<ReportSource["kind"]> = new Set([
  "engagement",
  "post",
  "profile",
  "company",
]);
