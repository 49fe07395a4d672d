import type { IcpProfile as IcpRow } from "@/db/queries/customers";
import { IcpFields, type IcpProfile } from "@/lib/contracts/icp";
import { AppError } from "@/lib/errors";

/** What onboarding proposed; null without a draft, and for one that no longer fits the contract. */
export function readDraft(icp: IcpRow): IcpFields | null {
  return IcpFields.safeParse(icp.draft).data ?? null;
}

/** What a profile asks for, without what it is. */
export function fieldsOf(icp: IcpFields): IcpFields {
  return {
    minEmployees: icp.minEmployees,
    maxEmployees: icp.maxEmployees,
    targetIndustries: icp.targetIndustries,
    targetTitles: icp.targetTitles,
    targetPersonas: icp.targetPersonas,
    targetSeniority: icp.targetSeniority,
    additionalContext: icp.additionalContext,
  };
}

export function presentIcp(icp: IcpRow): IcpProfile {
  return {
    ...fieldsOf(icp),
    id: icp.id,
    customer_id: icp.customerId,
    name: icp.name,
    is_default: icp.isDefault,
    created_at: icp.createdAt.toISOString(),
    draft: readDraft(icp),
  };
}

export const noIcp = () => new AppError("NoIcp", "This workspace has no ideal customer profile yet.");
