/** What no text may hold, in any language. The patterns are for folded text where it says so. */

const scores = [
  "scor\\w*|rating|rated|strength|fit|priority|bewertung|punktzahl|punkte|starke|prioritat|priorite",
  "puntuacion|puntaje|prioridad|fuerza|punteggio|priorita|forza|sterkte|prioriteit|pontuacao",
  "prioridade|forca",
].join("|");
/** A score and its number: `score: 10`, `Punktzahl 9`. */
export const scoreTalk = new RegExp(
  `(?<!\\p{L})(?:${scores})(?!\\p{L})` +
    "[^\\p{L}\\p{N};,.]{0,3}(?:\\p{L}+\\W{1,2}){0,2}\\d" +
    "|\\b\\d{1,3}\\s?(?:\\/|of|out of|von|sur|de|su|van)\\s?(?:5|10|100)\\b",
  "u",
);

const overriding = [
  "ignor\\w*|disregard|forget|override|vergiss|vergesst|oublie\\w*|olvid\\w*|dimentica\\w*|vergeet|negeer",
  "esque[cç]\\w*",
].join("|");
const instructions = [
  "instruc\\w*|instruk\\w*|anweisung\\w*|vorgaben|consignes?|istruzion\\w*|(?:your|system|this) prompt",
  "previous|prior|above|bisherig\\w*|obige[nr]?|precedent\\w*|anterior\\w*",
].join("|");
/** Text that gives a model orders. For folded text. */
export const orders = new RegExp(
  [
    `(?:${overriding})[^.]{0,40}(?:${instructions})(?!\\p{L})`,
    "(?:^|\\n|\\s)(?:system|assistant|user)\\s?:",
    "<\\/?(?:data|system|instructions?)>|new instructions|you are now (?:a|an|the|in) ",
    "(?:respond|reply|answer|output) (?:only )?(?:with|in) (?:json|the following)",
  ].join("|"),
  "u",
);

const ignoring = "ignor\\w*|disregard|forget|vergiss|oublie\\w*|olvid\\w*|dimentica\\w*|negeer|esque[cç]\\w*";
const rules = "instruc\\w*|instruk\\w*|anweisung\\w*|istruzion\\w*|prompt|rules|regeln";
/** What is left of a prompt or of a refusal to answer. */
export const leftovers = new RegExp(
  [
    `(?:${ignoring})[^.]{0,30}(?:${rules})`,
    "system ?prompt|as an ai|language model|untrusted|whyitmatters|suggestedopener|talkingpoints|i(?:'m| am) sorry,? (?:but|i)",
    "i can(?:'t|not) (?:help|assist|comply|do that)|lorem ipsum|\\b(?:json|null|undefined)\\b",
  ].join("|"),
  "u",
);

/** Links, addresses, telephone numbers, markup, placeholders and emoji. */
export const markup =
  /https?:|www\.|\/\/|\S@\S|<\/?[a-z!]|&(?:[a-z]+|#\d+);|\]\(|\*\*|__|`|^\s*(?:[-*#>]|\d+\.)\s|[[\]{}|]|(?<!\S)[#@]\p{L}|\+?(?:\d[\s()/-]{0,2}){8,}|\p{Extended_Pictographic}/iu;

/** A bare domain. */
export const domains =
  /(?<![\p{L}\p{N}])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,})(?:\/\S*)?(?![\p{L}\p{N}])/giu;
