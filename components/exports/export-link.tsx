"use client";
import { Download } from "lucide-react";
import type { MouseEvent } from "react";
import { buttonStyles } from "@/components/ui/button";
import type { ExportedList } from "@/db/vocabulary";

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
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    // Absent outside of secure contexts, and in older browsers.
    if (!isPlain || !navigator.storage?.getDirectory) return;
    event.preventDefault();
    void import("./run-export").then(({ runExport }) => runExport({ list, href, total }));
  }
  return (
    <a className={buttonStyles()} href={href} download onClick={follow}>
      <Download aria-hidden />
      Export CSV
    </a>
  );
}
