import type { TitleTable } from "./title-table";

export const frenchTitles: TitleTable = {
  sales: {
    junior: [
      "Commercial sédentaire en alternance / Commerciale sédentaire en alternance",
      "Assistant commercial / Assistante commerciale",
    ],
    professional: [
      "Ingénieur commercial / Ingénieure commerciale",
      "Chargé d'affaires / Chargée d'affaires",
      "Attaché commercial / Attachée commerciale",
    ],
    senior: ["Responsable grands comptes", "Ingénieur commercial senior / Ingénieure commerciale senior"],
    lead: [
      "Responsable des ventes",
      "Chef des ventes / Cheffe des ventes",
      "Responsable commercial / Responsable commerciale",
    ],
    director: [
      "Directeur commercial / Directrice commerciale",
      "Directeur des ventes / Directrice des ventes",
    ],
    executive: ["Directeur général adjoint, commerce / Directrice générale adjointe, commerce"],
  },
  revenue_operations: {
    professional: [
      "Chargé des opérations commerciales / Chargée des opérations commerciales",
      "Administrateur CRM / Administratrice CRM",
    ],
    lead: ["Responsable des opérations commerciales", "Responsable RevOps"],
    director: ["Directeur des opérations commerciales / Directrice des opérations commerciales"],
  },
  marketing: {
    junior: ["Alternant marketing / Alternante marketing", "Stagiaire communication"],
    professional: [
      "Chargé de marketing / Chargée de marketing",
      "Chef de produit marketing / Cheffe de produit marketing",
      "Chargé de communication / Chargée de communication",
    ],
    senior: ["Chef de projet marketing senior / Cheffe de projet marketing senior"],
    lead: ["Responsable marketing", "Responsable acquisition"],
    director: [
      "Directeur marketing / Directrice marketing",
      "Directeur marketing et communication / Directrice marketing et communication",
    ],
  },
  engineering: {
    junior: ["Apprenti ingénieur / Apprentie ingénieure"],
    professional: [
      "Développeur / Développeuse",
      "Ingénieur d'études / Ingénieure d'études",
      "Ingénieur process / Ingénieure process",
    ],
    lead: ["Responsable technique", "Chef d'équipe développement / Cheffe d'équipe développement"],
    director: ["Directeur technique / Directrice technique", "Directeur R&D / Directrice R&D"],
  },
  finance: {
    professional: ["Comptable", "Contrôleur de gestion / Contrôleuse de gestion"],
    lead: ["Responsable comptable"],
    director: ["Directeur administratif et financier / Directrice administrative et financière"],
  },
  human_resources: {
    professional: ["Chargé de ressources humaines / Chargée de ressources humaines"],
    lead: ["Responsable RH"],
    director: ["Directeur des ressources humaines / Directrice des ressources humaines"],
  },
  recruiting: {
    professional: ["Chargé de recrutement / Chargée de recrutement"],
    lead: ["Responsable recrutement"],
  },
  purchasing: {
    professional: ["Acheteur / Acheteuse", "Approvisionneur / Approvisionneuse"],
    lead: ["Responsable achats"],
    director: ["Directeur des achats / Directrice des achats"],
  },
  operations: {
    professional: ["Coordinateur logistique / Coordinatrice logistique"],
    lead: ["Responsable logistique"],
    director: ["Directeur d'exploitation / Directrice d'exploitation"],
  },
  production: {
    professional: [
      "Opérateur de production / Opératrice de production",
      "Technicien de maintenance / Technicienne de maintenance",
    ],
    lead: ["Chef d'atelier / Cheffe d'atelier"],
    director: ["Directeur d'usine / Directrice d'usine"],
  },
  healthcare: {
    professional: ["Infirmier / Infirmière", "Kinésithérapeute"],
    senior: ["Médecin"],
    lead: ["Cadre de santé"],
  },
  administration: {
    professional: [
      "Assistant de direction / Assistante de direction",
      "Gestionnaire administratif / Gestionnaire administrative",
    ],
  },
  founder: {
    professional: ["Indépendant / Indépendante"],
    lead: ["Fondateur / Fondatrice"],
    director: ["Cofondateur et directeur général / Cofondatrice et directrice générale"],
    executive: [
      "Président-directeur général / Présidente-directrice générale",
      "Président / Présidente",
      "Gérant / Gérante",
    ],
  },
  student: {
    junior: [
      "Étudiant en école de commerce / Étudiante en école de commerce",
      "Étudiant ingénieur / Étudiante ingénieure",
    ],
  },
};

