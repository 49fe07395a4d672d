/** What the rules write in each language about each kind of evidence, as files that a linguist can read and change. */
import { expect, it } from "vitest";
import { type Language, languages, type Meaning } from "@/db/vocabulary";
import { commented, liked, signal } from "@/tests/factories/words-signal";
import { readFacts } from "../facts";
import { writeByRules } from "./write";

const posts: Record<Language, string> = {
  en: "Our forecast was off by a third. No forecast survives without a next step.",
  de: "Unsere Umsatzprognose lag um ein Drittel daneben. Keine Prognose ersetzt den nächsten Schritt.",
  fr: "Nos prévisions de ventes étaient fausses d'un tiers. Des prévisions sans prochaine étape ne valent rien.",
  es: "Nuestras previsiones de ventas fallaron por un tercio. Nadie había preguntado por el siguiente paso.",
  it: "Le nostre previsioni di vendita erano sbagliate di un terzo. Senza il passo successivo non valgono.",
  nl: "Onze salesforecast zat er een derde naast. Zonder volgende stap is een forecast niets waard.",
  pt: "Nossa previsão de vendas errou por um terço. Ninguém tinha perguntado pelo próximo passo.",
};

type Said = Record<"asks" | "evaluates" | "states_problem" | "shares_experience" | "agrees", string>;
const comments: Record<Language, Said> = {
  en: {
    asks: "Which tool does your sales team use for the forecast?",
    evaluates: "We are comparing three CRM systems and have to decide by June.",
    states_problem: "Our sales team loses hours every week because nobody trusts the CRM.",
    shares_experience: "We moved our forecast into the CRM last year, and the sales team saves a day a week.",
    agrees: "A forecast is only as good as the data in the CRM.",
  },
  de: {
    asks: "Welches Tool nutzt euer Vertrieb für die Prognose?",
    evaluates: "Wir vergleichen gerade drei CRM-Systeme und müssen bis Juni entscheiden.",
    states_problem: "Unser Vertrieb verliert jede Woche Stunden, weil niemand dem CRM traut.",
    shares_experience:
      "Wir haben vor einem Jahr auf ein neues CRM umgestellt, seitdem stimmt unsere Prognose.",
    agrees: "Eine Prognose ist nur so gut wie die Daten im CRM.",
  },
  fr: {
    asks: "Quel outil vos commerciaux utilisent-ils pour les prévisions ?",
    evaluates: "Nous comparons trois CRM et devons choisir avant juin.",
    states_problem:
      "Nos commerciaux perdent des heures chaque semaine parce que personne ne fait confiance au CRM.",
    shares_experience:
      "Nous avons mis nos prévisions dans le CRM l'an dernier, l'équipe gagne un jour par semaine.",
    agrees: "Une prévision ne vaut que ce que valent les données du CRM.",
  },
  es: {
    asks: "¿Qué herramienta usa su equipo de ventas para las previsiones?",
    evaluates: "Estamos comparando tres CRM y tenemos que decidir antes de junio.",
    states_problem: "Nuestro equipo de ventas pierde horas cada semana porque nadie se fía del CRM.",
    shares_experience:
      "El año pasado pasamos las previsiones al CRM y el equipo de ventas ahorra un día por semana.",
    agrees: "Una previsión vale lo que valen los datos del CRM.",
  },
  it: {
    asks: "Quale strumento usa il vostro team vendite per le previsioni?",
    evaluates: "Stiamo confrontando tre CRM e dobbiamo decidere entro giugno.",
    states_problem: "Il nostro team vendite perde ore ogni settimana perché nessuno si fida del CRM.",
    shares_experience:
      "L'anno scorso abbiamo spostato le previsioni nel CRM e il team risparmia un giorno alla settimana.",
    agrees: "Una previsione vale quanto i dati nel CRM.",
  },
  nl: {
    asks: "Welke tool gebruikt jullie salesteam voor de forecast?",
    evaluates: "We vergelijken drie CRM-systemen en moeten voor juni kiezen.",
    states_problem: "Ons salesteam verliest elke week uren omdat niemand het CRM vertrouwt.",
    shares_experience:
      "We hebben de forecast vorig jaar in het CRM gezet, dat scheelt het salesteam een dag per week.",
    agrees: "Een forecast is zo goed als de data in het CRM.",
  },
  pt: {
    asks: "Que ferramenta a equipe de vendas usa para a previsão?",
    evaluates: "Estamos comparando três CRMs e temos de decidir até junho.",
    states_problem: "Nossa equipe de vendas perde horas toda semana porque ninguém confia no CRM.",
    shares_experience:
      "No ano passado passamos a previsão para o CRM e a equipe economiza um dia por semana.",
    agrees: "Uma previsão vale o que valem os dados do CRM.",
  },
};

it.each(languages)("the texts in %s", async (language) => {
  const evidence = [
    ["a reaction", liked()],
    ...Object.entries(comments[language]).map(
      ([meaning, text]) =>
        [`a comment that ${meaning}: ${text}`, commented(meaning as Meaning, text)] as const,
    ),
  ] as const;
  const texts = evidence.map(([about, engagement]) => {
    const input = signal({ language, post: { ...signal().post, text: posts[language] }, engagement });
    // Else the file would show another kind of evidence than it says.
    expect(readFacts(input).evidence).toBe(engagement.meaning);
    const { whyItMatters, suggestedOpener, talkingPoints } = writeByRules(input);
    return [
      `# ${about}`,
      whyItMatters,
      suggestedOpener,
      ...talkingPoints.map((point) => `- ${point}`),
      "",
    ].join("\n");
  });
  await expect(texts.join("\n")).toMatchFileSnapshot(`golden/${language}.txt`);
});
