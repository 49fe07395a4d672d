/** What a finished report keeps in its row, in the contract's own shapes. */
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
/** Signals are kept by their ids, so that one that is deleted or reworded is so in reports as well. */
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
