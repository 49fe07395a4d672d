import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";

/** Words of people who work on their own account, and phrases that only look like them (`null`). */
const independentWords: readonly [true | null, string][] = [
  [
    null,
    `agile coach*, scrum coach*, sales coach*, head coach*, hockey coach*, soccer coach*, football coach*, basketball coach*, swim coach*, tennis coach*, fitness coach*, athletic coach*, assistant coach*, coach operator*, coach driver*, freelance manag*, freelancer manag*, freelance recruit*, head of interim*, director interim management, interim report*, coaching software, self employed clients`,
  ],
  [
    true,
    `freelance*, free lance*, freiberuf*, freischaff*, selbstaendig*, selbststaendig*, self employed, selfemployed, fractional*, fraktional*, interim*, interims*, ad interim, a interim, solopreneur*, contractor, subcontractor, sub contractor, coach*, *coach, business coach*, executive coach*,
    independent consultant*, independent advis*, independent contractor*, independent coach*, independent recruit*, independent professional*, independent trainer*, independent designer*, independent developer*, independent expert*, independent sales*, independent marketing*, independent management*, independent business*, independent hr*, independent it*, independent strateg*, independant consultant*, consultant for hire, for hire, externe* berater*, externe* beraterin, freie* mitarbeiter*, freie* beraterin, freie* berater*, freie* redakteur*, freie* journalist*, freie* texter*, freie* autor*, freie* trainer*, freie* designer*, freie* handelsvertret*, unabhaengige* berater*, einzelunternehm*,
    consultant* independant*, independant, independante, travailleur independant, travailleuse independante, auto entrepreneur*, autoentrepreneur*, micro entrepreneur*, a son compte, profession liberale, management de transition, manager de transition, directeur de transition, daf de transition, drh de transition, temps partage, *a temps partage,
    autonomo, autonoma, trabajador* autonomo*, por cuenta propia, consultor* independiente*, asesor* independiente*, independiente, consultora freelance, libero professionista, libera professionista, liberi professionisti, consulente indipendente, consulente autonomo, indipendente, partita iva, lavoratore autonomo, temporary manager*, zzp*, zelfstandig*, zelfstandige professional, freelancer*, eigen baas, interimmanag*, interim manag*, trabalhador* independente*, consultor* independente*, profissional liberal, por conta propria, egenfoeretagare, selvstaendig*`,
  ],
];

const findIndependent = compileWords(independentWords.flatMap(([tag, patterns]) => rulesFrom(patterns, tag)));

/** What every pattern above starts with or holds: most titles hold none of it, and this is the hot path. */
const mayBeIndependent =
  /fre[ei]|fra[ck]t|sel[bf]|selv|interim|solo|contract|coach|ind[eéi]p|hire|extern|unabh|einzel|entrepreneur|compte|lib[eéè]r|transition|partag|aut[oóôò]nom|cuenta|partita|temporary|zzp|zelfst|baas|conta|egenf/i;

/**
 * Whether a title or headline says that someone works on their own account: freelance, fractional, interim, a
 * consultant for hire, a coach. Such people offer services more often than they buy. Pure.
 */
export function isIndependent(text: string): boolean {
  return mayBeIndependent.test(text) && findIndependent(wordsOf(text)).some(({ tag }) => tag === true);
}
