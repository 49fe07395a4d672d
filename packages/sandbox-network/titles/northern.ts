import type { TitleTable } from "./title-table";

export const dutchTitles: TitleTable = {
  sales: {
    junior: ["Commercieel medewerker binnendienst", "Traineeship Sales"],
    professional: ["Accountmanager", "Vertegenwoordiger", "Adviseur buitendienst"],
    senior: ["Senior accountmanager", "Relatiebeheerder grootzakelijk"],
    lead: ["Hoofd verkoop", "Teamleider sales", "Verkoopleider"],
    director: ["Commercieel directeur", "Salesdirecteur Benelux"],
  },
  revenue_operations: {
    professional: ["CRM-beheerder", "Medewerker sales support"],
    lead: ["Manager sales operations"],
  },
  marketing: {
    junior: ["Stagiair marketing / Stagiaire marketing"],
    professional: ["Marketingmedewerker", "Online marketeer", "Communicatieadviseur"],
    lead: ["Hoofd marketing", "Teamleider online marketing"],
    director: ["Marketingdirecteur"],
  },
  engineering: {
    professional: ["Softwareontwikkelaar", "Werktuigbouwkundig engineer"],
    lead: ["Teamleider ontwikkeling"],
    director: ["Technisch directeur"],
  },
  information_technology: {
    professional: ["Systeembeheerder", "Functioneel beheerder"],
    lead: ["Hoofd ICT"],
  },
  finance: {
    professional: ["Boekhouder", "Controller", "Schadebehandelaar"],
    lead: ["Hoofd financiën"],
    director: ["Financieel directeur"],
  },
  human_resources: { professional: ["HR-adviseur", "Personeelsfunctionaris"], lead: ["Hoofd P&O"] },
  recruiting: { professional: ["Recruiter", "Intercedent"] },
  operations: {
    professional: ["Logistiek medewerker", "Planner"],
    lead: ["Magazijnchef", "Hoofd logistiek"],
    director: ["Operationeel directeur"],
  },
  purchasing: { professional: ["Inkoper"], lead: ["Hoofd inkoop"] },
  administration: {
    professional: ["Beleidsmedewerker", "Directiesecretaris / Directiesecretaresse"],
    lead: ["Afdelingshoofd"],
    executive: ["Gemeentesecretaris"],
  },
  healthcare: { professional: ["Verpleegkundige", "Doktersassistent / Doktersassistente"] },
  founder: {
    professional: ["Zzp'er"],
    lead: ["Oprichter / Oprichtster"],
    executive: ["Directeur-eigenaar / Directeur-eigenaresse", "Algemeen directeur"],
  },
  student: { junior: ["Student bedrijfskunde"] },
};

export const polishTitles: TitleTable = {
  sales: {
    professional: [
      "Przedstawiciel handlowy / Przedstawicielka handlowa",
      "Specjalista ds. sprzedaży / Specjalistka ds. sprzedaży",
    ],
    lead: ["Kierownik sprzedaży / Kierowniczka sprzedaży"],
    director: ["Dyrektor sprzedaży / Dyrektorka sprzedaży"],
  },
  marketing: {
    professional: ["Specjalista ds. marketingu / Specjalistka ds. marketingu"],
    lead: ["Kierownik marketingu / Kierowniczka marketingu"],
  },
  engineering: {
    professional: ["Programista / Programistka", "Inżynier procesu"],
    senior: ["Starszy programista / Starsza programistka"],
  },
  finance: { professional: ["Księgowy / Księgowa"], lead: ["Główny księgowy / Główna księgowa"] },
  founder: { lead: ["Założyciel / Założycielka"], executive: ["Prezes zarządu / Prezeska zarządu"] },
};

export const swedishTitles: TitleTable = {
  sales: {
    professional: ["Säljare", "Kundansvarig"],
    lead: ["Försäljningschef"],
    director: ["Försäljningsdirektör"],
  },
  marketing: { professional: ["Marknadskoordinator"], lead: ["Marknadschef"] },
  engineering: { professional: ["Systemutvecklare", "Konstruktör"], lead: ["Utvecklingschef"] },
  production: { professional: ["Montör"], lead: ["Produktionsledare"] },
  founder: { lead: ["Grundare"], executive: ["Verkställande direktör"] },
};
