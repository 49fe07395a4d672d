import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { readLegalText } from "./read-legal-text";

const facts = { contact: "hello@example.com", networks: ["Bluesky", "Sample network"] };

it.each(["privacy", "terms"] as const)(
  "the standard text of %s is usable and marks what is missing",
  async (name) => {
    const text = await readLegalText(name, { folder: undefined, facts });
    expect(text).toMatch(/^# /);
    expect(text).toContain("[hello@example.com](mailto:hello@example.com)");
    expect(text).toContain("Bluesky and Sample network");
    expect(text).not.toMatch(/\{\{(contact|networks)\}\}/);
    expect(text).toMatch(/\{\{Name and postal address/);
  },
);

it("without a contact address, its place stays marked", async () => {
  const text = await readLegalText("privacy", { folder: undefined, facts: { ...facts, contact: undefined } });
  expect(text).toContain("Contact for privacy questions: {{contact}}");
});

it("an operator's text takes the place of the standard one, file by file", async () => {
  const folder = join(makeTemporaryFolder(), "legal");
  await mkdir(folder);
  await writeFile(join(folder, "terms.md"), "# Our terms\n\nWrite to {{contact}}.\n");
  expect(await readLegalText("terms", { folder, facts })).toBe(
    "# Our terms\n\nWrite to [hello@example.com](mailto:hello@example.com).\n",
  );
  expect(await readLegalText("privacy", { folder, facts })).toMatch(/^# Privacy/);
});

it("a text that is there but can't be read is an error, not the standard text", async () => {
  const folder = join(makeTemporaryFolder(), "legal");
  await mkdir(join(folder, "terms.md"), { recursive: true });
  await expect(readLegalText("terms", { folder, facts })).rejects.toThrow("EISDIR");
});
