/** Reads exported files. */
import { parse } from "csv-parse/sync";
import type { Download } from "@/lib/domain/exports/download";

/** The whole file as text. */
export async function textOf({ chunks }: Download): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}

/** The rows of a file by column name, as a program reads them. */
export const parseCsv = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, bom: true, record_delimiter: "\r\n" });

export const rowsOf = async (download: Download) => parseCsv(await textOf(download));
