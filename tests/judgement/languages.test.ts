/**
 * Every language has its words in the lists that hold all languages, and its texts in what the readers learned from.
 * The compiler names a language without a sample here; a sample that isn't read names the lists that lack its words.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Language, languages, type Persona, type Seniority } from "@/db/vocabulary";
import { findNoPitch } from "@/lib/domain/reports/no-pitch";
import { findPurchaseWords } from "@/lib/domain/reports/purchase-words";
import { namesIn } from "@/lib/domain/reports/rivals";
import { readIndustry } from "@/lib/judgement/company/industries";
import { understandContext } from "@/lib/judgement/context/understand-context";
import { aboutWork } from "@/lib/judgement/meaning/about-work/about-work";
import { readLanguage } from "@/lib/judgement/meaning/read-language";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { screenPost } from "@/lib/judgement/post/screen-post";
import { readTitle } from "@/lib/judgement/title/read-title";
import { seeksJob } from "@/lib/judgement/title/seeks-job";
import { readBio } from "@/lib/networks/bluesky/bio/read-bio";
import { filesIn } from "../factories/files-in";

interface Sample {
  title: string;
  reading: [Persona, Seniority];
  /** An industry of insurers. */
  insurers: string;
  /** A sentence of an ICP's context that excludes students. */
  noStudents: string;
  businessPost: string;
  jobAd: string;
  /** A comment that asks for a tool. */
  asks: string;
  seeksJob: string;
  /** What people say of a purchase, of vendors, and of a tool: that they use it or compare it. */
  purchase: string;
  noPitch: string;
  hubSpot: string;
  /** A bio that names the company Acme behind a title. */
  bio: string;
}

const samples: Record<Language, Sample> = {
  en: {
    title: "Head of Sales",
    reading: ["sales", "lead"],
    insurers: "Insurance",
    noStudents: "No students.",
    businessPost: "Our sales teams lose a day a week to CRM data. How do you solve that with your customers?",
    jobAd: "We're hiring! Account Executive for our sales team in Leeds. Apply now.",
    asks: "Which tool do you use for the forecast? We are looking for one for 30 reps.",
    seeksJob: "Looking for a new role in sales",
    purchase: "The contract expires in March.",
    noPitch: "No pitches please, we want to hear from users.",
    hubSpot: "We use HubSpot for this.",
    bio: "Head of Sales at Acme",
  },
  de: {
    title: "Vertriebsleiterin",
    reading: ["sales", "lead"],
    insurers: "Versicherungen",
    noStudents: "Keine Studenten.",
    businessPost: "Unsere Vertriebsteams verlieren jede Woche einen Tag an CRM-Pflege. Wie löst ihr das?",
    jobAd: "Wir suchen dich! Vertriebsleiter (m/w/d) für unser CRM-Team. Jetzt bewerben.",
    asks: "Welche Software nutzt ihr für den Forecast? Wir suchen gerade ein Tool für unseren Vertrieb.",
    seeksJob: "Auf der Suche nach einer neuen Herausforderung",
    purchase: "Unser Vertrag läuft aus.",
    noPitch: "Bitte keine Angebote, nur Erfahrungen.",
    hubSpot: "Wir nutzen HubSpot dafür.",
    bio: "Vertriebsleiterin bei Acme",
  },
  fr: {
    title: "Directrice commerciale",
    reading: ["sales", "director"],
    insurers: "Assurances",
    noStudents: "Pas d'étudiants.",
    businessPost: "Nos équipes commerciales perdent des ventes faute de données fiables sur leurs clients.",
    jobAd: "Nous recrutons un directeur commercial pour notre équipe de ventes.",
    asks: "Quel outil utilisez-vous pour la prévision des ventes ? Nous cherchons une solution pour 20 commerciaux.",
    seeksJob: "Directrice commerciale en recherche active",
    purchase: "Nous avons lancé un appel d'offres.",
    noPitch: "Pas de démarchage, merci.",
    hubSpot: "Nous utilisons HubSpot depuis deux ans.",
    bio: "Directrice commerciale chez Acme",
  },
  es: {
    title: "Directora comercial",
    reading: ["sales", "director"],
    insurers: "Seguros",
    noStudents: "Sin estudiantes.",
    businessPost:
      "Los equipos de ventas necesitan mejores datos de clientes para su pipeline este trimestre.",
    jobAd: "¡Estamos contratando! Buscamos comercial para nuestro equipo de ventas en Madrid. Envía tu CV.",
    asks: "¿Qué herramienta usáis para la previsión de ventas? Buscamos una para 20 comerciales.",
    seeksJob: "Comercial en búsqueda activa de empleo",
    purchase: "El contrato vence en marzo.",
    noPitch: "Sin vendedores, por favor.",
    hubSpot: "Usamos HubSpot en todo el equipo.",
    bio: "Directora comercial en Acme",
  },
  it: {
    title: "Direttrice commerciale",
    reading: ["sales", "director"],
    insurers: "Assicurazioni",
    noStudents: "Niente studenti.",
    businessPost: "I team di vendite hanno bisogno di dati migliori sui clienti per crescere nel mercato.",
    jobAd:
      "Stiamo assumendo! Cerchiamo un commerciale per il nostro team di vendite a Milano. Invia il tuo CV.",
    asks: "Quale strumento usate per la previsione delle vendite? Ne cerchiamo uno per 20 commerciali.",
    seeksJob: "Responsabile acquisti alla ricerca di nuove opportunità",
    purchase: "Il contratto scade a marzo.",
    noPitch: "Niente venditori, grazie.",
    hubSpot: "Usiamo HubSpot da due anni.",
    bio: "Direttrice commerciale presso Acme",
  },
  nl: {
    title: "Hoofd verkoop",
    reading: ["sales", "lead"],
    insurers: "Verzekeringen",
    noStudents: "Geen studenten.",
    businessPost:
      "Onze verkoopteams verliezen elke week een dag aan CRM-gegevens van klanten. Hoe lossen jullie dat op?",
    jobAd: "Wij zoeken een accountmanager voor ons verkoopteam in Utrecht. Solliciteer nu.",
    asks: "Welke tool gebruiken jullie voor de forecast? Wij zoeken iets voor 20 verkopers.",
    seeksJob: "Inkoper, op zoek naar een nieuwe uitdaging",
    purchase: "Ons contract loopt af in maart.",
    noPitch: "Graag geen verkopers.",
    hubSpot: "Wij gebruiken HubSpot.",
    bio: "Hoofd verkoop bij Acme",
  },
  pt: {
    title: "Diretora comercial",
    reading: ["sales", "director"],
    insurers: "Seguros",
    noStudents: "Sem estudantes.",
    businessPost:
      "As equipas de vendas precisam de dados melhores dos clientes para o pipeline deste trimestre.",
    jobAd:
      "Estamos a contratar! Procuramos um comercial para a nossa equipa de vendas no Porto. Envie o seu CV.",
    asks: "Que ferramenta usam para a previsão de vendas? Procuramos uma para 20 vendedores.",
    seeksJob: "Analista em busca de novas oportunidades",
    purchase: "O contrato acaba em março.",
    noPitch: "Sem vendedores, por favor.",
    hubSpot: "Utilizamos HubSpot na equipa.",
    bio: "Diretora comercial na Acme",
  },
};

