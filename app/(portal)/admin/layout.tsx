import type { ReactNode } from "react";
import { OperatorNav } from "@/components/admin/operator-nav";
import { requireOperator } from "./require-operator";

/** Checked before streaming starts, so that the response status is 404. Each page also guards its own data. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireOperator("/admin");
  return (
    <>
      <OperatorNav />
      {children}
    </>
  );
}
