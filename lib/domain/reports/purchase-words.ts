/** Sentences in people's own words that say where a purchase stands: a budget, a tender, a contract or a date. Pure. */
import { findSentence } from "./sentences";

/** In lower case, in seven languages. */
const rules = [
  /\b(?:budget (?:exists|is (?:approved|there|set)|approved)|(?:have|got|has) (?:a |the )?budget|in (?:the )?(?:next year['’]s |this year['’]s )?budget)\b/u,
  /\b(?:rfp|rfi|rfq|tender|shortlist(?:ed)?|final round|procurement process|writing the requirements)\b/u,
  /\b(?:contract|renewal|licen[cs]e) (?:ends|expires|runs out|is up|is due)\b/u,
  /\b(?:decide|decision|choose|go live|switch) (?:by|before|until|in) (?:q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|the end of)/u,
  /\b(?:ausschreibung|lastenheft|budget (?:ist da|steht|freigegeben)|vertrag läuft (?:aus|bis))\b/u,
  /(?:appel d['’]offres|budget (?:validé|prévu)|contrat (?:se termine|expire))/u,
  /\b(?:licitación|presupuesto (?:aprobado|previsto)|contrato (?:termina|vence))\b/u,
  /\b(?:gara d['’]appalto|budget approvato|contratto (?:scade|termina))\b/u,
  /\b(?:aanbesteding|budget (?:is er|goedgekeurd)|contract loopt af)\b/u,
  /\b(?:concurso público|orçamento (?:aprovado|previsto)|contrato (?:termina|acaba|vence))\b/u,
];

/** The sentence that says where a purchase stands, shortened; null if none does. */
export const findPurchaseWords = (text: string | null): string | null => findSentence(text, rules, 180);
