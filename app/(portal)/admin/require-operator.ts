import { notFound } from "next/navigation";
import { requireIdentity } from "@/app/page-data";
import type { SessionIdentity } from "@/lib/auth/authenticate";

/** Who is signed in, where they run the platform. To everyone else the page is not there. */
export async function requireOperator(path: string): Promise<SessionIdentity> {
  const identity = await requireIdentity(path);
  if (!identity.user.isOperator) notFound();
  return identity;
}
