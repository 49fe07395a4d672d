/** What a finished report stores in its row, in the contract's format. */
import { z } from "zod";
import { AccountReport, CommitteeMember, PersonReport, ReportRow } from "@/lib/contracts/v1/intelligence";
import { KnownPeople } from "./changes";

/** The version that new reports are stored in. Those of version 1 have none, and are shown with what they hold. */
export const contentVersion = 2;

/** What lists show of an account report. */
export const AccountSummary = ReportRow.pick({
  disposition: true,
  industry: true,
  employeeCount: true,
  committeeSize: true,
});
const AccountFields = AccountReport.pick({
  firmographics: true,
  disposition: true,
  dispositionReason: true,
  buyingCommittee: true,
  dispositionReasons: true,
  firmographicsSources: true,
  activity: true,
  topics: true,
  committee: true,
  nextStep: true,
  changes: true,
  intent: true,
  ownWords: true,
  rivals: true,
  plan: true,
  authors: true,
});
export const StoredAccount = AccountFields.extend({
  version: z.literal(contentVersion),
  /** For the next report; not shown. */
  memory: KnownPeople,
});
export type AccountFindings = {
  name: string;
  summary: z.infer<typeof AccountSummary>;
  content: z.infer<typeof StoredAccount>;
};

const FirstAccountContent = AccountFields.pick({
  firmographics: true,
  disposition: true,
  dispositionReason: true,
}).extend({ buyingCommittee: z.array(CommitteeMember.omit({ sources: true })) });

/** What the contract shows of an account report beyond its status. */
export type ShownAccount = z.infer<typeof AccountFields> & Pick<AccountReport, "version">;

/** What an account report shows before it is ready. */
export const noAccount: ShownAccount = {
  ...{ version: null, firmographics: null, disposition: null, dispositionReason: null, buyingCommittee: [] },
  ...{ dispositionReasons: [], firmographicsSources: [], activity: null, topics: [] },
  ...{ committee: null, nextStep: null, changes: null },
};

/** Stored content of any version as the contract shows it. Throws for content that no version wrote. */
export function readAccountContent(stored: unknown): ShownAccount {
  if (isCurrent(stored)) {
    const { memory: _, ...content } = StoredAccount.parse(stored);
    return content;
  }
  const first = FirstAccountContent.parse(stored);
  const buyingCommittee = first.buyingCommittee.map((member) => ({ ...member, sources: [] }));
  return { ...noAccount, ...first, buyingCommittee, version: 1 };
}

/** What lists show of a person report. */
export const PersonSummary = ReportRow.pick({ currentTitle: true, currentCompany: true, signalsCount: true });
const PersonFields = PersonReport.pick({
  profile: true,
  aiRead: true,
  notable: true,
  rawActivityCount: true,
  profileSources: true,
  tenure: true,
  topics: true,
  activity: true,
  notableFlags: true,
  approach: true,
  intent: true,
  ownWords: true,
  rivals: true,
  plan: true,
  changes: true,
});
const signalIds = z.array(z.uuid());
/** Stores the ids of the signals shown, so deleted or reworded signals are deleted or reworded in reports too. */
export const StoredPerson = PersonFields.extend({ version: z.literal(contentVersion), signalIds });
export type PersonFindings = {
  name: string;
  summary: z.infer<typeof PersonSummary>;
  content: z.infer<typeof StoredPerson>;
};

const FirstPersonContent = PersonFields.pick({ profile: true, notable: true, rawActivityCount: true }).extend(
  {
    aiRead: PersonReport.shape.aiRead.unwrap().omit({ claims: true }),
    signalIds,
  },
);

/** What the contract shows of a person report beyond its status, and the ids of its signals. */
export type ShownPerson = z.infer<typeof PersonFields> &
  Pick<PersonReport, "version"> & { signalIds: string[] };

/** What a person report shows before it is ready. */
export const noPerson: ShownPerson = {
  ...{ version: null, profile: null, aiRead: null, notable: null, rawActivityCount: null, signalIds: [] },
  ...{ profileSources: [], tenure: null, topics: [], activity: null, notableFlags: [], approach: null },
};

/** Stored content of any version as the contract shows it. Throws for content that no version wrote. */
export function readPersonContent(stored: unknown): ShownPerson {
  if (isCurrent(stored)) return StoredPerson.parse(stored);
  const first = FirstPersonContent.parse(stored);
  return { ...noPerson, ...first, aiRead: { ...first.aiRead, claims: [] }, version: 1 };
}

/** Whether content was stored in the current version. */
export const isCurrent = (stored: unknown): boolean =>
  z.object({ version: z.literal(contentVersion) }).safeParse(stored).success;
