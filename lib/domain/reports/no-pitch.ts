/** Whether someone who states a need asks vendors to stay away: an answer is welcome, a pitch is not. Pure. */
import { findSentence } from "./sentences";

const things =
  "(?:pitch(?:es)?|vendors?|sales (?:calls?|people|pitch(?:es)?)|sellers|dms|cold (?:calls|emails))";
/** In lower case; English first, then one pattern a language. */
const rules = [
  `\\b(?:no|not looking for|don['’]t want|do not want|don['’]t need|without|spare me)\\s+(?:(?:any|the|your|more)\\s+)?${things}\\b`,
  "\\b(?:don['’]t|do not|please stop) pitch(?:ing)?\\b",
  "\\bkeine\\s+(?:pitches|werbung|angebote|vertriebler|anbieter|verkäufer)",
  "\\b(?:pas de|sans)\\s+(?:pitch|démarchage|vendeurs|commerciaux)",
  "\\b(?:sin|no quiero|nada de)\\s+(?:pitch(?:es)?|vendedores|publicidad|comerciales)",
  "\\b(?:niente|senza)\\s+(?:pitch|venditori|pubblicità)",
  "\\bgeen\\s+(?:pitches|verkopers|verkooppraatjes|reclame)",
  "\\b(?:sem|nada de)\\s+(?:pitch(?:es)?|vendedores|publicidade|propaganda)",
].map((rule) => new RegExp(rule, "u"));

/** The sentence that says so, shortened; null if none does. */
export const findNoPitch = (text: string | null): string | null => findSentence(text, rules, 140);
