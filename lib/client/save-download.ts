/**
 * Saves a download without holding it in memory: it is streamed to a temporary file of the browser's private file
 * system, and offered as an ordinary download once it is complete.
 */
import { openDownload } from "./call";

/** How much has arrived: rows after the header, and bytes. */
export interface SavedSoFar {
  rows: number;
  bytes: number;
}

/** The browser has no private file system, or no room in it. The download works without it. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

const folderName = "exports";
/** How long the browser may take to copy the file to the downloads. */
const keptMs = 5 * 60_000;

/**
 * Downloads a CSV file. Throws `ApiError` if it is refused, `NoRoomError` if it can't be stored, and the signal's
 * reason if it is aborted; then nothing is saved.
 */
export async function saveDownload(
  address: string,
  signal: AbortSignal,
  onProgress: (saved: SavedSoFar) => void,
): Promise<SavedSoFar> {
  const folder = await openFolder();
  const name = `${Date.now()}-${crypto.randomUUID()}`;
  const answer = await openDownload(address, signal);
  if (!answer.body) throw new Error("The response has no body");
  const saved = { rows: -1, bytes: 0 };
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    const counted = answer.body.pipeThrough(countRows(saved, onProgress));
    await counted.pipeTo(await handle.createWritable(), { signal });
    offer(await handle.getFile(), fileNameOf(answer));
    setTimeout(() => void folder.removeEntry(name).catch(() => {}), keptMs);
  } catch (error) {
    await folder.removeEntry(name).catch(() => {});
    throw isNoRoom(error) ? new NoRoomError() : error;
  }
  return saved;
}

/** Opens the folder of temporary files, without those of pages that were closed before they could delete them. */
async function openFolder(): Promise<FileSystemDirectoryHandle> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(folderName, { create: true });
    if (!("createWritable" in FileSystemFileHandle.prototype)) throw new NoRoomError();
    for await (const name of folder.keys()) {
      if (Date.now() - Number.parseInt(name, 10) > 12 * keptMs)
        await folder.removeEntry(name).catch(() => {});
    }
    return folder;
  } catch {
    throw new NoRoomError();
  }
}

const quote = 0x22;
const newLine = 0x0a;

/** Counts what passes through. A line break inside quotes does not end a row. */
function countRows(saved: SavedSoFar, onProgress: (saved: SavedSoFar) => void) {
  let isQuoted = false;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      for (const byte of chunk) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === newLine && !isQuoted) saved.rows += 1;
      }
      saved.bytes += chunk.length;
      controller.enqueue(chunk);
      onProgress({ ...saved, rows: Math.max(0, saved.rows) });
    },
  });
}

function offer(file: File, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

function fileNameOf({ headers }: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : "export.csv";
}

const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException &&
  ["QuotaExceededError", "NotAllowedError", "SecurityError"].includes(error.name);