export const spanishTitles: TitleTable = {
  sales: {
    junior: ["Becario comercial / Becaria comercial", "Asistente de ventas"],
    professional: [
      "Ejecutivo de cuentas / Ejecutiva de cuentas",
      "Comercial",
      "Gestor comercial / Gestora comercial",
    ],
    senior: ["Responsable de grandes cuentas", "Ejecutivo de ventas sénior / Ejecutiva de ventas sénior"],
    lead: [
      "Jefe de ventas / Jefa de ventas",
      "Responsable comercial",
      "Jefe de equipo de ventas / Jefa de equipo de ventas",
    ],
    director: ["Director comercial / Directora comercial", "Director de ventas / Directora de ventas"],
  },
  revenue_operations: {
    professional: ["Analista de operaciones comerciales"],
    lead: ["Responsable de operaciones de ventas"],
    director: ["Director de operaciones comerciales / Directora de operaciones comerciales"],
  },
  marketing: {
    junior: ["Becario de marketing / Becaria de marketing"],
    professional: ["Especialista en marketing digital", "Técnico de comunicación / Técnica de comunicación"],
    lead: ["Responsable de marketing", "Jefe de marketing / Jefa de marketing"],
    director: ["Director de marketing / Directora de marketing"],
  },
  engineering: {
    professional: [
      "Desarrollador de software / Desarrolladora de software",
      "Ingeniero industrial / Ingeniera industrial",
    ],
    lead: ["Jefe de desarrollo / Jefa de desarrollo"],
    director: ["Director técnico / Directora técnica"],
  },
  finance: {
    professional: ["Contable", "Analista financiero / Analista financiera"],
    lead: ["Responsable de administración"],
    director: ["Director financiero / Directora financiera"],
  },
  human_resources: {
    professional: ["Técnico de recursos humanos / Técnica de recursos humanos"],
    lead: ["Responsable de RR. HH."],
    director: ["Director de personas / Directora de personas"],
  },
  purchasing: { professional: ["Comprador / Compradora"], lead: ["Jefe de compras / Jefa de compras"] },
  operations: {
    professional: ["Coordinador de logística / Coordinadora de logística"],
    lead: ["Jefe de operaciones / Jefa de operaciones"],
  },
  legal: {
    professional: ["Abogado / Abogada", "Asesor jurídico / Asesora jurídica"],
    executive: ["Socio director / Socia directora"],
  },
  healthcare: {
    professional: ["Enfermero / Enfermera", "Fisioterapeuta"],
    senior: ["Médico especialista / Médica especialista"],
  },
  trades: {
    professional: ["Camarero / Camarera", "Electricista", "Recepcionista de hotel"],
    lead: ["Gobernante / Gobernanta"],
  },
  founder: {
    professional: ["Autónomo / Autónoma"],
    lead: ["Fundador / Fundadora"],
    executive: [
      "Consejero delegado / Consejera delegada",
      "Director general / Directora general",
      "Fundador y CEO / Fundadora y CEO",
    ],
  },
  student: { junior: ["Estudiante de ADE"] },
};

export const italianTitles: TitleTable = {
  sales: {
    professional: ["Agente di commercio", "Commerciale estero"],
    lead: ["Responsabile vendite"],
    director: ["Direttore commerciale / Direttrice commerciale"],
  },
  marketing: {
    professional: ["Addetto marketing / Addetta marketing"],
    lead: ["Responsabile marketing"],
    director: ["Direttore marketing / Direttrice marketing"],
  },
  engineering: {
    professional: [
      "Sviluppatore software / Sviluppatrice software",
      "Progettista meccanico / Progettista meccanica",
    ],
    lead: ["Responsabile ufficio tecnico"],
  },
  production: {
    professional: ["Operaio specializzato / Operaia specializzata", "Manutentore / Manutentrice"],
    lead: ["Capo reparto"],
    director: ["Direttore di stabilimento / Direttrice di stabilimento"],
  },
  founder: {
    lead: ["Fondatore / Fondatrice"],
    executive: ["Amministratore delegato / Amministratrice delegata", "Titolare"],
  },
};
