/** Real titles in seven languages, and how alike their work is. */
import { describe, expect, it } from "vitest";
import { readSpecialties, specialtySimilarity } from "./read-specialties";

/** How alike two titles are meant to be: nearly the same work, work beside it, or something else. */
type Likeness = "same" | "related" | "unrelated";

/** By likeness and wanted title: titles that people bear, separated by semicolons. */
const likeTitles: Record<Likeness, Readonly<Record<string, string>>> = {
  same: {
    "Head of Claims":
      "Leiterin Schadenregulierung; Responsable Sinistres; Responsabile Sinistri; Manager Schadebehandeling; Gerente de Sinistros; Jefa de Siniestros; Kfz-Schadenleiter; VP Insurance Claims",
    "ESG Manager":
      "Leiter Nachhaltigkeit; Responsable RSE; Responsabile Sostenibilità; " +
      "Directora de Sostenibilidad; Manager Duurzaamheid; Coordenadora de Sustentabilidade; " +
      "Chief Sustainability Officer; Nachhaltigkeitsbeauftragte",
    Principal:
      "Directrice d'école; Dirigente Scolastico; Headteacher; Director de colegio; Diretora de escola; Schooldirecteur",
    Dentist:
      "Zahnärztin; Chirurgienne-dentiste; Odontólogo; Dentista; Tandarts; Kieferorthopädin; Ortodontista",
    Bauleiter:
      "Oberbauleiterin; Conducteur de travaux; Jefe de obra; Capocantiere; Hoofduitvoerder; Encarregado de obra; Construction Site Manager",
    "Maintenance Manager":
      "Leiter Instandhaltung; Responsable Maintenance; Jefe de Mantenimiento; Responsabile Manutenzione; Hoofd Onderhoud; Reliability Manager; Gerente de Confiabilidade",
    "Diretor industrial":
      "Werkleiter; Plant Director; Directeur d'usine; Direttore di stabilimento; Director de Planta; Diretora Industrial; Fabrieksdirecteur",
    "Head of Procurement":
      "Einkaufsleiterin; Directrice des Achats; Jefe de Compras; Responsabile Acquisti; Hoofd Inkoop; Gerente de Suprimentos; Strategic Sourcing Lead; IT-Einkäufer; Einkäufer Textil",
    "Head of HR":
      "Personalleiterin; DRH; Directora de Recursos Humanos; Responsabile Risorse Umane; Hoofd Personeelszaken; Gerente de RH; Chief People Officer",
    CISO:
      "RSSI; Leiter Informationssicherheit; Responsable de Ciberseguridad; " +
      "Responsabile Sicurezza Informatica; Head of Cyber Defence; Manager Informatiebeveiliging; " +
      "Gerente de Segurança da Informação; IT-Sicherheitsbeauftragter",
    CFO: "DAF; Leiter Finanzen; Direttrice Finanziaria; Directora Financiera; Financieel Directeur; Diretor Financeiro; Kaufmännischer Leiter; VP Finance",
    Controller:
      "Leiterin Controlling; Contrôleuse de gestion; Responsable Control de Gestión; Vertriebscontroller",
    "Head of Ecommerce":
      "Digital Trading Manager; Responsable E-commerce; Leiter Onlineshop; Directora de Comercio Electrónico; E-Commerce Manager; Gerente de Loja Virtual; Manager Webshop",
    "Head of Digital Learning":
      "E-Learning Manager; Responsable Formation Digitale; Instructional Designer; Coordinadora de Educación Virtual; Coordenador de EAD",
    "Fleet Manager":
      "Fuhrparkleiter; Gestionnaire de parc automobile; Jefe de Flota; Gestore Flotta; Wagenparkbeheerder; Gestor de Frota",
    "Warehouse Manager":
      "Lagerleiterin; Responsable Entrepôt; Jefe de Almacén; Responsabile Magazzino; Magazijnchef; Gerente de Armazém",
    "Managing Director":
      "Geschäftsführerin; Directrice générale; Director General; Amministratore Delegato; Algemeen directeur; Diretor geral; CEO; Directeur-eigenaar; PDG; Inhaber",
    "Head of Legal":
      "Directeur juridique; Leiterin Recht; Syndikusrechtsanwalt; Director de Asesoría Jurídica; Responsabile Affari Legali; Hoofd Juridische Zaken; Diretor Jurídico; General Counsel",
    "Data Protection Officer":
      "Datenschutzbeauftragter; Déléguée à la protection des données; Delegado de Protección de Datos; Functionaris Gegevensbescherming; Encarregado de Dados",
    "Quality Manager":
      "Leiter Qualitätssicherung; Responsable Qualité; Responsabile Qualità; Jefa de Calidad; Kwaliteitsmanager; Coordenador da Qualidade; QM-Beauftragte",
    "Gestor de receita": "Yield Manager; Hotel Revenue Manager",
    "IT Director":
      "IT-Leiter; DSI; Directora de Sistemas; Responsabile IT; Hoofd ICT; Gerente de TI; CIO; Informatiemanager",
    "Chief Medical Information Officer":
      "CMIO; Leiter Medizinische Informatik; Director of Clinical Informatics",
    Steuerberater: "Tax Advisor; Dottore Commercialista; Belastingadviseur; Asesora Fiscal",
    "Logistics Manager":
      "Logistikleiter; Responsable logistique; Jefe de Logística; Responsabile Logistica; Hoofd Logistiek; Coordenadora de Logística",
    "Production Manager":
      "Produktionsleiter; Leiter Fertigung; Responsable Production; Jefe de Producción; Responsabile Produzione; Productieleider; Gerente de Produção",
    "HSE Manager":
      "Leiter Arbeitssicherheit; Responsable QHSE; Técnico de Prevención de Riesgos; RSPP; Veiligheidskundige; Técnico de Segurança do Trabalho; Fachkraft für Arbeitssicherheit",
    "Head of Payroll":
      "Leiterin Lohnbuchhaltung; Responsable Paie; Responsable de Nóminas; Responsabile Paghe; Hoofd Salarisadministratie; Analista de Folha de Pagamento",
    "Head of Learning & Development":
      "Leiter Personalentwicklung; L&D Manager; Responsable Formation; Responsable de Formación; Responsabile Formazione; Gerente de Treinamento",
    "Talent Acquisition Manager":
      "Recruiter; Chargée de recrutement; Técnica de Selección; Leiterin Recruiting; IT Recruiter; Analista de Recrutamento e Seleção",
    Pflegedienstleitung:
      "Director of Nursing; Directora de Enfermería; Cadre de santé; Hoofd Verpleging; Coordenador de Enfermagem",
    "Chief Medical Officer":
      "Ärztlicher Direktor; Directeur médical; Directora Médica; Direttore Sanitario; Medisch Directeur; Diretor Clínico; Chefärztin",
    Tierarzt: "Veterinarian; Vétérinaire; Veterinaria; Dierenarts; Médico Veterinário",
    Bürgermeister: "Mayor; Maire; Alcaldesa; Sindaco; Burgemeester; Prefeita; Gemeentesecretaris",
    "Fundraising Manager":
      "Leiterin Fundraising; Responsable de la collecte de fonds; Responsable de Captación de Fondos; Fondsenwerver; Head of Major Gifts",
    "Store Manager":
      "Filialleiterin; Directrice de magasin; Encargada de tienda; Responsabile punto vendita; Gerente de Loja; Winkelmanager; Marktleiter",
    "Restaurant Manager":
      "Restaurantleiter; Responsable de restaurant; Direttore di ristorante; Gerente de Restaurante",
    "Executive Chef": "Küchenchef; Chef de cuisine; Jefe de cocina; Capocuoco; Chef-kok",
    "Key Account Manager":
      "Großkundenbetreuer; Responsable Grands Comptes; Responsable de Cuentas Clave; Global Account Manager; Gerente de Grandes Contas",
    "Head of Sales":
      "Vertriebsleiterin; Directeur commercial; Directora de Ventas; Direttore Vendite; Verkoopdirecteur; Diretor de Vendas; Chief Commercial Officer",
    "Property Manager":
      "Hausverwalterin; Gestionnaire de copropriété; Administrador de Fincas; Amministratore di condominio; Vastgoedbeheerder; Síndico profissional",
    "Head of Software Development":
      "VP Engineering; Leiter Softwareentwicklung; Responsable développement logiciel; Senior Developer",
    "Platform Engineer":
      "DevOps Engineer; Site Reliability Engineer; Responsable Ingénierie Plateforme; Head of Platform",
    "Data Analyst": "BI Manager; Head of Business Intelligence; Datenanalystin; Analista de Datos",
    "Head of R&D":
      "Leiter F&E; Directeur R&D; Responsable I+D; Leiter Forschung und Entwicklung; Produktentwicklungsleiter; Diretora de Pesquisa e Desenvolvimento",
    Dean: "Dekanin; Doyen de la faculté; Decana; Rectrice; Vice-Rector; Reitor",
    "Customs Manager":
      "Zollbeauftragte; Responsable Douane; Jefe de Aduanas; Responsabile Dogane; Douane-declarant; Despachante Aduaneiro",
    "M&A Director":
      "Head of Mergers and Acquisitions; Leiter Corporate Development; Directeur Fusions-Acquisitions",
    "Franchise Manager": "Leiter Franchising; Responsable Franchise; Gerente de Franquias",
    Landwirt: "Farmer; Agriculteur; Exploitant agricole; Agricultor; Azienda agricola - titolare",
    "Waste Management Director":
      "Leiter Entsorgung; Responsable Déchets; Jefe de Residuos; Responsabile Rifiuti; Manager Afvalbeheer",
    "Wind Project Developer":
      "Projektleiter Windenergie; Chef de projet éolien; Head of Renewables; Solar Project Manager",
    "Brand Manager": "Markenmanagerin; Chef de marque; Responsable de Marca; Merkmanager",
    "UX Designer": "Product Designer; Head of User Experience; Diseñadora UX",
    "Head of Underwriting":
      "Souscripteur; Responsable de Suscripción; Leiter Underwriting; Underwriter Sachversicherung",
    "Head of Internal Audit":
      "Leiterin Interne Revision; Responsable Audit Interne; Auditora Interna; Hoofd Interne Audit",
    "Compliance Manager": "Responsable de Cumplimiento; Responsable Conformité; Compliance-Beauftragter",
    "Office Manager": "Büroleiterin; Kantoormanager",
    "Demand Planner": "Planejamento de Demanda; Leiterin Disposition; Jefe de Planificación de la Demanda",
    Estimator: "Kalkulator; Métreur; Presupuestador; Calculator bouw; Orçamentista; Angebotskalkulator",
    Architect: "Arquiteta; Architecte DPLG; Architetto; Architektin",
    Apotheker: "Pharmacien titulaire; Farmacéutica; Pharmacist; Farmacista; Farmacêutico",
    "Clinical Research Manager": "Responsable de recherche clinique; CRA; Coordinadora de Ensayos Clínicos",
    "Hotel Manager":
      "Hoteldirektorin; Directeur d'hôtel; Directora de Hotel; Direttrice d'albergo; Hotelmanager",
    "Event Manager":
      "Veranstaltungsleiterin; Cheffe de projet événementiel; Organizadora de Eventos; Evenementenmanager",
    "Head of Communications":
      "Pressesprecherin; Responsable Communication; Directora de Comunicación; Ufficio Stampa; Woordvoerder; Leiter Öffentlichkeitsarbeit",
    "Head of Market Research": "Leiter Marktforschung; Chargée d'études de marché; Consumer Insights Manager",
    "Inside Sales Manager":
      "Leiter Vertriebsinnendienst; Sales Development Representative; Commercial sédentaire; Hoofd Binnendienst",
    "Customer Service Manager":
      "Leiterin Kundenservice; Responsable Service Clients; Jefa de Atención al Cliente; Klantenservice manager; Coordenador de Atendimento ao Cliente",
    "Scrum Master": "Agile Coach",
    "Data Center Manager": "Leiter Rechenzentrum; Responsable Centre de Données; Datacenter Technician",
    "Head of Public Procurement":
      "Leiter Vergabestelle; Responsable Marchés Publics; Jefe de Contratación Pública",
    "Energy Manager": "Energiebeauftragter; Gestora Energética; Responsable Énergie",
    Flughafenleiter: "Airport Manager; Directeur d'aéroport; Director de Aeropuerto",
    Pastor: "Pfarrerin; Prêtre; Church Minister",
    Notary: "Notarin; Notaire associé; Notario; Notaris; Notaio",
    "Managing Partner": "Kanzleiinhaber",
  },
  related: {
    "Managing Partner": "Avocat associé",
    "Leiter Einkauf": "Gerente de Cadena de Suministro; Lieferantenmanager",
    "Director of Admissions": "Rektorin der Universität",
    "Chef de projet": "Leiterin PMO; Scrum Master; Bauprojektleiterin",
    "Responsabile Manutenzione": "Elektroniker; Direttore di produzione",
    Heimleitung: "Pflegedienstleiterin; Sozialarbeiter",
    "Head of Treasury": "Payments Manager; Comptable",
    Inhaberin: "Freiberufler; Aufsichtsrätin",
    Restaurantleiter: "Chefkoch; F&B Director",
    "Software Architect": "Cloud Engineer; CTO",
    "Head of Procurement": "Supply Chain Director",
    "Head of Supply Chain": "Demand Planner; Transport Manager; Zollbeauftragte",
    "IT Director":
      "Digital Transformation Manager; ERP Project Lead; Helpdesk Manager; Leiter IT-Sicherheit; Chief Data Officer",
    "Head of Customer Success": "Customer Experience Manager; Head of Implementation; Account Manager",
    "General Counsel": "Compliance Officer; Contract Manager",
    "Kaufmännische Leitung": "Wirtschaftsprüferin",
    "Facility Manager": "Property Manager; Office Manager",
    "Quality Manager": "Lean Manager; Supplier Quality Engineer; Food Safety Manager",
    "Plant Manager": "Maintenance Manager; Operations Manager; Quality Manager",
    "Head of Communications": "Social Media Manager; Public Affairs Manager; Eventmanagerin",
    Mayor: "Smart City Manager; Leiterin Vergabestelle; Minister",
    Pflegedienstleitung: "Hospital Director; Physiotherapist",
    "Head of Claims": "Head of Underwriting; Aktuarin",
    CIO: "Chief Medical Information Officer; Vice-Rector for Digital Transformation; Head of IT Infrastructure; Netzwerkadministrator",
    "Director Médico": "Chief Medical Information Officer; Médica cirujana; Gerente de hospital",
    "Diretor geral": "Gerente de hotel; Niederlassungsleiter; Operations Director",
    "Diretor de operações": "Director of Rooms; Werkleiter; Store Operations Director",
    "Head of Ecommerce": "Digital Marketing Manager; Performance Marketing Lead; CMO",
    "Head of Finance": "Leiter Treasury; Directeur fiscal; Credit Manager",
    "HR Director": "Head of Talent Acquisition; Responsable Formation; Compensation & Benefits Manager",
    "Sustainability Manager": "Energy Manager; HSE Manager; Umweltbeauftragter",
    Dentist: "Practice Manager; Praxismanagerin",
    CMO: "VP Growth Marketing; Head of Demand Generation; SEO Manager; Leiter Unternehmenskommunikation",
    "Gestor de receita": "Revenue Manager",
    "Hotel Manager": "Director of Rooms; F&B Manager; Revenue Manager",
    "Construction Project Manager": "Projektleiter; Architektin",
    "Head of Revenue Operations": "Revenue Manager; Sales Enablement Manager; VP Sales",
  },
  unrelated: {
    "Head of Energy": "Head of Brand",
    Controller: "Air Traffic Controller; Document Controller",
    "Account Manager": "Head of Accounting; Accountant",
    "Kitchen Manager": "Küchenplaner; Chef de projet; Chef des ventes",
    "Marketing Manager": "Marketing Recruiter; Market Risk Manager; Executive Assistant to the CMO",
    "Event Manager": "Head of Prevention; Incident Manager",
    "Chief Architect, Software": "Landscape Architect; Architekt; Innenarchitektin",
    "Training Manager": "Train Driver; Fitness Trainer",
    "Sales Director": "Salesforce Administrator; Salon Manager",
    "Head of Legal": "Head of Logistics",
    Bauleiter: "Gemüsebauer; Baumpfleger; Betriebsleiter",
    "Plant Manager": "Plant Pathologist; Filialleiter",
    "Fleet Manager": "Head of Internet; Kapitän",
    "Network Engineer": "Sales Director Dealer Network; Partner Network Manager",
    "Head of Claims": "Head of Brand; Head of Warranty Claims; Director of Nursing; Schulleiter",
    "Head of Data": "Data Center Technician; Data Protection Officer; Data Entry Clerk",
    CISO: "Physical Security Manager; Security Guard; Food Safety Manager; Social Security Benefits Advisor",
    "Product Manager": "Production Manager; Produktionsleiter; Produktionshelfer",
    "Head of Customer Success": "Head of Procurement; Head of Succession Planning",
    "VP Engineering": "Bauleiter; Sales Engineer; Site Engineer",
    Principal: "Principal Engineer; Principal Consultant; School Nurse",
    "Director Comercial": "Directora de Compras; Director Médico",
    "Head of Ecommerce": "Warehouse Manager; Head of Facility Management",
    "Practice Manager": "Praxissemester; DevOps Practice Lead; Head of Delivery",
    "HR Director": "Financial Controller; Personal Trainer; Personal Assistant to the HR Director",
    "Managing Director": "Head of Legal; Leiter Qualität; Software Engineer; Assistenz der Geschäftsführung",
    "Head of Tax": "Steuerungstechniker; Leiter Vertriebssteuerung",
    "Head of Treasury": "Head of Treatment; Tischler",
    "IT Director": "IT Recruiter; Director of Italian Studies",
    "Maintenance Manager": "Gerente de RH; Account Manager",
  },
};

const similarity = (a: string, b: string) => specialtySimilarity(readSpecialties(a), readSpecialties(b));

function likenessOf(value: number): Likeness {
  if (value >= 0.7) return "same";
  return value >= 0.25 ? "related" : "unrelated";
}

describe("titles in seven languages", () => {
  const cases = Object.entries(likeTitles).flatMap(([likeness, targets]) =>
    Object.entries(targets).flatMap(([target, titles]) =>
      titles.split("; ").map((title) => [title, target, likeness as Likeness] as const),
    ),
  );
  it.each(cases)("compares %s with %s as %s", (title, target, likeness) => {
    expect(likenessOf(similarity(title, target))).toBe(likeness);
    expect(similarity(target, title)).toBe(similarity(title, target));
  });
});
