import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { runtime } from "@/lib/runtime";

/** Internal pages for developers, available only with `DESIGN_PAGES`. */
export default async function InternalLayout({ children }: { children: ReactNode }) {
  await connection();
  if (!runtime().env.DESIGN_PAGES) notFound();
  return children;
}
