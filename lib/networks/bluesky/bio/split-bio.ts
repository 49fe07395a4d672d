/**
 * Splits a bio into the parts that people put between separators, and these at their commas. Pure; the caller bounds
 * the length.
 */

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const link = /https?:\/\/\S+/g;
const hashtag = /#(?=\p{L})/gu;
const separators =
  /[\n\r|｜¦•·∙●▪■‣◦★☆✦✧→⟶➡»«;~]+|\s+\/+\s+|\/\/|(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f)+/u;
/** The end of a sentence, but not of an abbreviation. */
const sentenceEnd =
  /(?<!\b(?:Dr|Prof|Inc|Ltd|Corp|Co|St|Sr|Jr|Mr|Mrs|Ms|vs|e\.g|i\.e|ca|inkl|Ing|Dipl))[.!?]\s+(?=["“(]?[\p{Lu}\p{N}@#])/u;

/** A bio's segments, in order; each is a list of parts that stood between commas or dashes. */
export function splitBio(bio: string): string[][] {
  return bio
    .replace(link, " ")
    .replace(email, " ")
    .replace(hashtag, "")
    .split(separators)
    .flatMap((segment) => segment.split(sentenceEnd))
    .map((segment) =>
      segment
        .split(/,\s+|\s+[-–—]+\s+|\s*[(){}[\]]\s*|(?<=\p{L})\s*[–—]\s*(?=\p{L})/u)
        .map(trim)
        .filter(Boolean),
    )
    .filter((parts) => parts.length > 0);
}

const trim = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/^[\s:*"'“”.>+-]+|[\s:*"'“”>]+$/gu, "");
