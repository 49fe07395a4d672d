/** Words that name an occupation, in seven languages, folded: lower case, without diacritics. */

const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*[|\n]\s*/)
    .join("|");

/** Work areas. Beside one of them, words such as `lead` and `head` name a role. */
const areas = alternatives(`
  sales|marketing|growth|revenue|revops|rev ops|salesops|sales ops|marketing ops|ops|operations|product|engineering
  tech|technical|technology|data|analytics|design|finance|people|hr|talent|recruiting|customer|client|support|success|cs|security
  infosec|it|gtm|go-to-market|partnerships|partner|alliances|brand|content|demand gen|demand generation|demand
  account|legal|procurement|purchasing|supply chain|logistics|commercial|digital|innovation|strategy
  communications|comms|pr|community|developer|software|platform|infrastructure|cloud|ai|ml|machine learning
  team|project|program|delivery|solutions|solution|channel|field|enablement|frontend|backend|qa|devops|sre|ux|ui|research
  regional|country|practice|office|plant|production|quality|business development|business|bizdev|bd|e-commerce|ecommerce
  vertrieb|vertriebs|einkauf|personal|entwicklung|produktion|kundenservice|kommunikation|technik|innendienst
  ventes|commerciale|achats|ressources humaines|produit|technique|communication|vente|relation client
  ventas|compras|recursos humanos|producto|tecnologia|comunicacion|operaciones|finanzas
  vendite|acquisti|risorse umane|prodotto|comunicazione|operativo|operazioni
  verkoop|inkoop|personeelszaken|techniek|communicatie|financien
  vendas|produto|comunicacao|operacoes|financas`);

/** Roles that are complete without an area: the name of the company may follow directly. */
const complete = alternatives(`
  ceo|cto|cfo|coo|cmo|cro|cpo|cio|ciso|cso|chro|cdo|cco|cxo|pdg|drh|daf|dsi|dircom
  (?:executive |non-executive )?chair(?:man|woman|person)?|managing director|general manager|managing partner
  (?:co-?|tech(?:nical)? )?founder|solo founder|founding partner|proprietor|co-?owner|franchisee
  (?:mit-?|ko-?)?(?:be)?grunder(?:in)?|geschaftsfuhrer(?:in)?|geschaftsfuhrende[rs]? gesellschafter(?:in)?|geschaftsleitung
  geschaftsleiter(?:in)?|vorstand(?:svorsitzende[rs]?|smitglied)?|inhaber(?:in)?|eigentumer(?:in)?|prokurist(?:in)?
  (?:co-?)?fondat(?:eur|rice)(?:s)?|(?:co-?)?gerante?|dirigeante?|directeur general|directrice generale|president directeur general
  (?:co-?)?fundador(?:a)?|director(?:a)? general|consejer[oa] delegad[oa]|propietari[oa]|dueñ[oa]|duen[oa]|soci[oa] fundador(?:a)?
  (?:co-?)?fondat(?:ore|rice)|amministrat(?:ore|rice) delegat[oa]|direttore generale|direttrice generale|titolare
  (?:mede-?)?oprichter|(?:mede-?)?oprichtster|eigenaar|eigenaresse|algemeen directeur|zaakvoerder|bestuurder
  diretor(?:a)? geral|proprietari[oa]|dono|dona|soci[oa][- ]fundador(?:a)?|presidente executiv[oa]`);

