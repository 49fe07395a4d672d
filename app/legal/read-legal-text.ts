/** The legal texts that an operator replaces: Markdown with `{{contact}}` and `{{networks}}`, which are filled in. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type LegalName = "privacy" | "terms";

/** What this installation knows about itself; without a contact, its place stays marked. */
export interface LegalFacts {
  contact: string | undefined;
  networks: readonly string[];
}

/** The texts that come with the product, from the folder that it runs in. */
export const standardTexts = join(process.cwd(), "data/legal");

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/**
 * A legal text as Markdown: the operator's in `folder`, else the standard one. What an operator still has to say stays
 * in double braces. Throws if a file is there but can't be read.
 */
export async function readLegalText(
  name: LegalName,
  { folder, facts }: { folder: string | undefined; facts: LegalFacts },
): Promise<string> {
  const file = `${name}.md`;
  const own = folder ? await readIfThere(join(folder, file)) : null;
  const text = own ?? (await readFile(join(standardTexts, file), "utf8"));
  const { contact, networks } = facts;
  return text
    .replaceAll("{{contact}}", contact ? `[${contact}](mailto:${contact})` : "{{contact}}")
    .replaceAll("{{networks}}", list.format(networks));
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
