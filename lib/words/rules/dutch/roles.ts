import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["afspraken en goedkeuringen", "de organisatie van het kantoor"],
    questions: [
      ({ at }) => `welke aanvraag legt${at} de langste weg af?`,
      () => "welke routineklus zou je als eerste uit handen geven?",
      () => "bij welke goedkeuringen moet je het vaakst nabellen?",
    ],
  },
  business_development: {
    areas: ["nieuwe markten en partners", "de keuze van de volgende klanten"],
    questions: [
      ({ at }) => `hoe bepalen jullie${at} welke klanten je als volgende benadert?`,
      () => "wat remt een nieuwe deal het meest af?",
      () => "waar let je op bij een partner?",
    ],
  },
  consulting: {
    areas: ["resultaten bij klanten", "lopende klantprojecten"],
    questions: [
      () => "waar vragen jullie klanten dit jaar het meest om?",
      ({ at }) => `welk deel van een project duurt${at} meestal langer dan gepland?`,
      () => "waar verliezen jullie projecten de meeste tijd?",
    ],
  },
  customer_success: {
    areas: ["verlengingen en gebruik", "feedback van klanten"],
    questions: [
      ({ at }) => `waaraan merken jullie${at} dat een klant dreigt te vertrekken?`,
      () => "waar is je klantteam de meeste tijd aan kwijt?",
      () => "wat brengen klanten het vaakst ter sprake voor een verlenging?",
    ],
  },
  engineering: {
    areas: ["betrouwbaarheid en werklast", "zelf bouwen of kopen"],
    questions: [
      ({ at }) => `hoe bepalen jullie${at} wat je zelf bouwt en wat je koopt?`,
      () => "welk systeem zou je liever niet zelf onderhouden?",
      () => "wat houdt je developers van hun eigenlijke werk?",
    ],
  },
  finance: {
    areas: ["uitgaven en betrouwbare planning", "terugverdientijd en vaste lasten"],
    questions: [
      ({ at }) => `welke stap van de maandafsluiting duurt${at} het langst?`,
      () => "welke cijfers verzamelen jullie nog met de hand?",
      () => "hoe ver vooruit is jullie planning betrouwbaar?",
    ],
  },
  founder: {
    areas: ["omzet en kosten", "de prioriteiten van dit kwartaal"],
    questions: [
      ({ at }) => `wat remt de groei${at} op dit moment het meest?`,
      () => "wat hangt nog van jou af terwijl dat niet zou moeten?",
      () => "welk besluit staat dit kwartaal bovenaan je lijst?",
    ],
  },
  human_resources: {
    areas: ["vacatures en verloop", "instroom, doorstroom en uitstroom"],
    questions: [
      ({ at }) => `welke functies zijn${at} het lastigst te vervullen?`,
      () => "welke HR-taak loopt nog via Excel?",
      () => "wat duurt het langst tussen sollicitatie en aanbod?",
    ],
  },
  information_technology: {
    areas: ["integratie en toegang", "beheer en support"],
    questions: [
      ({ at }) => `welke systemen zijn${at} het lastigst te koppelen?`,
      () => "wat levert je team de meeste tickets op?",
      () => "welk systeem zou je als eerste vervangen?",
    ],
  },
  legal: {
    areas: ["risico's en aansprakelijkheid", "de beoordeling van contracten"],
    questions: [
      () => "op welk moment wordt je team bij een nieuw contract betrokken?",
      ({ at }) => `welk soort contract kost${at} de meeste tijd om te beoordelen?`,
      () => "welke routinevraag krijgt je team het vaakst?",
    ],
  },
  marketing: {
    areas: ["leads en hun kwaliteit", "campagnes en hun resultaat"],
    questions: [
      ({ at }) => `hoe meten jullie${at} wat een campagne oplevert?`,
      () => "welk kanaal werkt dit jaar het best voor jullie?",
      () => "wat duurt het langst tussen idee en campagne?",
    ],
  },
  operations: {
    areas: ["doorlooptijd en kosten", "wachttijden in het proces"],
    questions: [
      ({ at }) => `welke stap kost jullie${at} de meeste tijd?`,
      () => "welk proces hangt nog op één persoon?",
      () => "wat houden jullie nog met de hand bij?",
    ],
  },
  product: {
    areas: ["roadmap en gebruik", "de functies die klanten echt gebruiken"],
    questions: [
      ({ at }) => `hoe bepalen jullie${at} wat er op de roadmap komt?`,
      () => "hoe weten jullie welke functies echt gebruikt worden?",
      () => "wat houdt een release het vaakst op?",
    ],
  },
  project_management: {
    areas: ["scope en planning", "stakeholders en goedkeuringen"],
    questions: [
      ({ at }) => `waardoor lopen projecten${at} het vaakst vertraging op?`,
      () => "hoe houden jullie besluiten in verschillende projecten bij?",
      () => "wie moet er akkoord geven voordat een project kan beginnen?",
    ],
  },
  purchasing: {
    areas: ["leveranciers en voorwaarden", "de shortlist en de totale kosten"],
    questions: [
      ({ at }) => `hoe vergelijken jullie${at} nu leveranciers?`,
      () => "welke inkoopcategorie kost je de meeste tijd?",
      () => "hoe lang duurt het voordat een nieuwe leverancier is goedgekeurd?",
    ],
  },
  revenue_operations: {
    areas: ["processen en rapportages", "de tools waarmee sales werkt"],
    questions: [
      ({ at }) => `welk cijfer in het CRM vertrouw je${at} het minst?`,
      () => "hoeveel tools gebruikt sales bij jullie op een gewone dag?",
      () => "welk rapport is nog handwerk?",
    ],
  },
  sales: {
    areas: ["deals en planning", "de targets en het team erachter"],
    questions: [
      ({ at }) => `waar is je salesteam${at} naast verkopen de meeste tijd aan kwijt?`,
      () => "in welke fase blijven deals het vaakst hangen?",
      () => "hoe bepalen jullie wie je als eerste benadert?",
    ],
  },
  other: {
    areas: ["de huidige manier van werken", "het dagelijks werk en wie erover beslist"],
    questions: [
      ({ at }) => `welke taak kost${at} de meeste tijd?`,
      () => "welk deel van je werk gaat nog via Excel of papier?",
      () => "wat zou je als eerste veranderen aan hoe het nu gaat?",
    ],
  },
};
