import { findDefaultIcp } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import type { ResettableIcp } from "@/lib/contracts/icp";
import { noIcp, presentIcp } from "./present";

/** The workspace's default ICP. Throws `NoIcp`. */
export async function readIcp({ db, customerId }: Context): Promise<ResettableIcp> {
  const icp = await findDefaultIcp(db, { customerId });
  if (!icp) throw noIcp();
  const profile = presentIcp(icp);
  return { ...profile, resettable: profile.draft !== null };
}
