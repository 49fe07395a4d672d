/**
 * How a sentence says that its writer uses, compares or leaves a tool, in seven languages. `N` stands for the name.
 * Patterns are in lower case and need a first person or a sentence without a subject: what others use says nothing.
 */
import type { RivalStance } from "@/lib/contracts/v1/report-parts";

const team = "(?:team|company|reps|sdrs|people|department|managers|side)";
const adverbs =
  "(?:(?:all|also|still|currently|mostly|only|just|now|already|have|both|recently|finally|actually|even)\\s+){0,2}";
const we = `(?<!\\b(?:if|should|when|unless|do|did)\\s)\\b(?:we|i|our (?:[a-z]+ )?${team})\\s+${adverbs}`;
/** The writer before a participle, or no subject at all. */
const being =
  "(?:^|\\b(?:we|i)(?:['’]re|['’]m| are| am)\\s+|\\b(?:we|i)(?:['’]ve| have) been\\s+)(?:(?:currently|now|still|also|just)\\s+)?";
const did = `(?:^|${we}|\\b(?:we|i)['’]ve\\s+)(?:(?:just|finally|recently|already)\\s+)?`;
const few = "(?:[^\\s.!?;]+\\s+){0,3}?";

const left = [
  "left|dropped|cancell?ed|replaced|ditched|quit|stopped using|no longer use|got rid of",
  "moved (?:off|from|away from)|switched (?:from|away from)|migrated (?:off|from|away from)",
].join("|");
const leaving = [
  "leaving|dropping|cancell?ing|replacing|ditching|moving (?:off|from|away from)",
  "switching (?:from|away from)|migrating (?:off|from|away from)|getting rid of",
].join("|");
const disliking = [
  "hate|fed up with|tired of|sick of|frustrated (?:by|with)|struggl(?:e|ing) with",
  "disappointed (?:by|with|in)|(?:problems|issues|trouble) with|annoyed (?:by|with)|unhappy with",
  "not happy with|(?:don['’]t|do not) love|(?:wouldn['’]t|would not) recommend",
].join("|");
const bad = [
  "slow|broken|painful|pain|mess|clunky|expensive|overpriced|useless|terrible|awful|buggy|unusable",
  "nightmare|disaster",
].join("|");

