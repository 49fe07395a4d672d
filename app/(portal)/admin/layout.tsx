import type { ReactNode } from "react";
import { requireOperator } from "./require-operator";

/** Refuses before anything is sent, so that the status of the refusal is 404. The page guards its data itself. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireOperator("/admin");
  return children;
}
