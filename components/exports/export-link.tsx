"use client";
import { Download } from "lucide-react";
import { type MouseEvent, useContext } from "react";
import { PageSession } from "@/components/page/page-session";
import { buttonStyles } from "@/components/ui/button";
import type { ExportedList } from "@/db/vocabulary";
import { nameSession } from "@/lib/contracts/shown-session";

/**
 * Downloads a list as CSV, as filtered. An ordinary download link; where the browser can write to disk, the page
 * downloads the file itself and shows its progress.
 */
export function ExportLink({
  list,
  href,
  total,
}: {
  list: ExportedList;
  href: string;
  /** The number of rows, if known. */
  total: number | undefined;
}) {
  const session = useContext(PageSession);
  const named = session ? nameSession(href, session) : href;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // Absent outside of secure contexts, and in older browsers.
    if (!isPlain || !navigator.storage?.getDirectory) return;
    event.preventDefault();
    void import("./run-export").then(({ runExport }) => runExport({ list, href: named, total }));
  }
  return (
    <a className={buttonStyles()} href={named} download onClick={follow}>
      <Download aria-hidden />
      Export CSV
    </a>
  );
}
