import { notFound } from "next/navigation";
import { requireIdentity } from "@/app/page-data";
import type { SessionIdentity } from "@/lib/auth/authenticate";

/** The signed-in user if they are a platform operator; for everyone else the page returns 404. */
export async function requireOperator(path: string): Promise<SessionIdentity> {
  const identity = await requireIdentity(path);
  if (!identity.user.isOperator) notFound();
  return identity;
}
