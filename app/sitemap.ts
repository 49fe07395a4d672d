import type { MetadataRoute } from "next";
import { docsPaths } from "@/app/docs/content/pages";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** Pages for search engines: the landing page, the prices, the documentation, the status and the legal texts. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { APP_URL } = env();
  const paths = ["/", "/pricing", "/status", "/privacy", "/terms", ...(await docsPaths())];
  return paths.map((path) => ({ url: new URL(path, APP_URL).href }));
}
