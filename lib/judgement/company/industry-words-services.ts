import type { IndustryEntry } from "./industry-entry";

/** Professional and business services. */
export const serviceIndustries = {
  professional_services: {
    label: "Professional services",
    words: `professional services, professional service, professional service firm*, services professionnels, servicios profesionales, servizi professionali, servicos profissionais, freie berufe, professions liberales, professional organizations, zakelijke dienstverlening, zakelijke diensten, business services, services aux entreprises, services entreprises, servicios empresariales, servicios empresas, servizi imprese, servicos empresariais, unternehmensdienstleistungen, unternehmensnahe dienstleistungen`,
  },
  legal: {
    label: "Legal",
    parents: ["professional_services"],
    words: `law practice*, law firm*, law office*, law compan*, legal services, legal service, asesoria juridica, asesoria legal, conseil juridique, conseils juridiques, legal consult*, consulenza legale, consultoria juridica, juridisch advies*, legal sector, legal industry, legal firm*, legal department*, legal, lawyer*, attorney*, solicitor*, barrister*, rechtsberatung, rechtsanwalt*, rechtsanwaelt*, rechtsdienst*, anwalt, anwaelte, anwaltskanzlei*, *anwaltskanzlei*, *kanzlei, *kanzleien, kanzlei, kanzleien, notar, notare, notariat*, avocat, avocats, cabinet* avocat*, cabinet* juridique*, juridique*, services juridiques, notaire*, huissier*, abogado*, abogad*, bufete*, despacho* abogado*, servicios juridicos, servicios legales, legales, notari*, procurador*, avvocat*, studi legali, studio legale, legale, legali, servizi legali, advocaat, advocaten, advocatuur, advocatenkantor*, advocatenkantoor, juridisch*, juridische dienst*, notaris*, advogad*, advocacia*, escritorio* advocacia, escritorio* advogados, servicos juridicos, alternative dispute resolution, dispute resolution, arbitration, patent attorney*, patentanwalt*, patentanwaelt*, rechtswesen, courts law firms`,
    whole: `law, recht, droit, derecho, diritto, direito, juridico, giuridico`,
  },
  accounting: {
    label: "Accounting",
    parents: ["professional_services"],
    near: ["finance", "consulting"],
    words: `accounting*, accountan*, accountancy*, bookkeep*, cpa, cpas, cpa firm*, audit firm*, audit services, auditing, auditor*, auditors, tax advis*, tax adviser*, tax prepar*, tax services, tax consult*, steuerberat*, steuerkanzlei*, wirtschaftspruef*, buchhaltung*, buchhalter*, buchfuehrung*, expert* comptable*, expertise comptable, experts comptables, comptab*, cabinet* comptable*, cabinet* audit, contabilidad, contable*, asesoria* fiscal*, asesoria* contable*, gestoria*, auditoria*, contabil*, commercialist*, studi commercialisti, revisione contabile, boekhoud*, belastingadvis*, accountantskant*, administratiekant*, escritorio* contabilidade, fiscalist*, payroll service*, payroll provider*, lohnbuero*, treuhand*, fiduciaire*`,
    whole: `audit, tax, revision, steuern, payroll`,
  },
  consulting: {
    label: "Consulting",
    parents: ["professional_services"],
    near: ["it_services", "accounting", "staffing"],
    words: `consulting, consultancy, consultancies, consultant, consultants, management consult*, business consult*, strategy consult*, strategic management services, strategieberat*, unternehmensberat*, managementberat*, wirtschaftsberat*, personalberatung consulting, beratung, beratungen, beratungsunternehmen, beratungsfirm*, beratungshaus*, beratungsbranche, berater, advisory, advisory firm*, advisory services, conseil, conseils, cabinet* conseil*, societe* conseil, conseil management, conseil strategie, consultora, consultoras, consultores, consultor, consultoria, consultorias, consulenza, consulenze, consulente, consulenti, societa consulenza, aziende consulenza, adviesbureau*, adviesbureaus, advies, adviseur, adviseurs, organisatieadvies*, bedrijfsadvies*, managementadvies, empresas consultoria, asesoria empresarial, asesoria, asesorias, asesores, assessoria empresarial, operations consulting, outsourcing offshoring consulting, organisationsberatung*, energieberat*, umweltberat*, *unternehmensberatung, transformation consult*, interim manag*`,
    whole: `advisors, advisers, strategy, mergers acquisitions advisory`,
  },
  marketing: {
    label: "Marketing and advertising",
    parents: ["professional_services"],
    near: ["media", "market_research", "design", "events"],
    words: `marketing, marketing agenc*, marketing services, marketingagentur*, marketingdienst*, marketingbureau*, onlinemarketing*, advertising*, ad agenc*, werbung, werbeagentur*, werbebranche, werbedienst*, werbewirtschaft, public relations*, pr agenc*, pr agentur*, pr firm*, media agenc*, mediaagentur*, mediabureau*, media buying, digital agenc*, digitalagentur*, creative agenc*, kreativagentur*, communications agenc*, kommunikationsagentur*, communication agenc*, communicatiebureau*, branding*, brand agenc*, branding agenc*, seo agenc*, seo agentur*, social media agenc*, social media agentur*, web agenc*, webagentur*, internetagentur*, werbe*, publicite*, agence* publicite, agence* communication, agence* marketing, agence* web, agence* digitale*, agence* com, relations publiques, publicidad, publicitari*, agencia* publicidad, agencia* marketing, agencia* comunicacion, agencia* digital*, relaciones publicas, mercadotecnia, pubblicita, agenzia* comunicazione, agenzie comunicazione, agenzia* marketing, agenzie marketing, agenzie pubblicitarie, agenzia pubblicitaria, web agency, web agencies, relazioni pubbliche, reclame*, reclamebureau*, publicidade, agencia* publicidade, agencia* comunicacao, relacoes publicas, propaganda, influencer marketing, lead generation agenc*, growth agenc*, performance agenc*, oeffentlichkeitsarbeit, marketing advertising, government relations*, direct marketing, *werbeagentur`,
    whole: `agency, agencies, agentur, agenturen, agenzia, agenzie, agence, agences, agencia, agencias, pr, communications, communication, kommunikation, comunicacion, comunicazione, comunicacao, communicatie, seo, bureaus, advertisement`,
  },
  market_research: {
    label: "Market research",
    parents: ["professional_services"],
    near: ["marketing", "consulting", "research"],
    words: `market research*, marktforschung*, marktonderzoek*, etudes marche, etude marche, estudios mercado, investigacion mercados, ricerche mercato, ricerca mercato, pesquisa mercado, consumer insights, opinion polling, meinungsforschung`,
  },
  design: {
    label: "Design",
    parents: ["professional_services"],
    near: ["marketing", "architecture"],
    words: `graphic design*, design services, design agenc*, design studio*, designagentur*, designbuero*, ux design*, ui ux, product design, industrial design, industriedesign, interior design*, innenarchitekt*, innenausstattung, grafikdesign*, grafisch ontwerp*, graphisme, diseno grafico, diseno, diseno interiores, design grafico, grafica, architecture interieur*, photography*, fotografi*, photographe*, photographie*, fotograf*, regenerative design, webdesign*, web design*, ontwerpbureau*`,
    whole: `design, designers, ontwerp`,
  },
  staffing: {
    label: "Staffing and recruiting",
    near: ["hr_services", "consulting"],
    words: `staffing*, recruit*, recruiting, recruitment*, executive search*, executive search services, headhunt*, personaldienst*, personalvermittl*, personalberat*, personalagentur*, temporary work, temporary help*, temporaerarbeit, temp agenc*, zeitarbeit*, leiharbeit*, arbeitnehmerueberlassung, arbeitsvermittlung, employment agenc*, employment services, employment placement*, talent acquisition, talent agenc*, recrutement, cabinet* recrutement, interim agenc*, agence* interim, interim, travail temporaire, agence* emploi, chasseur* tete*, seleccion personal, reclutamiento, trabajo temporal, empresas trabajo temporal, ett, agencia* colocacion, agencia* empleo, selezione personale, ricerca selezione, agenzia* lavoro, agenzie lavoro, lavoro interinale, somministrazione lavoro, uitzend*, uitzendbureau*, werving*, werving selectie, detachering*, recrutamento*, selecao pessoal, trabalho temporario, agencia* emprego, rpo, jobvermittl*, job board*, jobboerse*, arbeidsbemiddeling`,
    whole: `temp, search, talent`,
  },
  hr_services: {
    label: "Human resources services",
    near: ["staffing", "consulting"],
    words: `human resources*, human resource*, hr services, hr service*, hr consult*, hr beratung*, hr dienst*, hr outsourcing, hr sector, hr industry, hr companies, personalwesen, personalmanagement, personaladministration, ressources humaines, recursos humanos, risorse umane, services rh, conseil rh, cabinet* rh, servicios rrhh, rrhh, peo, professional employer organization*, employee benefit*, personeelsdiensten, hr advies, outplacement`,
    whole: `hr, rh`,
  },
  outsourcing: {
    label: "Outsourcing and call centers",
    near: ["it_services"],
    words: `outsourcing*, offshoring*, outsourcing offshoring consulting, handelsvertret*, agents commerciaux, sales outsourcing, bpo, bpos, business process*, call cent*, callcent*, contact cent*, kontaktcenter*, telephone call cent*, centre* appel*, centros llamada*, shared service*, externalisation, externalizacion, tercerizacion, terceirizacao, office administration, administrative support services, administrative services, business supplies*, buerobedarf*, buroservice, secretarial services, virtual assistant services, document management services`,
  },
  translation: {
    label: "Translation",
    near: ["publishing"],
    words: `translat*, localization*, localisation*, uebersetzung*, sprachdienst*, traduction*, traduccion*, traduzion*, traducao, traducoes, vertaal*, vertaling*, interpreting services, dolmetsch*, language service*, writing editing, artists writers`,
  },
  events: {
    label: "Events",
    near: ["marketing", "hospitality", "entertainment"],
    words: `event management, events services, events service, event services, event planning, event agenc*, eventagentur*, event agentur*, event industry, event companies, event organiz*, veranstaltung*, messe, messen, messeveranstalter*, messebau*, trade show*, trade fair*, evenementiel*, agence* evenementielle*, organizacion eventos, organizzazione eventi, eventos, eventi, evenementen*, evenementenbureau*, conferences exhibitions, eventbranche, congresos, congressi, salons professionnels, exhibitions`,
    whole: `events, event, evenements, conferences`,
  },
  facilities: {
    label: "Facility services",
    near: ["real_estate", "crafts"],
    words: `facilit* services, facilities services, facility service*, facility manag*, facilities manag*, facilitair*, gebaeudereinig*, gebaeudemanag*, gebaeudedienst*, gebaeudetechnik, reinigung*, reinigungsdienst*, janitorial*, cleaning*, commercial cleaning, nettoyage*, services nettoyage, proprete, limpieza*, pulizie, schoonmaak*, limpeza*, landscaping*, garten landschaftsbau, gartenbau, hausmeister*, hausverwaltung facility, pest control, schaedlingsbekaempf*, jardineria, paysagist*, hoveniers*, entretien locaux, imprese pulizie, facility`,
  },
  security_services: {
    label: "Security services",
    near: ["facilities"],
    words: `security investigations, security guard*, security systems services, security patrol*, private security, physical security, sicherheitsdienst*, wachdienst*, werkschutz, bewachung*, securite privee, gardiennage, seguridad privada, vigilancia, vigilanza, istituti vigilanza, seguranca privada, beveiligingsbedrijf*, bewaking*, investigation services, detective*, detektei*, alarm systems, surveillance systems, videosorveglianza, alarmanlagen`,
    whole: `security, sicherheit, securite, seguridad, sicurezza, seguranca, beveiliging, security services, guards`,
  },
  engineering_services: {
    label: "Engineering services",
    parents: ["professional_services"],
    near: ["architecture", "construction", "manufacturing", "machinery", "civil_engineering"],
    words: `engineering services, engineering firm*, engineering compan*, engineering consult*, engineering office*, ingenieurbuero*, ingenieurdienst*, ingenieurgesellschaft*, ingenieurwesen, planungsbuero*, bureau* etude*, bureaux etudes, ingenierie*, ingenieria*, ingegneria, studi ingegneria, studio ingegneria, ingenieursbureau*, ingenieursbureaus, engenharia, mechanical engineering, industrial engineering, mechanical industrial engineering, mechanical or industrial engineering, robotics engineering, surveying*, mapping services, vermessung*, testing laborator*, pruefdienst*, technische dienstleist*`,
    whole: `engineering, ingenieure`,
  },
  research: {
    label: "Research",
    near: ["higher_education"],
    words: `research services, research institut*, research organi*, research cent*, research development, research lab*, think tank*, thinktank*, forschung*, forschungsinstitut*, forschungseinrichtung*, recherche scientifique, centres recherche, instituts recherche, investigacion cientifica, centros investigacion, ricerca scientifica, centri ricerca, istituti ricerca, onderzoek*, onderzoeksinstitut*, pesquisa cientifica, centros pesquisa, institutos pesquisa, wissenschaft*, scientific research, rnd, rnd services`,
    whole: `research, recherche, ricerca, investigacion, pesquisa, science, sciences`,
  },
  rental: {
    label: "Equipment rental",
    near: ["construction"],
    words: `equipment rental*, machinery rental, consumer goods rental, baumaschinenverleih, maschinenvermietung, location materiel, location equipements, alquiler maquinaria, noleggio*, verhuurbedrijf*, verhuur, aluguel equipamentos, vermietung maschinen, mietservice*, tool rental`,
    whole: `rental, verleih`,
  },
} satisfies Record<string, IndustryEntry>;
