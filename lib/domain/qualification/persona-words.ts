/**
 * Words that indicate a function, in the languages of titles; written in the form of `normalizeText`, patterns as
 * in `word-matcher.ts`. `strong` decides a role, `plain` names a function, `weak` only hints at it. `engineering`
 * builds things, including software; `information_technology` runs systems and data. `founder` means people who
 * run a whole company; a function named with it wins.
 */
import type { Persona } from "@/db/vocabulary";

export interface PersonaWords {
  strong?: string;
  plain?: string;
  weak?: string;
}

export const personaWords: Record<Persona, PersonaWords> = {
  administration: {
    strong: `executive assistant*, personal assistant*, office manager*, office management, assistent* der *, assistent* des *, assistenz der *, assistenz des *, assistenz fuer *,
      assistenz gf, assistenz gl, assistenz geschaeft*, assistent* geschaeft*, assistent* vorstand*, assistant* to *, assistant* de direction, assistant* direction, assistante de direction, secretary, sekret*, *sekretaer, secretaire*,
      segretari*, secretari*, receptionist*, rezeption*, empfang*, buerokauf*, buroekauf*, office assistant*, administrative assistant*, admin assistant*, team assistant*, teamassisten*, asistente de direccion, assistente di direzione,
      ceo assistent*, assistent* ceo, assistent* gf, directiesecretar*, management assistant*, managementassisten*, data entry, back office, buerofachkraft, assistant manager office`,
    plain: `administrative, administration, administratif, administrative*, verwaltung*, *verwaltung, clerk, buero*, administrativ*, bueroleit*, administratief`,
    weak: `sachbearbeit*, office, assistant*, assistent*, *assistent, *assistenz, assistenz*, assistente*, asistente*, admin, administrator`,
  },
  business_development: {
    strong: `business development*, business developer*, geschaeftsentwick*, developpement commercial, developpement des affaires, desarrollo de negocio*, desarrollo comercial, sviluppo business, sviluppo commerciale, business developper, bizdev,
      biz dev, bdm, new business, strategic partnership*, partnerships manager*, head of partnerships, alliance manager*, strategic alliances, desenvolvimento de negocios, chief business officer, chief growth officer, market development manager*, corporate development`,
    plain: `partnership*, alliances, business manager*, business unit development, business director*, business lead`,
    weak: `partner manager*, business, expansion, ecosystem`,
  },
  consulting: {
    strong: `management consultant*, unternehmensberat*, strategy consultant*, business consultant*, it consultant*, it berater*, senior consultant*, principal consultant*, associate consultant*, managing consultant*, inhouse consultant*, strategieberat*`,
    plain: `consultant*, consulting, berater*, *berater, beratung*, *beratung, consulente, consulenza, consultor*, consultoria, conseil, adviseur*, advisory, advisor*, adviser*, *consultant, consultancy, coach, coaching, radgivare, raadgever, conseiller*, conseillere`,
  },
  customer_success: {
    strong: `customer success*, client success*, customer service*, customer care*, customer support*, customer experience*, client service*, client services*, technical support*, it support*, support engineer*, support manager*, support specialist*, kundenservice*, kundendienst*, kundenbetreu*,
      technical account manager*, customer operations, customer relation*, service client*, relation client*, servicio al cliente, atencion al cliente, assistenza clienti, servizio clienti, klantenservice*, service desk*, help desk*, helpdesk*, call center*, callcenter*, contact center*, 1st level*, 2nd level*, 1st line*, 2nd line*,
      chief customer officer*, cco, onboarding manager*, csm, customer happiness, suporte ao cliente, it supporter, kundtjanst, kundenzufriedenheit*, after sales service*`,
    plain: `support*, *support, supporter*, kundensupport*, customer onboarding, customer journey, customer engagement`,
    weak: `customer, client*, kunden*, service, onboarding, servicetechniker*, service manager*`,
  },
  engineering: {
    strong: `software engineer*, software developer*, softwareentwick*, software entwick*, full stack*, fullstack*, frontend*, front end*, backend*, back end*, web developer*, webentwick*, devops*, site reliability*, sre, programmer*, programmierer*, machine learning engineer*, ml engineer*, data engineer*, platform engineer*, qa engineer*, test engineer*,
      cto, chief technology officer*, chief technical officer*, vp engineering, engineering manager*, software architect*, softwarearchitekt*, chief architect*, technical lead*, tech lead*, mobile developer*, ios developer*, android developer*, java developer*, net developer*, python developer*, embedded*, firmware*,
      mechanical*, electrical*, civil engineer*, hardware engineer*, konstrukt*, maschinenbau*, mechatron*, elektro*, entwicklungsing*, entwicklungsleit*, research and development, rnd, technischer leiter, technische leitung, directeur technique, directrice technique, director tecnico, direttore tecnico, technical director*, bauleit*, game developer*`,
    plain: `engineer*, engineering, *engineer, ingenieur*, *ingenieur, ingegner*, ingenier*, engenheir*, developer*, *developer, *entwickler, entwickler*, entwicklung*, developpeur*, developpeuse, desarrollador*, sviluppator*, ontwikkelaar*, programador*, programmeur*, forschung*, coder, architect*, architekt*, techniker*, *techniker, technician*, mechanik*, *mechaniker, utvecklare, kehittaja`,
    weak: `platform, software*, technolog*, technical, technisch*, techn, technique, technik, *technik, tecnic*, development, tech, drafting, research*`,
  },
  finance: {
    strong: `cfo, chief financial officer*, finance director*, financial director*, financial controller*, finance manager*, daf, directeur administratif et financier, accountant*, accounting, bookkeeper*, buchhalt*, *buchhalter, finanzbuchhalt*, bilanzbuchhalt*, comptable*, comptabilite, contable, contabil*, contabili*, boekhoud*, treasur*, auditor*, investor relations,
      controller*, *controller, *controllerin, wirtschaftspruef*, steuerberat*, steuerfach*, tax manager*, tax consultant*, tax advis*, fund accountant*, financial analyst*, investment manager*, investment analyst*, portfolio manager*, private equity, venture capital, fp a, fpa, underwriter*, credit analyst*, actuary, aktuar*, kaufmaennische* leit*, kfm leit*, analyste financ*, payroll*`,
    plain: `finance*, financ*, financial, *finance, finanz*, controlling, *controlling, audit, treasury, tax, steuer*, revision, rechnungswesen, finanzas, finanza, finanziari*, financieel, banker, banking, bank*, investment*, investor*, credit, kredit*`,
    weak: `risk*, fund, funds, kaufmaennisch*, kfm, billing, pricing`,
  },
  founder: {
    plain: `founder*, cofounder*, co founder*, *gruender, gruender*, grunder*, mitgruender*, owner, owners, co owner, inhaber*, *inhaber, eigentuemer*, proprietor, entrepreneur*, unternehmer*, ceo, chief executive*, managing director*, managing partner*, president, geschaeftsf*, geschaftsf*, geschaeftsleit*, gf, pdg, dg, directeur general, directrice generale,
      director general, directora general, direttore generale, amministrator* delegat*, gerente general, general director*, algemeen directeur, gerant*, dirigeant*, fondateur, fondatrice, cofondateur, cofondatrice, fundador*, cofundador*, fondator*, cofondator*, socio fundador, titolare, oprichter*, eigenaar, zaakvoerder, bestuurder,
      gesellschafter*, vorstand, vorstandsvorsitz*, president directeur general, diretor geral, diretora geral, imprenditor*, empresari*, selbstaendig*, self employed, freelance*, freiberuf*, chairman, chairwoman, toimitusjohtaja, vd, verkstallande direktor`,
    weak: `general manager*, gm, prokurist*, board member*, board, aufsichtsrat*, beirat, presidente, partner`,
  },
  human_resources: {
    strong: `human resource*, human ressource*, human relations, hr, hrbp, chro, drh, rrhh, rh, chief people officer*, chief human*, people partner*, people operations, people and culture, people culture, people ops, head of people, vp people, director of people, people manager, talent acquisition*, talent manager*, talent partner*, talent management,
      recruit*, *recruit*, personalle*, personalrefer*, personalentw*, personalmanag*, personalwesen, personalabteil*, personalberat*, personalbeschaff*, personaldisp*, personalsach*, ressources humaines, recursos humanos, risorse umane, risorse umana, personeel*, personalchef, head hunter*, headhunter*, employer branding*, learning and development, organizational development, personeelszaken, selezione,
      executive search, talent sourc*, compensation*, arbeitsdirektor*, ausbildungsleit*`,
    plain: `people, talent*, recrutement, recruteur, reclutamiento, personnel, personale, werving, training, trainer, weiterbildung, schulung*, formation`,
    weak: `personal, culture, learning`,
  },
  information_technology: {
    strong: `information technology*, information security*, it security*, it manager*, it director*, it leit*, it operations, it infrastructure, it system*, it admin*, it project*, it projekt*, it specialist*, it analyst*, head of it, leiter it, leitung it, cio, ciso, cdo, chief information*, chief digital*, chief data*, system admin*, systems admin*, systemadmin*, sysadmin*, network admin*, network engineer*, netzwerk*, database admin*,
      dba, cyber*, data scientist*, data analyst*, data science, data analytics, data architect*, data management, business intelligence*, bi developer*, dsi, informatic*, informatik*, *informatik, *informatiker, informatique*, informatica, administrateur systeme*, security engineer*, cloud engineer*, cloud architect*, solution architect*, solutions architect*, enterprise architect*, it architect*, it engineer*, sap basis, sap developer*, sap entwick*,
      systems engineer*, system engineer*, security analyst*, it business analyst*, systembetreu*, anwendungsbetreu*, ict manager*, digital transformation*, tecnologia de la informacion, sistemas, it service*, active directory, fachinformatik*`,
    plain: `it, ict, edv*, sap, erp, infrastructure, *infrastruktur, infrastruktur*, cloud, security, data, *data, database*, datenbank*, digitali*, digitalisierung*, analytics, bi, informati*, numerique, information systems, dynamics, applications, netzwerk, network, ai, ki`,
    weak: `digital*, system*, systeme, information, application*, salesforce, it consultant*, innovation, automation, software, web`,
  },
  legal: {
    strong: `legal counsel*, general counsel*, lawyer*, attorney*, rechtsanw*, *anwalt, jurist*, syndikus*, avocat*, abogad*, avvocat*, advocaat*, advogad*, solicitor*, barrister*, paralegal*, notar, notaire, notario, clo, chief legal*, chief compliance*, compliance officer*, data protection officer*, datenschutz*, dpo, legal manager*, juridique, patent*`,
    plain: `legal*, counsel, compliance, recht*, juridi*, legale, law, privacy, datenschutz, regulatory affairs, regulatory`,
  },
  marketing: {
    strong: `cmo, chief marketing*, product marketing*, growth marketing*, content marketing*, digital marketing*, performance marketing*, demand generation*, demand gen, lead generation*, brand manager*, head of brand, head of growth, growth manager*, growth hacker*, social media*, public relations, pr manager*, press officer*, pressesprech*, media relations, event manager*, eventmanag*, community manager*,
      content manager*, content creator*, content strateg*, copywriter*, texter, seo, sea, sem, paid media, media buyer*, campaign manager*, oeffentlichkeitsarb*, unternehmenskommunik*, chief communications*, dircom, charge* de communication, responsable communication, online marketing*, e mail marketing, email marketing, marcom*, chef de produit, influencer, brand ambassador*`,
    plain: `marketing*, *marketing, *market*ing*, marketeer*, marketer*, mercadeo, mercadotecnia, communicat*, communicazione, kommunikation*, *kommunikation, comunicac*, comunicaz*, comunicazione, communicatie, brand*, marke, marken*, pr, event, events, veranstaltung*, messe*, *messe, *messen, fairs, fair, exhibition*, trade show*, werbung*, werbe*, advertising, publicite, publicidad, pubblicita, reklame, growth, content, campaign*, kampagne*, presse*, *presse, media, medien*, e commerce, ecommerce, *eventmanag*, eventmanag*, kommunikations*`,
    weak: `creative, kreativ*, online, grafik*, graphic*, editor*, redakt*, *redakteur, insight*, promotion*, merchandis*, market, website, web, sponsoring, loyalty`,
  },
  operations: {
    strong: `coo, chief operating*, chief operations*, operations manager*, operations director*, head of operations, director of operations, vp operations, vp of operations, chief of staff, supply chain*, betriebsleit*, werksleit*, werkleit*, produktionsleit*, produktions*, plant manager*, production manager*, manufacturing manager*, logistics manager*, logistikleit*, quality manager*, quality assurance*, qualitaets*, qualite, directeur des operations, director de operaciones, direttore operativo, responsable d exploitation, fuhrpark*, facility manag*, process manager*, prozessmanag*, lean manager*, warehouse*, lager*, technischer betriebs*`,
    plain: `operation*, operativ*, operaciones, operazioni, operacoes, logisti*, *logistik, *logistics, production, produktion*, manufacturing, fertigung*, plant, quality, qualita*, kwaliteit, calidad, facility, facilities, ops, operatie*, disposition, disponent*, dispatcher*, betrieb, betriebs*, order management, auftragsabwick*, six sigma, exploitation`,
    weak: `process*, prozess*, delivery, services, continuous improvement, safety, fleet, service delivery, transformation, maintenance, instandhaltung, filial*, store manager*, site manager*`,
  },
  product: {
    strong: `product manager*, product owner*, product management*, product lead*, head of product*, vp product*, vp of product*, director of product, product director*, cpo, chief product*, produktmanag*, produktleit*, product designer*, ux*, user experience*, ui*, responsable produit, jefe de producto, product development manager*, producteigenaar, product line manager*`,
    plain: `product, products, produkt*, produit, producto, prodotto`,
    weak: `designer*, design`,
  },
  project_management: {
    strong: `project manag*, project director*, project lead*, project coordinator*, project officer*, projektmanag*, projekt manag*, projektle*, projektkoord*, *projektleiter, *projektmanag*, chef de projet*, chefs de projet*, cheffe de projet*, chef projet, jefe de proyecto*, jefa de proyecto*, gestor* de projet*, gestor* de proyecto*, project leider*, projectleider*, projectmanag*, projectcoord*, capo progetto, project assistant*, program manag*, programme manag*, programmanag*, programmleit*, programmmanag*, pmo, scrum master*, agile coach*, release train*, responsable de projet*, responsabile progett*, gerente de projet*, gerente de proyecto*, project office*, delivery manager*, projekt und *, charge* de projet*`,
    plain: `project*, projekt*, projet*, proyecto*, progett*, projeto*, program, programme, agile, scrum`,
  },
  purchasing: {
    strong: `procurement*, purchas*, einkauf*, *einkauf, *einkaeufer, einkaeufer*, strategischer einkaeufer*, chief procurement*, cpo procurement, acheteu*, achats, achat, compras, comprador*, inkoop*, inkoper*, acquisti, buyer*, category buyer*, strategic sourcing, global sourcing, beschaffung*, materialwirtschaft, approvision*, aprovisionamiento`,
    plain: `sourcing, category manager*, category management, vendor manag*, supplier*, lieferant*`,
  },
  revenue_operations: {
    strong: `revenue operation*, revops, rev ops, revenue ops, sales operation*, sales ops, marketing operation*, marketing ops, gtm operations, gtm ops, go to market operations, commercial operation*, business operations, sales enablement*, revenue enablement*, sales excellence*, commercial excellence, vertriebssteuer*, sales strategy, crm manager*, crm admin*, salesforce admin*, hubspot admin*, sales controlling, vertriebscontroll*, deal desk, gtm engineer*, gtm systems`,
    plain: `customer relationship manag*, crm*, *crm, salesforce*, hubspot, gtm, go to market`,
    weak: `revenue`,
  },
  sales: {
    strong: `account executive*, ae, account manag*, accountmanag*, account director*, key account*, key accounts, kam, cro, chief revenue*, chief sales*, chief commercial*, sales engineer*, sales development*, sdr, bdr, inside sales*, presales*, pre sales*, solution engineer*, solutions engineer*, sales rep*, area manager*, regional sales*,
      gebietsleit*, bezirksleit*, regionalverkauf*, sales consultant*, sales executive*, sales advisor*, technico commercial*, ingenieur commercial, ingenieure commercial, attache commercial, attachee commerciale, charge d affaires, chargee d affaires, responsable commercial*, directeur commercial, directrice commerciale, director comercial, directora comercial, direttore commerciale, direttrice commerciale, diretor comercial, diretora comercial, commercieel directeur, accountmanager*,
      technischer verkauf*, aussendienst*, innendienst*, kundenberat*, telesales, telefonsaljare, channel manager*, channel sales*, ingegnere commerciale, gestor comercial, vertegenwoordiger*, handelsvertret*, gerente de ventas, jefe de ventas, jefe comercial, agent commercial, agente de ventas, agente di commercio, enterprise account*, client partner*, client director*, revenue officer*, bid manager*, tender manager*`,
    plain: `sales*, *sales, vertrieb*, *vertrieb, verkauf*, *verkauf, verkaeuf*, *verkaeufer, vente*, vendeu*, commercial*, comercial*, commercieel, commerciale, ventas, vendedor*, vendite, venditor*, verkoop*, verkoper*, vendas, forsaljning*, saeljare, saljare, salg, selger, saelger, myynti*, handlowy, obchod*, satis, account*, sprzedaz*, aftersales, revenue leader*, chief revenue, vertreter, closer`,
    weak: `channel, area, region*, territory, partner*, retail, trade, handel, country manager*, revenue*, negoci*, kunden*, customer acquisition, b2b`,
  },
  other: {
    strong: `professor*, lecturer*, lehrer*, teacher*, docent*, dozent*, enseignant*, profesor*, maestr*, nurse*, krankenpfleg*, pflege*, infirmier*, enfermer*, doctor, physician*, surgeon*, arzt, aerzt*, *arzt, oberarzt, medecin*, medico, medica, dentist*, zahn*, pharmacist*, apothek*, therapist*, therapeut*, psycholog*, scientist*, wissenschaft*, researcher*, research associate*, research assistant*, research fellow*, postdoc*, post doc*, phd*,
      student assistant*, journalist*, reporter, author, autor, writer, artist*, photograph*, fotograf*, musician*, actor, politician, mayor, buergermeister*, police*, polizei*, soldier, officer cadet, pilot, driver, fahrer*, koch, chef, sous chef, healthcare*, patient*, bsc, msc, chef de cuisine, chef de partie, waiter, kellner*, pastor, priest, translator*, uebersetz*, dolmetsch*, economist*, chemist*, chemiker*, biolog*, physik*, laborant*, lab technician*, realtor, real estate agent*, farmer, landwirt*, student, students, erzieher*, sozialarb*, social worker*, retired, visiting scholar, fellow, chemielab*, hausfrau, housewife, homemaker`,
    plain: `research*, education, medical, clinical`,
  },
};
