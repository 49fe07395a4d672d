import type { ReactNode } from "react";
import { requireOperator } from "./require-operator";

/** Checked before streaming starts, so that the response status is 404. The page also guards its own data. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireOperator("/admin");
  return children;
}