/** How well a post fits the ICP of a company that sells to sales teams, whatever it says. */
const relevanceOf = (text: string) =>
  screenPost({
    text,
    author: { name: "Acme", headline: null },
    sourceType: "competitor_company",
    keywords: [],
    icp: {
      minEmployees: null,
      maxEmployees: null,
      targetIndustries: [],
      targetTitles: ["VP Sales"],
      targetPersonas: ["sales"],
      targetSeniority: [],
      excludedTitles: [],
      excludedIndustries: [],
      additionalContext: null,
    },
    postedAgeHours: 4,
  }).relevance;

describe.each(languages)("%s is read", (language) => {
  const sample = samples[language];

  it("in titles (data/words/title) and bios (data/words/bio)", () => {
    const { persona, seniority } = readTitle(sample.title, null);
    expect([persona, seniority]).toEqual(sample.reading);
    expect(seeksJob(sample.seeksJob)).toBe(true);
    expect(readBio(sample.bio)).toMatchObject({ title: sample.title, companyName: "Acme" });
  });

  it("in industries (data/words/company) and the context of an ICP (data/words/context)", () => {
    expect([...readIndustry(sample.insurers).groups]).toContain("insurance");
    expect(understandContext(sample.noStudents)).toEqual([
      expect.objectContaining({
        kind: "role",
        rule: "must_not_be",
        values: [expect.objectContaining({ id: "student" })],
      }),
    ]);
  });

  it("in posts (data/words/post)", () => {
    expect(relevanceOf(sample.businessPost)).toBeGreaterThanOrEqual(40);
    expect(relevanceOf(sample.jobAd)).toBeLessThan(40);
  });

  it.each([
    ["comments", `"lang":"${language}"`, 1_400],
    ["about-work", `"lang":"${language}"`, 350],
    ["answers", `"context":"${language}`, 2_700],
  ])("by a reader that learned from its texts in data/%s", (folder, mark, least) => {
    const texts = filesIn(`data/${folder}`, /\.jsonl$/).flatMap((file) =>
      readFileSync(file, "utf8").split("\n"),
    );
    expect(texts.filter((line) => line.includes(mark)).length).toBeGreaterThanOrEqual(least);
  });

  it("in comments", () => {
    expect(readLanguage(sample.asks)).toBe(language);
    expect(readMeaning({ kind: "comment", text: sample.asks }).meaning).toBe("asks");
    expect(aboutWork(sample.asks)).toBeGreaterThan(0.5);
  });

  it("in what people say of purchases (data/words/reports), vendors and tools (lib/domain/reports)", () => {
    expect(findPurchaseWords(sample.purchase)).not.toBeNull();
    expect(findNoPitch(sample.noPitch)).not.toBeNull();
    expect(namesIn(sample.hubSpot, [])).toEqual([
      expect.objectContaining({ name: "HubSpot", stance: "uses" }),
    ]);
  });
});
