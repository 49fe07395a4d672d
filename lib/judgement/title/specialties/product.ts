import type { SpecialtyField } from "./specialty-entry";

/** Products, their design, and work in projects. */
export const productSpecialties = {
  product_management: {
    words: `product, products, product own*, product strateg*, product portfolio*, chief product*, productmanag*, productowner*, produktmanag*, *produktmanag*, produktown*, produktleit*, produkt, produkte, produktverantw*, produktbereich*, chef* de produit*, responsable produit*, directeur produit*, produit, produits, jefe de producto*, jefa de producto*, gerente de producto*, producto, productos, responsabile prodott*, prodotto, prodotti, gerente de produto*, produto, produtos, product operat*, technical product*, product expert*, po, gpm, productspecialist*`,
    hints: `cpo, ppm, portfolio*`,
  },
  ux_design: {
    words: `ux*, ui, ui ux, ux ui, user experience*, usability*, interaction design*, product design*, ux design*, ux research*, service design*, user interface*, user research*, experience design*, conception ux, diseno ux, disenador* ux, design system*, interface design*, digital design*, webdesign*, cx design, design lead*, head of design, vp design, design manag*, chief design*, disenador* de producto, designer de produto, conversation design*, information architect*`,
    hints: `design, designer*, disenador*, diseno, concept*`,
  },
  industrial_design: {
    words: `industrial design*, industriedesign*, produktdesign*, design industriel, designer industriel, diseno industrial, disenador* industrial, fashion design*, modedesign*, mode design*, industrieel ontwerp*, styliste*, textildesign*, ontwerper*, costume*, transportation design*`,
  },
  agile: {
    words: `agile*, agil, agiles, agilit*, *agile*, scrum*, kanban*, release train*, iteration manag*, safe, lean agile`,
  },
  business_analysis: {
    words: `business analy*, businessanaly*, requirement*, anforderungs*, analista de negocio*, analista funcional, analyste metier, analyste fonctionnel*, analista funzionale, functional analy*, analista de requisitos, fachanalyst*, business process analy*, process analy*, business systems analy*, systems analy*, systemanaly*, business expert*, informatieanalist*, functioneel ontwerp*, amoa, functional consult*`,
  },
  project_management: {
    broad: true,
    words: `project, projects, project engineer*, project*, projekt*, *projekt*, chef* de projet*, cheffe de projet, projet, projets, charge* de projet*, direct* de projet*, proyecto, proyectos, jef* de proyecto*, progetto, progetti, capo progetto, projeto, projetos, gerente de projeto*, programmanag*, programmmanag*, programmleit*, programa*, program, programme, programs, programmas, programmamanag*, projectleid*, projectmanag*, responsable de proyecto*, projektleit*, implementation project*, pmp, project office, projectcoord*`,
  },
  pmo: {
    words: `pmo, pmo*, project management office, program management office, projektportfolio*, project portfolio*, portfolio management office, epmo, projektbuero*, project control*, projektcontroll*, project support*, project planning*, project govern*, oficina de proyectos, escritorio de projetos, planificateur projet`,
  },
  process_management: {
    words: `business process*, prozessmanag*, prozess, prozesse, *prozesse, process improve*, process owner*, process excellence lead, gestion des processus, gestion de procesos, gestione processi, gestao de processos, procesmanag*, bpm, process, processes, prozess*, processus, processi, processos, procesos, processen, organisation et processus, process consult*, prozessberat*, global process*, organizacion y metodos, workflow*`,
  },
  knowledge_management: {
    words: `knowledge, wissensmanag*, gestion des connaissances, gestion del conocimiento, gestione della conoscenza, gestao do conhecimento, kennismanag*, knowledge*`,
  },
} as const satisfies SpecialtyField;
