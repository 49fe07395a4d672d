/** What a text may not claim, as patterns by language. They match lower-case text without accents. */
import type { Language } from "@/db/vocabulary";

interface Claims {
  /** About the sender: what they read, follow, sell or have in common with the person. */
  sender: RegExp;
  /** To the person: that a reaction was seen. */
  watched: RegExp;
  /** To the person: that they wrote something. */
  wrote: RegExp;
  /** Subjects and verbs of speech, for "she says". */
  speech: { subjects: string; verbs: string };
}

/** Whole words only; the alternatives are separated by `|`. */
const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "u");

export const claims: Record<Language, Claims> = {
  en: {
    sender: words(
      "we both|both of us|we all|like you,? i|i (?:also|too|follow|am following|agree|share your|(?:read|saw|noticed|came across)(?! your)|work(?:ed)?|sell|help|built|recently)|i(?:'ve| have) (?:been|(?:read|seen)(?! your)|worked|followed|helped|noticed)|i(?:'m| am) (?:a|an|also|the|from|with)|my (?:team|company|customers?|clients?|product|platform|colleagues?)|our (?:team|company|customers?|clients?|products?|platform|solutions?|tools?|software|experience)|we (?:help|work(?:ed)? with|offer|sell|built|build|provide|have helped|support|speciali[sz]e|see|hear)|(?:as a )?fellow",
    ),
    watched: words(
      "(?:i |we )?(?:saw|see|noticed|notice|spotted) (?:that )?you|you(?:'ve| have)? (?:liked|reacted|engaged|follow|followed|viewed)|your (?:like|likes|reaction|engagement|interest|activity|thumbs)|thank(?:s| you) for (?:the|your) (?:like|reaction|support|nod|interest)",
    ),
    wrote: words(
      "your (?:comment|post|reply|remark|words|statement|observation|take)|you(?:'ve| have)? (?:said|wrote|written|mentioned|asked|posted|argued|pointed out|commented|noted)",
    ),
    speech: {
      subjects: "she|he|they|you",
      verbs:
        "says|said|wrote|writes|asks|asked|mentions|mentioned|argues|argued|notes|noted|commented|posted|states|stated|claims|claimed|admits|admitted|complains|complained|confirmed",
    },
  },
  de: {
    sender: words(
      "wir beide|uns beide[nr]?|uns beiden|auch ich|ich (?:auch|verfolge|folge|arbeite|verkaufe|kenne|bin|(?:lese|las|sehe|sah|habe)(?! ihr))|mir geht es|mein (?:team|unternehmen)|mein[e]? (?:firma|kunden|kollegen)|unser(?:e|en|em|er)? (?:team|unternehmen|firma|kunden?|produkte?|losung(?:en)?|plattform|software|erfahrung)|wir (?:helfen|unterstutzen|bieten|arbeiten|verkaufen|haben|sehen|horen|entwickeln)|bei uns",
    ),
    watched: words(
      "(?:gesehen|bemerkt|aufgefallen),? dass (?:sie|du|ihnen)|ihnen (?:gefallt|gefallen)|(?:sie|du) (?:haben|hast) (?:reagiert|geliked|gelikt)|(?:sie|du) (?:folgen|folgst)|(?:ihr|ihre|ihrem|ihren|ihrer|dein|deine|deinem) (?:like|likes|reaktion|interesse|aktivitat|gefallt mir)|danke fur (?:ihr|ihre|das|den|die) (?:like|reaktion|interesse)",
    ),
    wrote: words(
      "(?:ihr|ihre|ihrem|ihren|ihrer|dein|deine|deinem|deinen) (?:kommentar|beitrag|antwort|aussage|bemerkung|worte|worten|beobachtung|post)|(?:sie|du) (?:schreiben|schrieben|schreibst|sagen|sagten|fragen|fragten|erwahnen|erwahnten)|(?:haben sie|hast du) (?:geschrieben|gesagt|gefragt|erwahnt)|sie [^.?!]{0,40}(?:geschrieben|gesagt|erwahnt|kommentiert) haben",
    ),
    speech: {
      subjects: "sie|er",
      verbs:
        "sagt|sagte|schreibt|schrieb|fragt|fragte|meint|meinte|erwahnt|erwahnte|kommentiert|kommentierte|behauptet|postete|betont|betonte|beklagt",
    },
  },
  fr: {
    sender: words(
      "nous (?:deux|suivons|aidons|proposons|accompagnons|travaillons|vendons|avons|voyons)|vous et moi|moi aussi|comme vous,? je|je (?:suis|lis|travaille|vends|vois|partage|connais)|j'(?:ai(?! (?:lu|vu) votre)|aide|accompagne)|mon (?:equipe|entreprise)|mes (?:clients|collegues)|notre (?:equipe|entreprise|societe|produit|solution|plateforme|logiciel|experience)|nos (?:clients|produits|solutions|equipes)|chez nous",
    ),
    watched: words(
      "vu que vous|remarque que vous|vous avez (?:aime|reagi|like)|vous suivez|votre (?:like|reaction|interet|activite|j'aime)|merci pour (?:votre|le) (?:like|reaction|interet)",
    ),
    wrote: words(
      "votre (?:commentaire|post|publication|reponse|remarque|propos|message|observation)|vos (?:propos|mots)|vous (?:avez (?:ecrit|dit|demande|mentionne|publie)|disiez|ecrivez|dites|demandez)",
    ),
    speech: {
      subjects: "elle|il",
      verbs:
        "dit|ecrit|demande|affirme|mentionne|commente|explique|souligne|a dit|a ecrit|a demande|a commente|a publie",
    },
  },
  es: {
    sender: words(
      "nosotros dos|los dos seguimos|ambos|a mi tambien|yo tambien|como usted,? yo|(?:sigo|leo|trabajo|vendo|comparto|soy|(?:veo|vi|he (?:visto|leido))(?! su)|he trabajado)|mi (?:equipo|empresa)|mis (?:clientes|colegas)|nuestr[oa]s? (?:equipo|empresa|productos?|soluci[o]n(?:es)?|plataforma|clientes|experiencia|software)|(?:ayudamos|ofrecemos|trabajamos|vendemos|apoyamos)",
    ),
    watched: words(
      "(?:vi|visto|notado|note) que (?:usted|le|te|ha|reacciono)|le (?:gusto|ha gustado)|(?:usted )?(?:ha reaccionado|reacciono|sigue a)|su (?:like|reaccion|interes|actividad|me gusta)|gracias por (?:su|el) (?:like|reaccion|interes|me gusta)",
    ),
    wrote: words(
      "su (?:comentario|publicacion|respuesta|observacion|post|mensaje)|sus palabras|(?:usted )?(?:escribio|dijo|pregunto|menciono|comento|ha (?:escrito|dicho|preguntado|comentado))",
    ),
    speech: {
      subjects: "ella|el|usted",
      verbs:
        "dice|dijo|escribe|escribio|pregunta|pregunto|menciona|menciono|afirma|comenta|comento|publico|senala",
    },
  },
  it: {
    sender: words(
      "entrambi|anch'io|anche io|come lei,? io|io (?:seguo|leggo|lavoro|vendo)|(?:seguo|leggo|vendo|condivido|lavoro con|ho (?:visto|letto|notato)(?! il suo)|ho lavorato)|sono (?:un|una|il|la)|(?:il mio|la mia|i miei) (?:team|azienda|clienti|colleghi)|(?:il nostro|la nostra|i nostri|le nostre) (?:team|azienda|prodotto|prodotti|soluzione|soluzioni|piattaforma|clienti|esperienza|software)|(?:aiutiamo|offriamo|lavoriamo|vendiamo|supportiamo)",
    ),
    watched: words(
      "(?:visto|notato) che (?:lei|le|ha)|le e piaciut[oa]|(?:ha|lei ha) (?:reagito|messo like)|lei segue|(?:il suo|la sua) (?:like|reazione|interesse|attivita|mi piace)|grazie per (?:il suo|la sua|il|la) (?:like|reazione|interesse)",
    ),
    wrote: words(
      "(?:il suo|la sua|le sue) (?:commento|post|risposta|osservazione|messaggio|parole)|(?:lei )?(?:ha (?:scritto|detto|chiesto|menzionato|commentato)|scrive che|diceva)",
    ),
    speech: {
      subjects: "lei|lui",
      verbs:
        "dice|scrive|chiede|afferma|menziona|commenta|ha detto|ha scritto|ha chiesto|ha commentato|sottolinea",
    },
  },
  nl: {
    sender: words(
      "wij beiden|we allebei|we beiden|ons beiden|ik (?:ook|volg|werk|verkoop|ben|deel|(?:lees|las|zie|zag|heb)(?! uw))|ook ik|mijn (?:team|bedrijf|klanten|collega's)|ons (?:team|bedrijf|product|platform)|onze (?:klanten|producten|oplossing(?:en)?|software|ervaring)|(?:wij|we) (?:helpen|bieden|werken|verkopen|ondersteunen|zien|hebben)",
    ),
    watched: words(
      "(?:gezien|gemerkt|opgevallen|zag) dat (?:u|je)|(?:u|je) (?:vond|heeft gereageerd|hebt gereageerd|reageerde|volgt)|(?:uw|je|jouw) (?:like|likes|reactie|interesse|activiteit)|bedankt voor (?:uw|je|de) (?:like|reactie|interesse)",
    ),
    wrote: words(
      "(?:uw|je|jouw) (?:opmerking|bericht|post|antwoord|woorden|reactie|commentaar)|(?:u|je) (?:schreef|zei|vroeg|noemde|schrijft|zegt|vraagt)|(?:heeft u|heb je) (?:geschreven|gezegd|gevraagd)",
    ),
    speech: {
      subjects: "zij|ze|hij",
      verbs: "zegt|zei|schrijft|schreef|vraagt|vroeg|noemt|noemde|stelt|beweert|plaatste",
    },
  },
  pt: {
    sender: words(
      "nos dois|ambos|eu tambem|como voce,? eu|eu (?:sigo|leio|trabalho|vendo|sou|vi(?! (?:o )?seu))|(?:sigo|leio|acompanho|compartilho|tenho (?:visto|lido|trabalhado))|(?:o meu|a minha|meu|minha|meus|minhas) (?:time|equipe|equipa|empresa|clientes|colegas)|(?:o nosso|a nossa|nosso|nossa|nossos|nossas) (?:time|equipe|equipa|empresa|produtos?|soluc(?:ao|oes)|plataforma|clientes|experiencia|software)|(?:ajudamos|oferecemos|trabalhamos|vendemos|apoiamos)",
    ),
    watched: words(
      "(?:vi|reparei|notei) que (?:voce|o senhor|a senhora|curtiu|gostou|reagiu)|(?:voce )?(?:curtiu|reagiu)|voce (?:gostou|segue)|(?:sua|seu|a sua|o seu) (?:curtida|like|reacao|interesse|atividade|gosto)|obrigad[oa] (?:pela|pelo) (?:sua |seu )?(?:curtida|like|reacao|interesse)",
    ),
    wrote: words(
      "(?:seu|sua|suas) (?:comentario|post|publicacao|resposta|observacao|mensagem|palavras)|(?:voce )?(?:escreveu|disse|perguntou|mencionou|comentou|publicou)",
    ),
    speech: {
      subjects: "ela|ele|voce",
      verbs:
        "diz|disse|escreve|escreveu|pergunta|perguntou|menciona|mencionou|afirma|comenta|comentou|publicou|destaca",
    },
  },
};

