/** What a finished report stores in its row, in the contract's format. */
import { z } from "zod";
import { AccountReport, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";

/** What lists show of an account report. */
export const AccountSummary = ReportRow.pick({
  disposition: true,
  industry: true,
  employeeCount: true,
  committeeSize: true,
});
export const AccountContent = AccountReport.pick({
  firmographics: true,
  disposition: true,
  dispositionReason: true,
  buyingCommittee: true,
});
export type AccountFindings = {
  name: string;
  summary: z.infer<typeof AccountSummary>;
  content: z.infer<typeof AccountContent>;
};

/** What lists show of a person report. */
export const PersonSummary = ReportRow.pick({ currentTitle: true, currentCompany: true, signalsCount: true });
/** Stores signal ids only, so deleted or reworded signals are deleted or reworded in reports too. */
export const PersonContent = PersonReport.pick({
  profile: true,
  aiRead: true,
  notable: true,
  rawActivityCount: true,
}).extend({ signalIds: z.array(z.uuid()) });
export type PersonFindings = {
  name: string;
  summary: z.infer<typeof PersonSummary>;
  content: z.infer<typeof PersonContent>;
};
