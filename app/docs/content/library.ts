import type { Guide } from "@/components/docs/blocks";
import { type Facts, readFacts } from "./facts";
import { readGuides } from "./guides";
import { type ReferencePage, readReference } from "./reference";

/** Everything that the documentation's pages and their Markdown are made of. */
export interface Library {
  facts: Facts;
  guides: Guide[];
  reference: ReferencePage[];
}

export const makeLibrary = (facts: Facts): Library => ({
  facts,
  guides: readGuides(facts),
  reference: readReference(facts.api),
});

let made: Promise<Library> | undefined;

/** The documentation of this installation, made once. */
export function readLibrary(): Promise<Library> {
  made ??= readFacts().then(makeLibrary);
  return made;
}