/** A score and its number: `score: 10`, `Punktzahl 9`. */
export const scoreTalk =
  /(?<!\p{L})(?:scor\w*|rating|rated|strength|fit|priority|bewertung|punktzahl|punkte|starke|prioritat|priorite|puntuacion|puntaje|prioridad|fuerza|punteggio|priorita|forza|sterkte|prioriteit|pontuacao|prioridade|forca)(?!\p{L})\W{0,3}(?:\p{L}+\W{1,2}){0,2}\d|\b\d{1,3}\s?(?:\/|of|out of|von|sur|de|su|van)\s?(?:5|10|100)\b/u;

/** Text that gives a model orders. For folded text. */
export const orders =
  /(?:ignor\w*|disregard|forget|override|vergiss|vergesst|oublie\w*|olvid\w*|dimentica\w*|vergeet|negeer|esque[cç]\w*)[^.]{0,40}(?:instruc\w*|instruk\w*|anweisung\w*|vorgaben|consignes?|istruzion\w*|(?:your|system|this) prompt|previous|prior|above|bisherig\w*|obige[nr]?|precedent\w*|anterior\w*)(?!\p{L})|(?:^|\n|\s)(?:system|assistant|user)\s?:|<\/?(?:data|system|instructions?)>|new instructions|you are now (?:a|an|the|in) |(?:respond|reply|answer|output) (?:only )?(?:with|in) (?:json|the following)/u;

