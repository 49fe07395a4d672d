import type { TitleTable } from "./title-table";

export const frenchTitles: TitleTable = {
  sales: {
    junior: ["Commercial sédentaire en alternance", "Assistante commerciale"],
    professional: ["Ingénieur commercial", "Chargée d'affaires", "Attaché commercial"],
    senior: ["Responsable grands comptes", "Ingénieure commerciale senior"],
    lead: ["Responsable des ventes", "Chef des ventes", "Responsable commerciale"],
    director: ["Directeur commercial", "Directrice des ventes"],
    executive: ["Directeur général adjoint, commerce"],
  },
  revenue_operations: {
    professional: ["Chargé des opérations commerciales", "Administratrice CRM"],
    lead: ["Responsable des opérations commerciales", "Responsable RevOps"],
    director: ["Directrice des opérations commerciales"],
  },
  marketing: {
    junior: ["Alternante marketing", "Stagiaire communication"],
    professional: ["Chargée de marketing", "Chef de produit marketing", "Chargé de communication"],
    senior: ["Cheffe de projet marketing senior"],
    lead: ["Responsable marketing", "Responsable acquisition"],
    director: ["Directrice marketing", "Directeur marketing et communication"],
  },
  engineering: {
    junior: ["Apprenti ingénieur"],
    professional: ["Développeuse", "Ingénieur d'études", "Ingénieure process"],
    lead: ["Responsable technique", "Chef d'équipe développement"],
    director: ["Directeur technique", "Directrice R&D"],
  },
  finance: {
    professional: ["Comptable", "Contrôleuse de gestion"],
    lead: ["Responsable comptable"],
    director: ["Directeur administratif et financier"],
  },
  human_resources: {
    professional: ["Chargée de ressources humaines"],
    lead: ["Responsable RH"],
    director: ["Directrice des ressources humaines"],
  },
  recruiting: { professional: ["Chargé de recrutement"], lead: ["Responsable recrutement"] },
  purchasing: {
    professional: ["Acheteuse", "Approvisionneur"],
    lead: ["Responsable achats"],
    director: ["Directeur des achats"],
  },
  operations: {
    professional: ["Coordinatrice logistique"],
    lead: ["Responsable logistique"],
    director: ["Directeur d'exploitation"],
  },
  production: {
    professional: ["Opératrice de production", "Technicien de maintenance"],
    lead: ["Cheffe d'atelier"],
    director: ["Directeur d'usine"],
  },
  healthcare: {
    professional: ["Infirmière", "Kinésithérapeute"],
    senior: ["Médecin"],
    lead: ["Cadre de santé"],
  },
  administration: { professional: ["Assistante de direction", "Gestionnaire administratif"] },
  founder: {
    professional: ["Indépendante"],
    lead: ["Fondateur"],
    director: ["Cofondatrice et directrice générale"],
    executive: ["Présidente-directrice générale", "Président", "Gérant"],
  },
  student: { junior: ["Étudiante en école de commerce", "Étudiant ingénieur"] },
};

export const spanishTitles: TitleTable = {
  sales: {
    junior: ["Becario comercial", "Asistente de ventas"],
    professional: ["Ejecutiva de cuentas", "Comercial", "Gestor comercial"],
    senior: ["Responsable de grandes cuentas", "Ejecutivo de ventas sénior"],
    lead: ["Jefa de ventas", "Responsable comercial", "Jefe de equipo de ventas"],
    director: ["Director comercial", "Directora de ventas"],
  },
  revenue_operations: {
    professional: ["Analista de operaciones comerciales"],
    lead: ["Responsable de operaciones de ventas"],
    director: ["Directora de operaciones comerciales"],
  },
  marketing: {
    junior: ["Becaria de marketing"],
    professional: ["Especialista en marketing digital", "Técnica de comunicación"],
    lead: ["Responsable de marketing", "Jefe de marketing"],
    director: ["Directora de marketing"],
  },
  engineering: {
    professional: ["Desarrolladora de software", "Ingeniero industrial"],
    lead: ["Jefa de desarrollo"],
    director: ["Director técnico"],
  },
  finance: {
    professional: ["Contable", "Analista financiera"],
    lead: ["Responsable de administración"],
    director: ["Director financiero"],
  },
  human_resources: {
    professional: ["Técnico de recursos humanos"],
    lead: ["Responsable de RR. HH."],
    director: ["Directora de personas"],
  },
  purchasing: { professional: ["Comprador"], lead: ["Jefa de compras"] },
  operations: { professional: ["Coordinador de logística"], lead: ["Jefe de operaciones"] },
  legal: { professional: ["Abogada", "Asesor jurídico"], executive: ["Socio director"] },
  healthcare: { professional: ["Enfermera", "Fisioterapeuta"], senior: ["Médico especialista"] },
  trades: { professional: ["Camarero", "Electricista", "Recepcionista de hotel"], lead: ["Gobernanta"] },
  founder: {
    professional: ["Autónoma"],
    lead: ["Fundador"],
    executive: ["Consejera delegada", "Director general", "Fundadora y CEO"],
  },
  student: { junior: ["Estudiante de ADE"] },
};

export const italianTitles: TitleTable = {
  sales: {
    professional: ["Agente di commercio", "Commerciale estero"],
    lead: ["Responsabile vendite"],
    director: ["Direttrice commerciale"],
  },
  marketing: {
    professional: ["Addetta marketing"],
    lead: ["Responsabile marketing"],
    director: ["Direttore marketing"],
  },
  engineering: {
    professional: ["Sviluppatrice software", "Progettista meccanico"],
    lead: ["Responsabile ufficio tecnico"],
  },
  production: {
    professional: ["Operaio specializzato", "Manutentore"],
    lead: ["Capo reparto"],
    director: ["Direttrice di stabilimento"],
  },
  founder: { lead: ["Fondatore"], executive: ["Amministratore delegato", "Titolare"] },
};
