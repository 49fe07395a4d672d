/** European Portuguese: rewrites our own wordings, which are Brazilian, for people in Portugal. */
import { capitalize } from "./grammar";

/** What differs in Portugal, in lower case. Longer ones first, because a noun may have another gender there. */
const wordings: readonly (readonly [brazilian: string, european: string])[] = [
  ["da última pesquisa interna", "do último inquérito interno"],
  ["a última pesquisa interna", "o último inquérito interno"],
  ["conta da nuvem", "fatura da cloud"],
  ["custos de nuvem", "custos da cloud"],
  ["da busca", "da pesquisa"],
  ["participa da", "participa na"],
  ["até a assinatura", "até à assinatura"],
  ["detectam", "detetam"],
  ["o time", "a equipa"],
  ["do time", "da equipa"],
  ["no time", "na equipa"],
  ["ao time", "à equipa"],
  ["seu time", "sua equipa"],
  ["o treinamento", "a formação"],
  ["do treinamento", "da formação"],
  ["um treinamento", "uma formação"],
  ["de você", "de si"],
  ["para você", "para si"],
  ["equipe", "equipa"],
  ["equipes", "equipas"],
  ["planilha", "folha de cálculo"],
  ["planilhas", "folhas de cálculo"],
  ["contato", "contacto"],
  ["contatos", "contactos"],
  ["contata", "contacta"],
  ["registro", "registo"],
  ["registros", "registos"],
  ["usuário", "utilizador"],
  ["usuários", "utilizadores"],
  ["controle", "controlo"],
  ["planejamento", "planeamento"],
  ["planejada", "planeada"],
  ["planejado", "planeado"],
  ["prospecção", "prospeção"],
  ["fechamento", "fecho"],
  ["varejo", "retalho"],
  ["estoque", "stock"],
  ["capacitação", "formação"],
  ["confiabilidade", "fiabilidade"],
  ["confiável", "fiável"],
  ["diretoria", "direção"],
  ["escopo", "âmbito"],
  ["esfriar", "arrefecer"],
];
const europeanOf = new Map(wordings);
const brazilian = wholeWords(wordings.map(([from]) => from).join("|"));

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}@#./-])(?:${pattern})(?![\\p{L}\\p{N}@/-]|\\.\\p{L})`, "gu");
}

const quoted = "“(?:[^“”]|“[^”]*”)*(?:”|$)";
const gerund = wholeWords("(est(?:á|ão|ou|amos|ava|avam)) (\\p{Ll}+[aei])ndo");
/** The pronoun is left out; the verb says enough, and in Portugal it sounds too familiar or too blunt. */
const pronoun = /(?<!\p{L})vocês? /gu;
const pronounFirst = /(?<!\p{L})Vocês? (\p{Ll})/gu;
const thousands = /(\d{1,3})\.(\d{3})(?= pessoas)/gu;

/**
 * The text as one writes it in Portugal. Quotes stay, and so does what is in `kept`: names, titles and industries.
 * Capitalized words stay too, because they may belong to a name.
 */
export function toEuropean(text: string, kept: readonly string[] = []): string {
  const untouched = [
    quoted,
    ...kept
      .filter((word) => word.length > 1)
      .sort(longestFirst)
      .map(literally),
  ];
  const pieces = text.split(new RegExp(`(${untouched.join("|")})`, "u"));
  // Every second piece is one that stays.
  return pieces.map((piece, place) => (place % 2 === 0 ? rewrite(piece) : piece)).join("");
}

function rewrite(text: string): string {
  return text
    .replace(brazilian, (found) => europeanOf.get(found) ?? found)
    .replace(gerund, "$1 a $2r")
    .replace(pronoun, "")
    .replace(pronounFirst, (_, letter: string) => capitalize(letter))
    .replace(thousands, (_, start: string, rest: string) =>
      start.length === 1 ? `${start}${rest}` : `${start}\u00a0${rest}`,
    );
}

const longestFirst = (one: string, other: string) => other.length - one.length;
const literally = (word: string) =>
  `(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}])`;

/** Cities and regions of Portugal that have no bigger namesake elsewhere, as a location without a country. */
const places = new Set(
  [
    "lisboa, lisbon, porto, oporto, braga, coimbra, aveiro, funchal, setubal, faro, leiria, evora, guimaraes",
    "matosinhos, gaia, vila nova de gaia, cascais, oeiras, sintra, almada, amadora, odivelas, loures, maia",
    "portimao, viana do castelo, ponta delgada, castelo branco, lisboa e vale do tejo, acores, madeira, algarve",
  ].flatMap((names) => names.split(", ")),
);
const fillers = /\b(?:greater|grande|area|metropolitan[ao]?|region|regiao|distrito|district|city)\b/g;
const connectors = /^(?:\s|\b(?:d[aeo]|of)\b)+|(?:\s|\b(?:e|and)\b)+$/g;
const elsewhere =
  /\b(?:brasil|brazil|angola|mocambique|mozambique|cabo verde|cape verde|espana|spain|franca|france|usa|united states)\b/;

/** What people write in Portugal and not in Brazil. `estou a par` and `equipa` as a verb are Brazilian too. */
const ownForms = new RegExp(
  [
    "(?:a|da|na|à|uma|minha|nossa|sua|vossa|pela|cada|em|como) equipa",
    "equipa de",
    "equipas",
    "est(?:ou|á|amos|ão|ava|avam|ávamos) a (?!par |mulher )\\p{Ll}+[aei]r",
    "contactos?",
    "ecrãs?",
    "telemóve(?:l|is)",
    "utilizador(?:es)?",
    "registos?",
    "de facto",
    "ficheiros?",
    "planeamento",
    "prospeção",
    "connosco",
    "económic[ao]s?",
    "eletrónic[ao]s?",
    "folhas? de cálculo",
  ]
    .map((form) => `(?<!\\p{L})${form}(?!\\p{L})`)
    .join("|"),
  "iu",
);

/** Whether the person is in Portugal: the location says so, or else the person's own words do. */
export function isInPortugal(location: string | null, ownWords: string | null): boolean {
  const plain = (location ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/\bportugal\b(?! (?:street|road|place))/.test(plain)) return true;
  if (elsewhere.test(plain)) return false;
  const parts = plain.split(/[,;()|/·–]/).map((part) => part.replace(fillers, "").replace(connectors, ""));
  return parts.some((part) => places.has(part)) || ownForms.test(ownWords ?? "");
}