/** What is left of a prompt or of a refusal to answer. */
export const leftovers =
  /(?:ignor\w*|disregard|forget|vergiss|oublie\w*|olvid\w*|dimentica\w*|negeer|esque[cç]\w*)[^.]{0,30}(?:instruc\w*|instruk\w*|anweisung\w*|istruzion\w*|prompt|rules|regeln)|system ?prompt|as an ai|language model|untrusted|whyitmatters|suggestedopener|talkingpoints|i(?:'m| am) sorry,? (?:but|i)|i can(?:'t|not) (?:help|assist|comply|do that)|lorem ipsum|\b(?:json|null|undefined)\b/u;

/** Links, addresses, telephone numbers, markup, placeholders and emoji. */
export const markup =
  /https?:|www\.|\/\/|\S@\S|<\/?[a-z!]|&(?:[a-z]+|#\d+);|\]\(|\*\*|__|`|^\s*(?:[-*#>]|\d+\.)\s|[[\]{}|]|(?<!\S)[#@]\p{L}|\+?(?:\d[\s()/-]{0,2}){8,}|\p{Extended_Pictographic}/iu;

/** A bare domain. */
export const domains =
  /(?<![\p{L}\p{N}])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,})(?:\/\S*)?(?![\p{L}\p{N}])/giu;