/** Roles that a person has by themselves, usually with an area: `Sales Manager`, `Responsable marketing`. */
const plain = alternatives(`
  (?:[es]?vp|avp|rvp)|(?:senior |executive )?vice[- ]president(?:in|e|a)?|president(?:in|e|a)?|prasident(?:in)?
  chief (?:[\\p{L}&-]+ ){1,4}officer|chief of staff|chief (?:architect|scientist|economist|engineer|editor|evangelist)
  (?:global |regional |deputy )?head of|director(?:a|es)?|deputy director|manager(?:in)?|supervisor(?:a)?|superintendent
  engineer|developer|programmer|sysadmin|architect|designer|analyst|scientist|researcher|technologist|technician
  consultant(?:in|e)?|advisor|adviser|strategist|specialist|generalist|planner|buyer|controller|accountant|auditor|bookkeeper
  (?:account|sales|marketing|advertising|business|operations|customer) executive|(?:sales|account) rep(?:resentative)?|sdr|bdr|account exec
  recruiter|marketer|marketeer|dev|dir\\.? of|mgr|representative|(?:technical|ux|content) writer|copywriter|salesperson|seller|closer|coordinator|administrator|assistant|secretary|clerk|officer
  lawyer|attorney|solicitor|barrister|counsel|paralegal|doctor|physician|surgeon|nurse|dentist|pharmacist|therapist|veterinarian
  teacher|professor(?:in|a)?|lecturer|principal|dean|librarian|journalist(?:in|e)?|reporter|correspondent|editor|producer|economist
  evangelist|devrel|developer advocate|product owner|scrum master|tech lead|team lead|teamlead|staff engineer|entrepreneur|freelancer
  electrician|plumber|builder|contractor|estimator|dispatcher|chemist|biologist|physicist|pilot|broker|realtor|underwriter|actuary|trader

  \\p{L}*leiter(?:in)?|\\p{L}*leitung|\\p{L}*manager(?:in)?|\\p{L}*direktor(?:in)?|\\p{L}*berater(?:in)?|\\p{L}*referent(?:in)?
  \\p{L}*entwickler(?:in)?|\\p{L}*ingenieur(?:in)?|\\p{L}*architekt(?:in)?|\\p{L}*beauftragte[rn]?|\\p{L}*verantwortliche[rn]?
  \\p{L}*einkaufer(?:in)?|\\p{L}*verkaufer(?:in)?|\\p{L}*redakteur(?:in)?|\\p{L}*kauffrau|\\p{L}*kaufmann|\\p{L}*meister(?:in)?
  \\p{L}*arzt|\\p{L}*arztin|\\p{L}*anwalt|\\p{L}*anwaltin|\\p{L}*lehrer(?:in)?|sachbearbeiter(?:in)?|\\p{L}*unternehmer(?:in)?|steuerberater(?:in)?
  gesellschafter(?:in)?|disponent(?:in)?|assistenz|assistent(?:in)?|werkstudent(?:in)?|abteilungsleiter(?:in)?|vertriebler(?:in)?

  direct(?:eur|rice)|responsable|chef(?:fe)? (?:de|d'|du|des)|chargee? (?:de|d')|ingenieure?|developpe(?:ur|use)|charge(?:e)? d'affaires
  consultante|conseill(?:er|ere)|commerciale?|comptable|acheteu(?:r|se)|avocate?|enseignante?|redact(?:eur|rice)|adjointe?|gestionnaire|associee?
  entrepreneuse|formateur|formatrice|juriste|medecin|architecte|analyste|coordinat(?:eur|rice)|animat(?:eur|rice)|delegue(?:e)?

  director(?:a)?|gerente|jef[ea] de|encargad[oa] de|ingenier[oa]|desarrollador(?:a)?|consultor(?:a)?|asesor(?:a)?|comercial|contable|comprador(?:a)?
  abogad[oa]|profesor(?:a)?|periodista|coordinador(?:a)?|administrador(?:a)?|analista|arquitect[oa]|emprendedor(?:a)?|empresari[oa]|subdirector(?:a)?|medic[oa]|vicepresident[ea]

  dirett(?:ore|rice)|responsabile|capo (?:di|del|della)|ingegnere|sviluppat(?:ore|rice)|consulente|commercialista|avvocat[oa]|giornalista
  coordinat(?:ore|rice)|amministrat(?:ore|rice)|imprendit(?:ore|rice)|architett[oa]|addett[oa]|impiegat[oa]|tecnic[oa]|redatt(?:ore|rice)|venditore|venditrice|medic[oa]

  hoofd|\\p{L}*directeur|\\p{L}*adviseur|\\p{L}*ontwikkelaar|\\p{L}*verantwoordelijke|ondernemer|\\p{L}*coordinator|\\p{L}*medewerker|teamleider|\\p{L}*leider
  inkoper|verkoper|boekhouder|advocaat|jurist(?:in)?|docent|leraar|lerares|huisarts|\\p{L}*deskundige|beleidsmedewerker|projectleider|bedrijfsleider

  diretor(?:a)?|gestor(?:a)?|chefe de|engenheir[oa]|desenvolvedor(?:a)?|programador(?:a)?|coordenador(?:a)?|contabilista|contador(?:a)?|advogad[oa]
  professor(?:a)?|jornalista|vendedor(?:a)?|empreendedor(?:a)?|encarregad[oa]|supervisor(?:a)?|arquitet[oa]|vice-president[ea]|lider de`);

