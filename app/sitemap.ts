import type { MetadataRoute } from "next";
import { docsPaths } from "@/app/docs/content/pages";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** Pages for search engines: the landing page, the prices and the documentation. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { APP_URL } = env();
  return ["/", "/pricing", ...(await docsPaths())].map((path) => ({ url: new URL(path, APP_URL).href }));
}