/** The strongest stance first. Each pattern holds the name once. */
export const stanceRules: readonly (readonly [Exclude<RivalStance, "mentions">, readonly string[]])[] = [
  [
    "leaves",
    [
      `${did}(?:${left})\\s+(?:our\\s+)?N`,
      `${being}(?:${leaving})\\s+(?:our\\s+)?N`,
      `${we}(?:don['’]t|do not) use N any ?more`,
      "\\bwir\\s+(?:haben|wechseln|lösen|kündigen|sind)\\s+(?:gerade\\s+|letztes jahr\\s+|von\\s+)?N\\s+" +
        "(?:(?:gerade|letztes|jahr)\\s+){0,2}(?:gekündigt|abgelöst|ersetzt|verlassen|weg|ab\\b|umgestiegen|gewechselt)",
      "\\b(?:umgestiegen|gewechselt|weg) von N",
      "\\b(?:nous avons|on a|j['’]ai)\\s+(?:quitté|abandonné|remplacé|résilié|lâché) N",
      "\\b(?:nous quittons|on quitte|nous remplaçons|on remplace) N",
      "\\b(?:hemos|he) (?:dejado|abandonado|cancelado|sustituido|reemplazado) N",
      "\\b(?:dejamos|abandonamos|cancelamos|sustituimos|reemplazamos) N",
      "\\babbiamo (?:lasciato|abbandonato|disdetto|sostituito) N",
      "\\b(?:we|wij|ik) (?:zijn|hebben|ben|heb) (?:weg bij|gestopt met|overgestapt van) N",
      "\\b(?:deixamos|substituímos|trocamos|largamos) N",
    ],
  ],
  [
    "compares",
    [
      `${being}(?:comparing|evaluating|triall?ing|testing|piloting|considering|looking at|choosing between|deciding between|torn between|demoing)\\s+${few}N`,
      `${we}(?:compare|evaluate|compared|evaluated|shortlisted|demoed|trialled|trialed|piloted)\\s+${few}N`,
      "\\S\\s+(?:vs\\.?|versus)\\s+N",
      "N\\s+(?:vs\\.?|versus)\\s+\\S",
      `\\b(?:wir|ich)\\s+(?:vergleichen?|evaluieren?|testen?|prüfen?)\\s+${few}N`,
      `\\b(?:vergleichen|evaluieren|testen|prüfen)\\s+wir\\s+${few}N`,
      `\\b(?:nous|on|je)\\s+(?:comparons|compare|évaluons|évalue|testons|teste)\\s+${few}N`,
      `\\b(?:comparamos|evaluamos|probamos|estamos (?:comparando|evaluando|probando))\\s+${few}N`,
      `\\b(?:confrontiamo|valutiamo|stiamo (?:confrontando|valutando|provando))\\s+${few}N`,
      `\\b(?:we|wij|ik)\\s+(?:vergelijken|vergelijk|evalueren|evalueer|testen|test)\\s+${few}N`,
      `\\b(?:avaliamos|testamos|estamos (?:a )?(?:comparando|avaliando|testando|comparar|avaliar|testar))\\s+${few}N`,
    ],
  ],
  [
    "complains",
    [
      `\\b(?:${disliking})\\s+(?:our\\s+|the\\s+)?N`,
      `N\\s+(?:is|was|feels|has been|became|got)\\s+(?:(?:so|too|very|really|just|way|still|a|an|such)\\s+){0,3}(?:${bad})`,
      "N\\s+(?:can['’]t|cannot|can not|doesn['’]t|does not|won['’]t|will not|fails|keeps (?:failing|crashing|breaking))\\b",
      "N\\s+(?:ist|war)\\s+(?:(?:viel|einfach|so|zu|sehr|leider|ein|eine)\\s+){0,3}(?:langsam|teuer|katastrophe|unbrauchbar|umständlich|kaputt)",
      "N\\s+(?:est|était)\\s+(?:(?:trop|très|vraiment|une)\\s+){0,2}(?:lent|lente|cher|chère|catastrophe|inutilisable)",
    ],
  ],
  [
    "praises",
    [
      `(?<!(?:not|n['’]t)\\s)\\b(?:love|loving|happy with|recommend|(?:big )?fans? of|impressed (?:by|with)|swear by)\\s+(?:our\\s+)?N`,
      "N\\s+(?:is|was|has been)\\s+(?:(?:so|very|really|just|a|an|such)\\s+){0,3}(?:great|good|excellent|fantastic|amazing|brilliant|solid|lifesaver|game changer|worth)",
      "N\\s+(?:works (?:well|great|fine)|saved us|saves us|solved (?:it|this|that))",
      "N\\s+(?:ist|war)\\s+(?:(?:wirklich|sehr|richtig)\\s+){0,2}(?:gut|super|klasse|großartig|top)",
    ],
  ],
  [
    "uses",
    [
      `${we}(?:use|run|run on|are on|work with|work in|live in|rely on|switched to|moved to|migrated to|went with|chose|settled on|stuck with|adopted|implemented|rolled out)\\s+N`,
      `${being}(?:using|on|running|running on|working with)\\s+N`,
      "\\bour (?:[a-z-]+ )?(?:crm|erp|tool|stack|system|platform) is N",
      "\\b(?:wir|ich)\\s+(?:nutzen?|verwenden?|benutzen?|arbeiten? (?:mit|in)|setzen auf)\\s+(?:(?:seit|jahren|aktuell|auch|noch|derzeit)\\s+){0,2}N",
      "\\b(?:nutzen|verwenden|benutzen) wir\\s+N",
      "\\b(?:nous utilisons|on utilise|j['’]utilise|nous travaillons avec|on travaille avec|nous sommes sur|on est sur|nous sommes passés (?:à|sur)|on est passés? (?:à|sur)) N",
      "\\b(?:usamos|utilizamos|utilizo|trabajamos con|trabalhamos com|nos pasamos a|hemos pasado a|mudamos para|migramos para) N",
      "\\b(?:usiamo|utilizziamo|lavoriamo con|siamo passati a) N",
      "\\b(?:we|wij|ik) (?:gebruiken|gebruik|werken met|werk met|zijn overgestapt (?:op|naar)) N",
    ],
  ],
];

/** Tools whose names mean nothing else: named anywhere, they are named. In plain form, spaces as `_`. */
export const knownTools = `hubspot salesforce pipedrive zoominfo salesloft marketo pardot zendesk freshsales freshdesk intercom
  mailchimp activecampaign klaviyo netsuite workday servicenow atlassian airtable clickup docusign calendly
  personio datev lexoffice sevdesk brevo phantombuster clearbit demandbase 6sense lusha cognism dealfront leadfeeder
  clari aviso chorus.ai drift.com lemlist woodpecker.co zapier tableau snowflake looker qlik celonis jira confluence
  monday.com microsoft_dynamics dynamics_365 power_bi sales_navigator google_analytics google_sheets sugarcrm zoho
  quickbooks xero bamboohr greenhouse.io successfactors coupa ariba trello basecamp smartsheet anaplan pigment`;

/** Capitalized words that follow "we use" and name no tool. */
export const noTools = `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december english german french spanish italian dutch portuguese europe america germany
  france spain italy berlin london paris amsterdam linkedin twitter facebook instagram bluesky google youtube reddit q1 q2
  q3 q4 crm erp kpi okr sdr bdr ai ml llm api sql seo gtm b2b saas roi icp abm etl it hr pr three two this that these
  those it them agile scrum kanban christmas our my your their the a an both some several many different other new`;