/** Words that name an occupation only together with a company: by themselves they also name pastimes and family. */
const loose = alternatives(`
  owner|partner(?:in)?|investor|author|writer|artist|photographer|musician|creator|speaker|podcaster|blogger|member|fellow|coach
  student(?:in)?|intern|volunteer|ambassador|operator|lead|leader|chef|principal|board member|mentor|trainer|founding team|host|presenter
  praktikant(?:in)?|stagiaire|becari[oa]|stagista|stagiair|estagiari[oa]|soci[oa]|associ[ae]e?|vennoot|autor(?:in)?|fotograf(?:in)?`);

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "u");
const startsWith = (pattern: string) => new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])`, "u");

export const completeRole = word(complete);
const plainRole = word(plain);
const areaRole = word(
  `(?:${areas})(?: [\\p{L}&/-]+)? (?:lead|leader|head|principal|associate|partner|owner)|lead (?:${areas})` +
    `|(?:i |ich |je |yo |io |ik |eu )?(?:lead|leading|heading|running|run|managing|manage|heading up|leite|leitet|dirige|lidero|dirijo|guido|lidera|dirige) (?:the |our |el |la |il |o |a )?(?:${areas})`,
);
export const looseRole = word(loose);
export const startsWithArea = startsWith(areas);

const onlyAreas = new RegExp(`^(?:(?:${areas})(?:,? (?:&|and|und|et|y|e|en) |[ /,]+|$))+$`, "u");

/** Whether folded text names work areas and nothing else, as in `Revenue Operations @ Acme`. */
export const isArea = (folded: string): boolean => folded.length <= 60 && onlyAreas.test(folded);

/** Whether a short folded text ends like the name of someone who does something: `Bioinformatician`, `Buchhalterin`. */
export const isAgent = (folded: string): boolean =>
  /^(?:[\p{L}&/-]+ ){0,4}\p{L}{3,}(?:ician|ologist|ist|eer|or|er|ant|ent|ian|ier|eur|euse|iere|ador|adora|tore|trice|istin|erin|orin|aar|iste|ista)$/u.test(
    folded,
  ) &&
  !/^(?:a |an )?(?:lover|believer|dreamer|follower|supporter|dinner|summer|winter|forever|customer|event|student council)$/.test(
    folded,
  );

/** Whether folded text names an occupation by itself. */
export const namesRole = (folded: string): boolean =>
  completeRole.test(folded) || plainRole.test(folded) || areaRole.test(folded);

/** Where the first occupation begins in folded text; -1 if there is none. */
export function findRole(folded: string): number {
  const starts = [completeRole, plainRole, areaRole].map((pattern) => folded.search(pattern));
  const found = starts.filter((start) => start >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** Folds text for these patterns without changing its length in words. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’`´]/g, "'")
    .replace(/(?<=\p{L}{3})(?:[:*_·.]|\/-?|\(-?)(?:innen|in|trice|rice|euse|ne|ra|e|a)\)?(?!\p{L})/gu, "");
