import type { SpecialtyField } from "./specialty-entry";

/** Running whole companies and changing them. */
export const managementSpecialties = {
  general_management: {
    words: `ceo, co ceo, chief executive*, managing direct*, managing partner*, geschaeftsf*, *geschaeftsfuehr*, geschaftsf*, gf, geschaeftsleit*, geschaftsleit*, *geschaeftsleit*, geschaeftsfuehrend*, general manag*, gm, general direct*, direct* general*, directeur general, directrice generale, direction generale, dg, dga, pdg, president directeur general, president direct* general*, gerente general, gerente geral, gerencia general, diretor* geral, direttor* generale, amministrator* delegat*, amministratore unico, amministratore, administrador* delegad*, administrador unico, administrateur delegue, consejer* delegad*, algemeen direct*, algemeen manag*, directeur eigenaar*, directeur grootaandeelhouder, bestuurder*, zaakvoerder*, gerant*, dirigeant*, dirigente*, country manag*, country direct*, country head*, country lead*, vorstand*, *vorstand*, unternehmensleit*, chief executive officer, president and ceo, presidente, presidenta, presidente ejecutiv*, presidente executiv*, executive direct*, direct* ejecutiv*, diretor* executiv*, direttore esecutivo, directeur executif, chef d entreprise, dirigeant d entreprise, betriebsinhab*, hauptgeschaeftsfuehr*, gerente regional, ^ directeur $, ^ directrice $, ^ direktor $, ^ direktorin $, ^ director $, ^ directora $, ^ diretor $, ^ diretora $, ^ direttore $, ^ direttrice $, ^ managing director $, ^ gerente $, generaldirekt*, verwaltungsratspraesident*, chief executive manager, toimitusjohtaja, vd, leitend* direktor*, generaldirektion*, co geschaeftsf*, direct* gerente`,
    hints: `president, president*, praesident*, prokurist*, sprecher der geschaeft*, verwalter*, cluster head, regional president*`,
  },
  ownership: {
    words: `founder*, *founder, cofounder*, co founder*, founding partner*, *gruender*, gruender*, grunder*, mitgruender*, owner, owners, co owner, coowner, business own*, company own*, inhaber*, *inhaber, *inhaberin, mitinhaber*, eigentuemer*, proprietor*, entrepreneur*, unternehmer*, *unternehmer, gesellschafter*, *gesellschafter, eigenaar, eigenaresse, mede eigenaar, medeeigenaar, ondernemer*, oprichter*, directeur eigenaar*, fondateu*, fondatrice*, cofondat*, co fondat*, gerant associe, proprietaire*, fundador*, cofundador*, co fundador*, propietari*, proprietari*, dueno*, duena*, dono, dona, socio fundador, socia fundadora, emprendedor*, empreendedor*, empresari*, imprenditor*, imprenditric*, titolare*, titular, socio, socia, fondator*, founder and, chef d entreprise, patron, aannemer eigenaar, stifter*, grundare, geschaeftsinhab*, teilhaber*, shareholder*, aktionaer*, franchisenehmer*, kleinunternehmer*, betriebsinhab*`,
    hints: `partner, partnerin, associe, associee, vennoot, principal owner`,
  },
  self_employment: {
    words: `self employed*, selbststaendig*, selbstaendig*, solopreneur*, freelanc*, freiberuf*, zzp*, zelfstandig*, autoentrepreneur*, auto entrepreneur*, independant*, autonomo, autonoma, libero professionista, profissional liberal, auto entrepreneuse, indipendente*, por conta propria, por cuenta propia, contractor freelance`,
  },
  board: {
    words: `board member*, board of directors*, board, boards, chair of the board, aufsichtsrat*, aufsichtsraet*, verwaltungsrat*, verwaltungsraet*, beirat*, beiraet*, stiftungsrat*, chairman*, chairwoman*, chairperson*, chair, vice chair*, non executive*, nonexecutive*, ned, trustee*, conseil d administration, administrateur independant, administratrice, membre du conseil, consejer*, consejo*, consigliere*, consiglio di amministrazione, commissaris*, conselheir*, conselho*, board advis*, advisory board*, presidente del consejo, raad van commissarissen, raad van toezicht, toezichthouder*, independent director*, kuratori*`,
  },
  branch_management: {
    words: `niederlassungsleit*, *niederlassungsleit*, niederlassung*, branch head*, branch, directeur d agence, directrice d agence, chef d agence, responsable d agence, agence responsable, vestigingsmanag*, vestigingsdirect*, vestigingsleid*, gerente de sucursal, director* de sucursal, director* de oficina, director* de delegacion, responsabile filiale, direttore di filiale, gerente de filial, gerente de agencia, gerente de unidade, geschaeftsstellen*, regionaldirekt*, regional direct*, regional manag*, regional head*, directeur regional, directrice regionale, director* regional*, diretor* regional*, regiomanag*, regiodirect*, regionalleit*, gebietsdirekt*, area direct*, area manag*, cluster manag*, district direct*, directeur de centre, standortmanag*, direttore regionale, regional vice president*, directeur d etablissement`,
    hints: `standortleit*, district manag*, regionsleit*, site manag*`,
  },
  business_unit_management: {
    words: `business unit*, businessunit*, bu head*, bu, geschaeftsbereich*, geschaeftsfeld*, geschaeftseinheit*, spartenleit*, sparte, divisional*, division head*, division*, profit center*, profit centre*, directeur de business unit, unidad de negocio, unidade de negocio*, responsabile business unit, unitmanag*, unit manag*, segment manag*, segment head*, vice president global business, business line*, business head*, director* de negocio, diretor* de negocios, cluster lead`,
    hints: `bereichsleit*, unit head, business direct*, business lead*`,
  },
  strategy: {
    words: `strateg*, *strateg*, business planning*, corporate planning*, unternehmensstrateg*, estrateg*, planeamiento estrategico, planejamento estrategico, pianificazione strategica, konzernentwickl*, unternehmensplanung*, chief strategy*, corporate strateg*, strategisch*, prospective`,
    hints: `cso`,
  },
  change_management: {
    words: `changemanag*, change, changes, transformation*, *transformation*, veraender*, *veraenderung*, organizational develop*, organisational develop*, organizational change*, organisationsentwickl*, *organisationsentwickl*, conduite du changement, gestion del cambio, gestione del cambiamento, gestao da mudanca, gestao de mudancas, verandermanag*, verandering*, verander*, transformac*, trasformaz*, business transform*, transformatie*, chief transformation*, restructur*, turnaround*, sanierung*, restrukturier*, reorganis*, new work, organisatieontwikkel*, organisation development, organisation*, organizac*`,
    hints: `organiz*, organis*`,
  },
  innovation: {
    words: `innovat*, *innovation*, innovac*, innovaz*, inovac*, innovatie*, inovacao, chief innovation*, venture build*, incubat*, inkubat*, accelerator*, accelerateur*, startup program*, startup*, start up*, start ups, intrapren*, technology transfer*, technologietransfer*, open innovation*, new technologies, future*, zukunft*, concept develop*, nouveaux concepts, corporate ventur*, entrepreneurship*, pioneer*, emerging technolog*, innovations*`,
  },
  operations: {
    general: true,
    words: `operations, operation, coo, chief operating*, chief operations*, operativ*, operatief, operaciones, operazioni, operacoes, operationel*, operationeel*, operationnel*, operacion*, operacional, operacionais, exploitation, esercizio, bedrijfsvoering*, leiter betrieb, leitung betrieb, leiter operations, operational*, business operation*, ops, betrieb, betriebe, operatio*, technisch betriebswirt*, betriebsmanag*, servicebetrieb, chief of operations, operatiemanag*, business support*, bizops, geschaeftsprozess*, operating officer, operating partner*`,
    hints: `betriebsleit*, bedrijfsleid*, fulfillment operations`,
  },
  shared_services: {
    words: `shared service*, sharedservice*, gbs, corporate service*, business service*, zentrale dienste, central services, global business service*, servicios compartidos, centro de servicos compartilhados, centre de services partages, servizi condivisi, interne dienst*, zentralbereich*, csc`,
  },
  chief_of_staff: {
    words: `chief of staff*, founder s associate*, founders associate*, founder associate*, office of the ceo, office of ceo, ceo office*, ceo s office, founder s office, founders office, vorstandsassist*, vorstandsrefer*, referent* des vorstand*, referent* vorstand*, referent* geschaeftsf*, referent* der geschaeft*, stabsstelle*, stabsleit*, stabschef*, stab, directeur de cabinet, directrice de cabinet, chef de cabinet, jef* de gabinete, capo gabinetto, capo di gabinetto, chefe de gabinete, vorstandsstab*, vorstandsbuero*, leiter vorstand*, executive office*, entrepreneur in residence*, management office, chief staff, cabinet director*`,
  },
  management_consulting: {
    words: `management consult*, managementberat*, managementberater*, strategy consult*, strategieberat*, *strategieberat*, strategy and consulting, business consult*, unternehmensberat*, organisationsberat*, prozessberat*, conseil en management, conseil en strategie, consultant en management, consultant en strategie, consultor* de negocio*, consultor* estrategic*, consulente di direzione, consulente strategic*, consultor* empresarial, organisatieadvis*, managing consult*, principal consult*, inhouse consult*, in house consult*, consulting, interim manag*, interimmanag*, manager de transition, conseil aux entreprises, bedrijfsadvis*, strategisch adviseur, consultoria*, consultancy*, transition manag*, advisory, risk advisory, corporate consult*, projektberat*`,
    hints: `consult*, *consult*, berat*, *berater, *beratung, conseil, conseiller*, conseillere, adviseur*, *adviseur, advis*, consulen*, asesor*, assessor*, consultor*, expert*, fachexpert*, associate consultant`,
  },
  coaching: {
    words: `coach*, *coach, coaching*, executive coach*, business coach*, life coach*, mentor*, speaker*, keynote*, systemischer coach, facilitator*, facilitateu*, conferencier*, spreker*, redner*, palestrante*, supervision*`,
  },
} as const satisfies SpecialtyField;
