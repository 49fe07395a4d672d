import { pick } from "@/db/pick";
import type { IcpProfile as IcpRow } from "@/db/queries/customers";
import { IcpFields, type IcpProfile } from "@/lib/contracts/icp";
import { versionOf } from "@/lib/domain/version";
import { AppError } from "@/lib/errors";
import { unrecognizedIndustries } from "@/lib/judgement/company/industries";
import { type ContextLimit, understandContext } from "@/lib/judgement/context/understand-context";
import { unrecognizedTitles } from "@/lib/judgement/title/unrecognized-titles";

/** The draft from onboarding; null if there is none or it no longer fits the contract. */
export function readDraft(icp: IcpRow): IcpFields | null {
  const withoutExclusions = { excludedTitles: [], excludedIndustries: [] };
  return IcpFields.safeParse({ ...withoutExclusions, ...icp.draft }).data ?? null;
}

/** The criteria of an ICP, without its id and other metadata. */
export function fieldsOf(icp: IcpFields): IcpFields {
  return {
    ...pick(icp, "minEmployees", "maxEmployees", "targetIndustries", "targetTitles", "targetPersonas"),
    ...pick(icp, "targetSeniority", "excludedTitles", "excludedIndustries", "additionalContext"),
  };
}

/** What people change: the contents that a version identifies. */
export const versionedIcp = (icp: IcpRow) => ({ name: icp.name, ...fieldsOf(icp) });

export function presentIcp(icp: IcpRow): IcpProfile {
  return {
    ...fieldsOf(icp),
    id: icp.id,
    customer_id: icp.customerId,
    name: icp.name,
    is_default: icp.isDefault,
    created_at: icp.createdAt.toISOString(),
    draft: readDraft(icp),
    contextLimits: understandContext(icp.additionalContext).map(readLimit),
    unrecognizedIndustries: unrecognizedIndustries(icp.targetIndustries),
    unrecognizedTitles: unrecognizedTitles(icp.targetTitles),
    version: versionOf(versionedIcp(icp)),
  };
}

const readLimit = (limit: ContextLimit): IcpProfile["contextLimits"][number] =>
  limit.kind === "not_understood"
    ? {
        sentence: limit.sentence,
        summary: `${limit.sentence} → not understood, so it has no effect`,
        isUnderstood: false,
      }
    : { sentence: limit.sentence, summary: limit.summary, isUnderstood: true };

export const noIcp = () => new AppError("NoIcp", "This workspace has no ideal customer profile yet.");
