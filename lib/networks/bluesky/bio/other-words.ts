/** Words that keep parts of a bio from being read as a role or a company. */

/** What once was, is not yet, or is said of someone else. Matched at the beginning of a folded part. */
export const otherThanNow = new RegExp(
  "^(?:\\W*)(?:" +
    [
      // Past
      "ex(?:[- :.]|$)|former(?:ly)?\\b|previous(?:ly)?\\b|prev(?:[.:]|\\b)|past\\b|alum(?:n[aiu]s?)?\\b|once\\b|retired\\b|emerit",
      "ehem(?:als|alige[rs]?)?\\b|fruher\\b|vormals\\b|a\\.d\\.|ancien(?:ne)?(?:ment)?\\b|retraite\\b|antes\\b|anterior(?:mente)?\\b|jubilad",
      "gia \\w|in precedenza|precedentemente|pensionat|voorheen\\b|voormalig|oud-|vroeger\\b|gepensioneerd|antig[oa]\\b|anteriormente\\b|aposentad|reformad",
      // Not yet
      "aspiring\\b|future\\b|wannabe\\b|soon(?:-| )to(?:-| )be|angehende|zukunftige|futur\\b|future\\b|futur[oa]\\b|aspirante\\b|toekomstig|incoming\\b",
      // Of someone else
      "married to|(?:wife|husband|partner|son|daughter|sibling|fan|friend|parent) (?:of|to)\\b|verheiratet mit|fan (?:de|di|von|van)",
      "looking for|searching for|seeking|in search of|hiring|we'?re hiring|we are hiring|suche\\b|cherche\\b|recherche\\b|busco\\b|buscamos\\b|cerco\\b|cerchiamo\\b|zoek\\b|procuro\\b",
      "help(?:s|ing)?\\b|i help|we help|ich helfe|wir helfen|j'aide|nous aidons|ayudo|ayudamos|aiuto|aiutiamo|ik help|ajudo|ajudamos|for \\w+s\\b|podcast for",
      "my \\w|not (?:a|an|the|your)\\b|never\\b|kein[e]?\\b|pas \\w|no soy|non sono|geen\\b|nao sou|definitely not|obsessed with|tired of|hater of|reluctant",
    ].join("|") +
    ")",
  "u",
);

/** An organization speaks of itself, or the account belongs to one. Matched at the beginning of a folded bio. */
export const speaksForOrganization =
  /^\W*(?:we(?!(?:'re| are)? hiring)(?:'re|'ve)?\b|our\b|this is the\b|(?:the |das |le |la |el |il |o |a |de )?(?:official|offiziell\w*|officiel\w*|oficial\w*|ufficiale|officiele)\b|wir\b(?! stellen ein)|unsere?\b|nous\b(?! recrutons)|notre\b|nosotros\b|somos\b|nuestr|noi\b|siamo\b|nostr|wij\b|onze\b|nos somos\b|noss[oa]|the (?:leading|first|only|all-in-one|open|modern|fastest|platform|home|world)|news (?:from|about|by)|updates from|posts? (?:by|from)|tweets? (?:by|from)|run by|account (?:of|for|by)|bot\b|automated|feed of)/;

/** Words before a role that say nothing of it. Matched at the beginning of a folded part. */
export const leadIn =
  /^(?:hi|hello|hey|hallo|bonjour|hola|ciao|ola|i'm|im|i am|currently|current|now|presently|today|by day|day job|works? as|working as|serving as|proud(?:ly)?|your|a|an|the|also|and|as|ich bin|bin|derzeit|aktuell|jetzt|heute|tatig als|als|hauptberuflich|je suis|actuellement|aujourd'hui|un|une|soy|actualmente|ahora|una|uno|sono|attualmente|ora|oggi|ik ben|momenteel|nu|een|sou|atualmente|agora|um|uma|o|role|job|title|work|arbeit|metier|trabajo|lavoro|werk|trabalho)(?:[:,!.]*\s+|:\s*)/;

/** What precedes a company where no role is named: `working at`, `employed by`. Matches a whole folded text. */
export const worksThere =
  /^(?:i |ich |je |j'|yo |io |ik |eu |day job |currently |now |proudly |aktuell |actuellement |actualmente |attualmente |momenteel |atualmente )*(?:(?:work(?:s|ing)?|building|shipping|making|designing|selling|doing)(?: [\p{L}\p{N}&/-]+){0,5}|work(?:s|ing)?|employed|day job|here|arbeite|arbeitet|tatig|angestellt|travaille|bosse|en poste|salariee?|trabajo|trabajando|lavoro|lavorando|werk|werkt|werkzaam|trabalho|trabalhando|currently|now|aktuell|actuellement|actualmente|attualmente|momenteel|atualmente)?$/u;

/** Regions, countries and large cities, and words that follow a comma without being a company. Folded. */
export const noCompany = new Set(
  `emea dach apac latam benelux nordics iberia uk usa us eu eea mea anz global worldwide international europe africa asia america
   americas remote home earth world everywhere internet here life love north south east west central
   germany deutschland france frankreich spain espana italy italia netherlands nederland portugal austria osterreich switzerland schweiz
   suisse belgium belgique england scotland wales ireland canada mexico brazil brasil india china japan australia poland sweden norway
   denmark finland czechia greece turkey israel singapore argentina chile colombia europa
   berlin hamburg munich munchen cologne koln frankfurt stuttgart dusseldorf leipzig vienna wien zurich zurich geneva basel bern
   paris lyon marseille toulouse bordeaux nantes lille madrid barcelona valencia sevilla rome roma milan milano turin torino naples napoli
   amsterdam rotterdam utrecht eindhoven lisbon lisboa porto brussels bruxelles antwerp london manchester edinburgh dublin bristol leeds
   nyc york boston chicago seattle austin denver atlanta miami toronto vancouver montreal sydney melbourne sf la dc bay texas california
   oslo stockholm copenhagen helsinki warsaw prague budapest athens istanbul tokyo bangalore mumbai delhi
   dad mom mum father mother parent papa mama husband wife vater mutter pere mere padre madre vader moeder pai mae he she they him her
   runner cyclist climber skier gamer nerd geek reader traveler traveller dreamer introvert optimist feminist vegan human coffee tea wine
   dogs cats music books football soccer running cycling hiking yoga travel photography cooking gardening opinions views mine own
   phd mba msc bsc md pmp cpa cfa esq he/him she/her they/them sie/ihr er/ihm elle il tech ai startups saas b2b b2c`
    .split(/\s+/)
    .filter(Boolean),
);

/** What makes a name that of a company, at its end. Folded. */
export const companyEnding =
  /(?:^|[\s.])(?:gmbh|ag|se|kg|ohg|ug|mbh|ev|e\.v|inc|llc|llp|ltd|limited|plc|corp|corporation|co|sa|sas|sarl|srl|spa|s\.l|sl|slu|bv|nv|vof|lda|ltda|ab|oy|aps|as|pty|group|gruppe|groupe|grupo|gruppo|groep|holding|labs?|software|technologies|technology|systems|solutions|cloud|health|partners|ventures|capital|consulting|agency|studios?|bank|university|universitat|institute|media|digital|analytics|security|robotics|energy|logistics|foods|pharma|hq)\.?$/;
