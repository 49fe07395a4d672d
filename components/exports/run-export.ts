import { dismissNotice, notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import type { ExportedList } from "@/db/vocabulary";
import { ApiError } from "@/lib/client/call";
import { NoRoomError, type SavedSoFar, saveDownload } from "@/lib/client/save-download";
import { exportNouns } from "./export-nouns";

interface Export {
  list: ExportedList;
  href: string;
  total: number | undefined;
}

/** An export that takes less than this shows only its result. */
const shortMs = 600;
const updateMs = 500;

let runs = 0;

/** Downloads the file and shows in a toast how far it is, and how it ended. */
export async function runExport(download: Export): Promise<void> {
  const noun = exportNouns[download.list];
  runs += 1;
  const id = `export-${runs}`;
  const canceled = new AbortController();
  const started = performance.now();
  let shownAt = started - updateMs + shortMs;
  function show(saved: SavedSoFar) {
    if (performance.now() - shownAt < updateMs || canceled.signal.aborted) return;
    shownAt = performance.now();
    const progress = progressOf(noun, saved, download.total);
    const cancel = { label: "Cancel", onSelect: () => canceled.abort() };
    notify({ id, lasts: true, text: `Exporting ${noun}`, progress, action: cancel });
  }
  // The first rows may take a while.
  const waiting = setTimeout(() => show({ rows: 0, bytes: 0 }), shortMs + updateMs);
  window.addEventListener("beforeunload", warn);
  try {
    const { rows, bytes } = await saveDownload(download.href, canceled.signal, show);
    const text = rows === 1 ? "Exported 1 row" : `Exported ${figure(rows)} rows`;
    notify({
      id,
      tone: "success",
      text,
      description: `${sizeOf(bytes)} of ${noun}, saved in your downloads.`,
    });
  } catch (error) {
    if (canceled.signal.aborted) notify({ id, text: "Export canceled", description: "No file was saved." });
    else if (error instanceof NoRoomError) {
      dismissNotice(id);
      letBrowserDownload(download.href);
    } else
      notify({ id, lasts: true, tone: "danger", ...failureOf(noun, error), action: retry(download, id) });
  } finally {
    clearTimeout(waiting);
    window.removeEventListener("beforeunload", warn);
  }
}

function progressOf(noun: string, { rows, bytes }: SavedSoFar, total: number | undefined) {
  const label = `Exporting ${noun}`;
  if (rows === 0) return { label, text: "Preparing the file", value: undefined, max: 1 };
  // The list may have grown since its rows were counted.
  const max = Math.max(total ?? 0, rows);
  const saved = total === undefined ? countOf(rows, "row") : `${figure(rows)} of ${countOf(max, "row")}`;
  const text = `${saved}, ${sizeOf(bytes)}`;
  return { label, text, value: total === undefined ? undefined : rows, max };
}

const failureOf = (noun: string, error: unknown) => ({
  text: `The ${noun} could not be exported`,
  description:
    error instanceof ApiError ? error.message : "The connection was lost before the file was complete.",
});

const retry = (download: Export, id: string) => ({
  label: "Retry",
  onSelect: () => {
    dismissNotice(id);
    void runExport(download);
  },
});

/** Asks before the page is left, which would cancel the export. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function letBrowserDownload(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}

const figure = (value: number): string => value.toLocaleString("en-US");

function sizeOf(bytes: number): string {
  if (bytes < 1e6) return `${figure(Math.ceil(bytes / 1e3))} KB`;
  return `${figure(Math.round(bytes / 1e6))} MB`;
}
