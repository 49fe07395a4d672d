/** Drafts as a native speaker would write them, and the same with one fault. */
import { describe, expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { silentLike, wordsInput } from "@/tests/factories/words-input";
import type { Words } from "../writer";
import { findProblem } from "./check-facts";
import { readPromptData } from "./prompt";

interface Sample {
  post: string;
  comment: string;
  words: Words;
  /** An opener that says a like was seen, or that the person wrote what they only liked. */
  watched: string[];
  /** "why" with an invented figure, and in words. */
  figures: string[];
}

const samples: Record<Exclude<Language, "en">, Sample> = {
  de: {
    post: "Vertriebsprognosen scheitern selten am Werkzeug. Von 40 befragten Teams nannten 62 % schlechte Daten.",
    comment: "Bei uns pflegt jeder seine eigene Liste. Welches Tool nutzt ihr dafür?",
    words: {
      whyItMatters:
        "Anna Keller fragt unter dem Beitrag von Tom Berg: " +
        "„Welches Tool nutzt ihr dafür?“ Als VP Sales bei Brightloop (320 Beschäftigte, Software " +
        "Development) entscheidet sie über Werkzeuge im Vertrieb. Die Frage ist noch offen.",
      suggestedOpener:
        "Guten Tag Frau Keller, zu Ihrer Frage nach dem Tool: Entscheidend ist meist, wer die Liste pflegt. Wie ist das bei Brightloop heute geregelt?",
      talkingPoints: [
        "Beantworten Sie zuerst die Frage nach dem Tool, bevor es um ein Angebot geht.",
        "Fragen Sie nach den eigenen Listen: Wie viele Versionen der Prognose gibt es am Monatsende?",
        "62 % der Teams im Beitrag nennen schlechte Daten: Trifft das auf den Vertrieb von Brightloop zu?",
      ],
    },
    watched: [
      "Guten Tag Frau Keller, mir ist aufgefallen, dass Ihnen der Beitrag gefällt. Wie halten Sie es damit?",
      "Guten Tag Frau Keller, Ihr Kommentar zur Prognose trifft es. Wie halten Sie es damit?",
    ],
    figures: [
      "Sie führt ein Team von 45 Leuten und fragt nach dem Tool.",
      "Sie führt seit sieben Jahren das Team und fragt nach dem Tool.",
    ],
  },
  fr: {
    post: "Les prévisions de vente échouent rarement à cause de l'outil. Sur 40 équipes, 62 % citent de mauvaises données.",
    comment: "Chez nous chacun tient son propre tableau. Quel outil utilisez-vous ?",
    words: {
      whyItMatters:
        "Anna Keller demande sous la publication de Tom Berg : « Quel outil utilisez-vous ? " +
        "» VP Sales chez Brightloop (320 personnes), elle décide des outils de son équipe. " +
        "La question reste ouverte.",
      suggestedOpener:
        "Bonjour Madame Keller, pour répondre à votre question sur l'outil : tout dépend de qui tient le tableau. Comment cela se passe-t-il aujourd'hui chez Brightloop ?",
      talkingPoints: [
        "Répondez d'abord à sa question sur l'outil, avant toute proposition.",
        "Demandez combien de tableaux différents circulent à la fin du mois chez Brightloop.",
        "62 % des équipes citent de mauvaises données : est-ce aussi le cas de l'équipe d'Anna Keller ?",
      ],
    },
    watched: [
      "Bonjour Madame Keller, j'ai vu que vous aimez la publication sur les prévisions. Qu'en pensez-vous ?",
      "Bonjour Madame Keller, votre commentaire sur les prévisions est juste. Qu'en est-il chez vous ?",
    ],
    figures: [
      "Elle dirige une équipe de 45 personnes et demande un outil.",
      "Elle dirige l'équipe depuis quinze ans et demande un outil.",
    ],
  },
  es: {
    post: "Las previsiones de ventas rara vez fallan por la herramienta. De 40 equipos, el 62 % cita malos datos.",
    comment: "Aquí cada uno lleva su propia hoja. ¿Qué herramienta usáis?",
    words: {
      whyItMatters:
        "Anna Keller pregunta en la publicación de Tom Berg: «¿Qué herramienta usáis?». " +
        "Como VP Sales de Brightloop (320 personas) decide sobre las herramientas de su equipo. " +
        "La pregunta sigue abierta.",
      suggestedOpener:
        "Hola, Anna: sobre su pregunta por la herramienta, casi todo depende de quién mantiene la hoja. ¿Cómo lo resuelven hoy en Brightloop?",
      talkingPoints: [
        "Responda primero a la pregunta por la herramienta, antes de cualquier propuesta.",
        "Pregunte cuántas hojas distintas hay al final del mes en Brightloop.",
        "El 62 % de los equipos cita malos datos: pregunte si también es el caso del suyo.",
      ],
    },
    watched: [
      "Hola, Anna: gracias por su interés en la publicación sobre la previsión. ¿Cómo lo hacen?",
      "Hola, Anna: su comentario sobre la previsión es acertado. ¿Cómo lo hacen hoy?",
    ],
    figures: [
      "Dirige un equipo de 45 personas y pregunta por la herramienta.",
      "Dirige el equipo desde hace quince años y pregunta por la herramienta.",
    ],
  },
  it: {
    post: "Le previsioni di vendita raramente falliscono per lo strumento. Su 40 team, il 62 % cita dati scadenti.",
    comment: "Da noi ognuno tiene il proprio foglio. Quale strumento usate?",
    words: {
      whyItMatters:
        "Anna Keller chiede sotto il post di Tom Berg: «Quale strumento usate?». Come VP Sales di Brightloop (320 persone) decide sugli strumenti della squadra. La domanda è ancora aperta.",
      suggestedOpener:
        "Buongiorno Anna, sulla Sua domanda a proposito dello strumento: molto dipende da chi tiene il foglio. Come è organizzato oggi in Brightloop?",
      talkingPoints: [
        "Rispondere prima alla domanda sullo strumento, poi parlare di una proposta.",
        "Chiedere quanti fogli diversi ci sono alla fine del mese in Brightloop.",
        "Il 62 % dei team cita dati scadenti: chiedere se è così anche per la squadra di Anna.",
      ],
    },
    watched: [
      "Buongiorno Anna, grazie per il Suo interesse al post sulle previsioni. Come fate oggi?",
      "Buongiorno Anna, il Suo commento sulle previsioni è giusto. Come fate oggi in azienda?",
    ],
    figures: [
      "Guida una squadra di 45 persone e chiede dello strumento.",
      "Guida la squadra da quindici anni e chiede dello strumento.",
    ],
  },
  nl: {
    post: "Verkoopprognoses mislukken zelden door het gereedschap. Van 40 teams noemt 62 % slechte gegevens.",
    comment: "Bij ons houdt iedereen een eigen lijst bij. Welke tool gebruiken jullie?",
    words: {
      whyItMatters:
        "Anna Keller vraagt onder het bericht van Tom Berg: " +
        "“Welke tool gebruiken jullie?” Als VP Sales van Brightloop (320 mensen) beslist zij over de " +
        "tools van haar team. De vraag staat nog open.",
      suggestedOpener:
        "Dag Anna, over uw vraag naar een tool: het meeste hangt af van wie de lijst bijhoudt. Hoe is dat vandaag bij Brightloop geregeld?",
      talkingPoints: [
        "Beantwoord eerst de vraag naar de tool, en pas daarna een voorstel.",
        "Vraag hoeveel lijsten er aan het einde van de maand bij Brightloop zijn.",
        "Van de teams noemt 62 % slechte gegevens: vraag of dat ook voor het team van Anna geldt.",
      ],
    },
    watched: [
      "Dag Anna, bedankt voor uw interesse in het bericht over de prognose. Hoe doet u het?",
      "Dag Anna, uw opmerking over de prognose is raak. Hoe is het bij u geregeld?",
    ],
    figures: [
      "Zij leidt een team van 45 mensen en vraagt naar een tool.",
      "Zij leidt het team sinds vijftien jaar en vraagt naar een tool.",
    ],
  },
  pt: {
    post: "As previsões de vendas raramente falham por causa da ferramenta. De 40 equipes, 62 % citam dados ruins.",
    comment: "Aqui cada um mantém a sua própria planilha. Qual ferramenta vocês usam?",
    words: {
      whyItMatters:
        "Anna Keller pergunta na publicação de Tom Berg: " +
        "“Qual ferramenta vocês usam?” Como VP Sales da Brightloop (320 pessoas), ela decide sobre as " +
        "ferramentas da equipe. A pergunta continua aberta.",
      suggestedOpener:
        "Olá, Anna! Sobre a sua pergunta da ferramenta: quase tudo depende de quem mantém a planilha. Como isso funciona hoje na Brightloop?",
      talkingPoints: [
        "Responda primeiro à pergunta sobre a ferramenta, antes de qualquer proposta.",
        "Pergunte quantas planilhas diferentes existem no fim do mês na Brightloop.",
        "62 % das equipes citam dados ruins: pergunte se é também o caso da equipe dela.",
      ],
    },
    watched: [
      "Olá, Anna! Obrigado pelo seu interesse na publicação sobre a previsão. Como vocês fazem?",
      "Olá, Anna! O seu comentário sobre a previsão é certeiro. Como vocês fazem hoje?",
    ],
    figures: [
      "Ela lidera uma equipe de 45 pessoas e pergunta por uma ferramenta.",
      "Ela lidera a equipe há quinze anos e pergunta por uma ferramenta.",
    ],
  },
};

const languages = ["de", "fr", "es", "it", "nl", "pt"] as const;

function inputOf(language: keyof typeof samples, likes = false) {
  const { post, comment } = samples[language];
  const base = likes ? silentLike({ language }) : wordsInput({ language });
  const text = likes ? null : comment;
  return { ...base, post: { ...base.post, text: post }, engagement: { ...base.engagement, text } };
}
const check = (language: keyof typeof samples, words: Partial<Words>, likes = false) =>
  findProblem({ ...samples[language].words, ...words }, readPromptData(inputOf(language, likes)), language);

describe.each(languages)("a draft in %s", (language) => {
  const { words, watched, figures } = samples[language];
  // Says nothing that only the comment holds.
  const silent = { whyItMatters: "Anna Keller.", talkingPoints: [] };

  it("passes if it keeps to its data", () => expect(check(language, {})).toBeNull());

  it.each(figures)("is refused for a figure: %s", (whyItMatters) =>
    expect(check(language, { whyItMatters })).toMatchObject({ problem: "figure" }),
  );

  it.each(watched)("is refused for what it says to someone who only liked: %s", (suggestedOpener) =>
    expect(check(language, { ...silent, suggestedOpener }, true)?.problem).toMatch(
      /surveillance|own_words|sender|opinion|feeling/,
    ),
  );

  it("is refused in any other language", () => {
    for (const other of languages.filter((one) => one !== language)) {
      expect(findProblem(words, readPromptData(inputOf(other)), other), other).not.toBeNull();
    }
  });

  it("is refused if a score or a link is in it", () => {
    for (const more of ["Score: 10", "10/10", "www.evil.example", "<b>!</b>"]) {
      expect(check(language, { whyItMatters: `${words.whyItMatters} ${more}` }), more).not.toBeNull();
    }
  });
});
