import { notFound } from "next/navigation";
import type { PageData } from "@/app/page-data";
import { byId } from "@/lib/contracts/operation";
import { resolveReport } from "@/lib/domain/reports/read";
import { AppError } from "@/lib/errors";
import type { SearchParams } from "../guarded-page";

/** The report in the URL: by id if given, otherwise the newest one with this slug. */
export async function reportIdOf(
  page: PageData,
  input: { slug: string; search: SearchParams; type: "account" | "person" },
): Promise<string> {
  const asked = byId("report").safeParse({ id: input.search.id });
  if (asked.success) return asked.data.id;
  try {
    return await resolveReport(page.ctx, { slug: decodeURIComponent(input.slug), type: input.type });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}
