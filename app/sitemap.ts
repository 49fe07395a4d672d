import type { MetadataRoute } from "next";
import { docsSections } from "@/app/docs/content/pages";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** Pages for search engines: the landing page, the prices and the documentation. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { APP_URL } = env();
  const docs = docsSections().flatMap(({ pages }) => pages.map(({ href }) => href));
  return ["/", "/pricing", "/docs", ...docs].map((path) => ({ url: new URL(path, APP_URL).href }));
}
