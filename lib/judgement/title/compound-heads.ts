/** German and Dutch compounds are what their last part says: an "Einkaufskorbschlosser" works metal into baskets. */

const trades = [
  "monteur|mechaniker|mechatroniker|elektriker|elektroniker|installateur|fahrer|chauffeur|reiniger",
  "schoonmaker|bauer|bouwer|drucker|bediener|schlosser|schreiner|tischler|timmerman|lackierer|maler",
  "schilder|packer|koch|kok|baecker|bakker|maschinenfuehrer|bezorger",
].join("|");
/** Last parts of German and Dutch compounds that say what someone is, whatever stands before. */
const tradeHeads = new RegExp(`.{4}(?:${trades})(?:in|innen)?$`);
/** Things that are named like a function: trolleys and malls, identity cards, vending machines, stands, posters. */
const namedLikeFunctions =
  /^(?:(?:einkaufs|winkel)(?:wagen|zentr|centrum|korb|strasse)|personal(?:ausweis|computer)|verkaufs(?:automat|wagen|regal)|messe(?:bau|stand)|werbe(?:flaech|tafel))/;

/**
 * Whether a compound only begins like a function: what it begins with decides nothing. Takes a word of `wordsOf`. Pure.
 */
export function isNamedByItsHead(word: string): boolean {
  return tradeHeads.test(word) || isNamedLikeFunction(word);
}

/** Whether a compound begins with a thing that is only named like a function. Takes a word of `wordsOf`. Pure. */
export function isNamedLikeFunction(word: string): boolean {
  return namedLikeFunctions.test(word);
}
