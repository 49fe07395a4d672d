import type { TitleTable } from "./title-table";

export const germanTitles: TitleTable = {
  sales: {
    junior: ["Vertriebsassistenz", "Trainee Vertrieb", "Junior Sales Manager"],
    professional: [
      "Vertriebsmitarbeiter im Innendienst / Vertriebsmitarbeiterin im Innendienst",
      "Sales Manager",
      "Gebietsverkaufsleiter / Gebietsverkaufsleiterin",
      "Außendienstmitarbeiter / Außendienstmitarbeiterin",
    ],
    senior: [
      "Senior Sales Manager",
      "Key Account Manager / Key Account Managerin",
      "Senior Key Account Manager",
    ],
    lead: [
      "Vertriebsleiter / Vertriebsleiterin",
      "Teamleiter Vertrieb / Teamleiterin Vertrieb",
      "Leiter Vertriebsinnendienst / Leiterin Vertriebsinnendienst",
      "Head of Sales DACH",
    ],
    director: [
      "Vertriebsdirektor / Vertriebsdirektorin",
      "Bereichsleiter Vertrieb / Bereichsleiterin Vertrieb",
      "Director Sales DACH",
      "Gesamtvertriebsleiter / Gesamtvertriebsleiterin",
    ],
    executive: [
      "Geschäftsführer Vertrieb / Geschäftsführerin Vertrieb",
      "Vorstand Vertrieb / Vorständin Vertrieb",
      "CSO",
    ],
  },
  revenue_operations: {
    professional: [
      "Referent Vertriebssteuerung / Referentin Vertriebssteuerung",
      "CRM Manager / CRM Managerin",
      "Sales Operations Manager",
    ],
    senior: ["Senior Manager Sales Operations", "Senior CRM Manager"],
    lead: [
      "Leiter Vertriebssteuerung / Leiterin Vertriebssteuerung",
      "Teamleiter Sales Operations / Teamleiterin Sales Operations",
      "Head of RevOps",
    ],
    director: [
      "Bereichsleiter Vertriebssteuerung / Bereichsleiterin Vertriebssteuerung",
      "Director Revenue Operations",
    ],
  },
  marketing: {
    junior: [
      "Werkstudent Marketing / Werkstudentin Marketing",
      "Volontär Content Marketing / Volontärin Content Marketing",
    ],
    professional: [
      "Marketing Manager",
      "Online-Marketing-Manager / Online-Marketing-Managerin",
      "Referent Marketing & Kommunikation / Referentin Marketing & Kommunikation",
    ],
    senior: [
      "Senior Marketing Manager / Senior Marketing Managerin",
      "Senior Referent Produktmarketing / Senior Referentin Produktmarketing",
    ],
    lead: [
      "Leiter Marketing / Leiterin Marketing",
      "Marketingleiter / Marketingleiterin",
      "Teamleitung Performance Marketing",
    ],
    director: [
      "Bereichsleiter Marketing / Bereichsleiterin Marketing",
      "Marketingdirektor / Marketingdirektorin",
    ],
    executive: [
      "Geschäftsführer Marketing / Geschäftsführerin Marketing",
      "Vorstand Marketing / Vorständin Marketing",
    ],
  },
  engineering: {
    junior: [
      "Auszubildender Fachinformatiker / Auszubildende Fachinformatikerin",
      "Werkstudent Softwareentwicklung / Werkstudentin Softwareentwicklung",
    ],
    professional: [
      "Softwareentwickler / Softwareentwicklerin",
      "Konstrukteur / Konstrukteurin",
      "Entwicklungsingenieur / Entwicklungsingenieurin",
      "Maschinenbauingenieur / Maschinenbauingenieurin",
    ],
    senior: [
      "Senior Softwareentwickler / Senior Softwareentwicklerin",
      "Senior Entwicklungsingenieur / Senior Entwicklungsingenieurin",
    ],
    lead: [
      "Teamleiter Entwicklung / Teamleiterin Entwicklung",
      "Leiter Konstruktion / Leiterin Konstruktion",
      "Gruppenleiter Elektrotechnik / Gruppenleiterin Elektrotechnik",
    ],
    director: [
      "Entwicklungsleiter / Entwicklungsleiterin",
      "Bereichsleiter Technik / Bereichsleiterin Technik",
    ],
    executive: [
      "Technischer Geschäftsführer / Technische Geschäftsführerin",
      "Vorstand Technik / Vorständin Technik",
    ],
  },
  information_technology: {
    junior: [
      "Auszubildender Fachinformatiker Systemintegration / Auszubildende Fachinformatikerin Systemintegration",
    ],
    professional: [
      "Systemadministrator / Systemadministratorin",
      "IT-Supporter / IT-Supporterin",
      "Netzwerkadministrator / Netzwerkadministratorin",
    ],
    senior: ["Senior Systemadministrator / Senior Systemadministratorin", "IT-Architekt / IT-Architektin"],
    lead: ["IT-Leiter / IT-Leiterin", "Teamleiter IT-Service / Teamleiterin IT-Service"],
    director: ["Bereichsleiter IT / Bereichsleiterin IT", "Leiter IT-Sicherheit / Leiterin IT-Sicherheit"],
    executive: ["Geschäftsführer IT / Geschäftsführerin IT"],
  },
  finance: {
    junior: [
      "Auszubildender Bankkaufmann / Auszubildende Bankkauffrau",
      "Dualer Student Finanzen / Duale Studentin Finanzen",
    ],
    professional: [
      "Buchhalter / Buchhalterin",
      "Controller / Controllerin",
      "Kundenberater Firmenkunden / Kundenberaterin Firmenkunden",
      "Steuerfachangestellter / Steuerfachangestellte",
    ],
    senior: ["Senior Controller / Senior Controllerin", "Bilanzbuchhalter / Bilanzbuchhalterin"],
    lead: [
      "Leiter Controlling / Leiterin Controlling",
      "Teamleiter Rechnungswesen / Teamleiterin Rechnungswesen",
    ],
    director: [
      "Kaufmännischer Leiter / Kaufmännische Leiterin",
      "Bereichsleiter Finanzen / Bereichsleiterin Finanzen",
    ],
    executive: [
      "Kaufmännischer Geschäftsführer / Kaufmännische Geschäftsführerin",
      "Finanzvorstand / Finanzvorständin",
    ],
  },
  human_resources: {
    junior: ["Werkstudent Personal / Werkstudentin Personal"],
    professional: [
      "Personalreferent / Personalreferentin",
      "HR Manager",
      "Personalsachbearbeiter / Personalsachbearbeiterin",
    ],
    senior: [
      "Senior Personalreferent / Senior Personalreferentin",
      "Senior HR Business Partner / Senior HR Business Partnerin",
    ],
    lead: [
      "Personalleiter / Personalleiterin",
      "Teamleiter Personalentwicklung / Teamleiterin Personalentwicklung",
    ],
    director: ["Bereichsleiter Personal / Bereichsleiterin Personal"],
    executive: ["Arbeitsdirektor / Arbeitsdirektorin", "Personalvorstand / Personalvorständin"],
  },
  recruiting: {
    junior: ["Junior Recruiter / Junior Recruiterin"],
    professional: [
      "Recruiter / Recruiterin",
      "Personalberater / Personalberaterin",
      "Active Sourcer / Active Sourcerin",
    ],
    senior: ["Senior Personalberater / Senior Personalberaterin"],
    lead: [
      "Teamleiter Recruiting / Teamleiterin Recruiting",
      "Leiter Talentgewinnung / Leiterin Talentgewinnung",
    ],
  },
  operations: {
    junior: ["Auszubildende Fachkraft für Lagerlogistik"],
    professional: [
      "Disponent / Disponentin",
      "Logistikplaner / Logistikplanerin",
      "Sachbearbeiter Auftragsabwicklung / Sachbearbeiterin Auftragsabwicklung",
    ],
    lead: [
      "Leiter Logistik / Leiterin Logistik",
      "Betriebsleiter / Betriebsleiterin",
      "Lagerleiter / Lagerleiterin",
    ],
    director: ["Bereichsleiter Operations / Bereichsleiterin Operations"],
    executive: ["Geschäftsführer Betrieb / Geschäftsführerin Betrieb"],
  },
  purchasing: {
    professional: [
      "Einkäufer / Einkäuferin",
      "Strategischer Einkäufer / Strategische Einkäuferin",
      "Technischer Einkäufer / Technische Einkäuferin",
    ],
    senior: ["Senior Einkäufer / Senior Einkäuferin"],
    lead: ["Einkaufsleiter / Einkaufsleiterin", "Teamleiter Einkauf / Teamleiterin Einkauf"],
    director: ["Bereichsleiter Einkauf & Logistik / Bereichsleiterin Einkauf & Logistik"],
  },
  project_management: {
    professional: [
      "Projektleiter / Projektleiterin",
      "Projektkoordinator / Projektkoordinatorin",
      "Bauleiter / Bauleiterin",
    ],
    senior: ["Senior Projektleiter / Senior Projektleiterin"],
    lead: ["Leiter Projektmanagement / Leiterin Projektmanagement"],
  },
  administration: {
    junior: ["Auszubildender Kaufmann für Büromanagement / Auszubildende Kauffrau für Büromanagement"],
    professional: [
      "Sachbearbeiter / Sachbearbeiterin",
      "Assistenz der Geschäftsführung",
      "Verwaltungsangestellter / Verwaltungsangestellte",
    ],
    lead: ["Amtsleiter / Amtsleiterin", "Büroleiter / Büroleiterin"],
    director: ["Dezernent / Dezernentin"],
    executive: ["Bürgermeister / Bürgermeisterin", "Vorstand Stadtwerke / Vorständin Stadtwerke"],
  },
  consulting: {
    professional: ["Unternehmensberater / Unternehmensberaterin", "Berater / Beraterin"],
    senior: ["Senior Berater / Senior Beraterin", "Senior Consultant"],
    executive: [
      "Geschäftsführender Gesellschafter / Geschäftsführende Gesellschafterin",
      "Partner / Partnerin",
    ],
  },
  production: {
    junior: ["Auszubildender Industriemechaniker / Auszubildende Industriemechanikerin"],
    professional: [
      "Zerspanungsmechaniker / Zerspanungsmechanikerin",
      "Qualitätsprüfer / Qualitätsprüferin",
      "Instandhalter / Instandhalterin",
      "Mechatroniker / Mechatronikerin",
    ],
    lead: [
      "Schichtleiter / Schichtleiterin",
      "Produktionsleiter / Produktionsleiterin",
      "Werkstattmeister / Werkstattmeisterin",
    ],
    director: ["Werkleiter / Werkleiterin", "Werksleiter / Werksleiterin"],
  },
  healthcare: {
    junior: ["Auszubildender Pflegefachmann / Auszubildende Pflegefachfrau"],
    professional: [
      "Gesundheits- und Krankenpfleger / Gesundheits- und Krankenpflegerin",
      "Medizinischer Fachangestellter / Medizinische Fachangestellte",
      "Assistenzarzt / Assistenzärztin",
    ],
    senior: ["Oberarzt / Oberärztin", "Facharzt für Innere Medizin / Fachärztin für Innere Medizin"],
    lead: ["Stationsleitung", "Leitender Oberarzt / Leitende Oberärztin"],
    director: ["Pflegedirektor / Pflegedirektorin"],
    executive: ["Chefarzt / Chefärztin", "Ärztlicher Direktor / Ärztliche Direktorin"],
  },
  education: {
    professional: [
      "Wissenschaftlicher Mitarbeiter / Wissenschaftliche Mitarbeiterin",
      "Lehrer / Lehrerin",
      "Dozent / Dozentin",
    ],
    executive: ["Professor / Professorin", "Präsident der Hochschule / Präsidentin der Hochschule"],
  },
  trades: {
    junior: ["Auszubildender Elektroniker / Auszubildende Elektronikerin"],
    professional: [
      "Elektriker / Elektrikerin",
      "Berufskraftfahrer / Berufskraftfahrerin",
      "Koch / Köchin",
      "Verkäufer / Verkäuferin",
      "Tischler / Tischlerin",
    ],
    lead: ["Filialleiter / Filialleiterin", "Polier / Polierin"],
    executive: ["Inhaber / Inhaberin", "Meister und Inhaber / Meisterin und Inhaberin"],
  },
  founder: {
    professional: ["Freiberufler / Freiberuflerin", "Selbstständig"],
    lead: ["Gründer / Gründerin", "Mitgründer / Mitgründerin"],
    director: ["Gründer und Geschäftsführer / Gründerin und Geschäftsführerin"],
    executive: [
      "Geschäftsführer / Geschäftsführerin",
      "Geschäftsführender Gesellschafter / Geschäftsführende Gesellschafterin",
      "Gründer & CEO / Gründerin & CEO",
    ],
  },
  student: {
    junior: [
      "Student Wirtschaftsinformatik / Studentin Wirtschaftsinformatik",
      "Student Maschinenbau / Studentin Maschinenbau",
    ],
    professional: ["Werkstudent / Werkstudentin", "Masterstudent / Masterstudentin"],
  },
};
