import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { runtime } from "@/lib/runtime";

/** Pages for those who work on the product: they exist where `DESIGN_PAGES` says so. */
export default async function InternalLayout({ children }: { children: ReactNode }) {
  await connection();
  if (!runtime().env.DESIGN_PAGES) notFound();
  return children;
}
