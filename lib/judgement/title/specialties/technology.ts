import type { SpecialtyField } from "./specialty-entry";

/** Software, data and information systems. */
export const technologySpecialties = {
  it_management: {
    broad: true,
    words: `it, mis, itleit*, it head*, it bereichsleit*, it verantwort*, cio, chief information officer*, edv*, *edv, informatik*, *informatik, informatique*, informatic*, informatica, dsi, rsi, ict, ict*, information technolog*, informationstechn*, informatiser*, informatisering en automatisering, informatisering automatisering, systemes d information, systeme d information, systemes information, si, ti, tic, sistemas de informacion, sistemas, tecnologias de la informacion, tecnologia da informacao, tecnologia de la informacion, sistemi informativi, sistema informativo, sistemas de informacao, information system*, ced, hoofd automatisering, manager automatisering, teamleider automatisering, it business partner*, informatiesystemen, business relationship manag*, it spezialist*, it koordin*, it beauftrag*, gestor de ti`,
    hints: `technology, technologies, technolog*, tecnologia*, technologie*, solution design*, systems, systeme`,
  },
  information_management: {
    words: `informatiemanag*, informatiebeheer*, informatievoorziening*, informatieadvis*, information manag*, informationsmanag*, gestion de l information, gestion de la informacion, gestao da informacao, gestao de informacao, gestione informazioni, document manag*, dokumentenmanag*, dokumenten*, records*, gestion documental, gestion documentaire, ecm, documentair*, document control*, doclead, functioneel beheer*, chief knowledge*`,
  },
  technology_leadership: {
    words: `cto, chief tech*, chief technolog*, technology direct*, direct* de tecnologia, diretor* de tecnologia, gerente de tecnologia, direttore tecnologi*, technology lead*, head of technology, vp technology, vp of technology, technology manag*, technology strateg*, technology officer*, technical founder*, cpto, directeur de la technologie, directeur technologi*, fractional cto, technologiechef*`,
    hints: `direct* technique, technical lead*, direct* tecnic*, technologie*, tech`,
  },
  software_engineering: {
    broad: true,
    words: `software*, *software*, engineering manag*, engineering lead*, engineering direct*, vp engineering, vp of engineering, vp eng, svp engineering, head of engineering, director of engineering, director engineering, chief engineering officer, responsable ingenierie, directeur ingenierie, director de ingenieria de software, developer*, *developer, entwickler*, *entwickler*, anwendungsentwickl*, softwareentwickl*, *softwareentwickl*, it entwickl*, developpeu*, developpement logiciel, ingenieur logiciel, ingenieur etudes et developpement, ingenieur developpement, logiciel*, desarrollad*, desarrollo de software, sviluppator*, sviluppo software, ontwikkelaar*, *ontwikkelaar, desenvolved*, desenvolvimento de software, programmier*, *programmier*, programmer*, programmeu*, programador*, programmatore*, programmatrice, analista programador*, coder*, coding, full stack*, fullstack*, embedded*, firmware*, python, ruby, staff engineer*, principal engineer*, member of technical staff, tech lead*, technical lead*, lead dev*, app dev, application develop*, team lead development, solution develop*, web developer*, webentwickl*, webdevelop*, developpeur* web, utvecklare, fachinformatik*, informatiker*, asp net, dotnet, sviluppo applicazioni, engineering productivity, developer experience`,
    hints: `engineering, net, entwicklung*, application*, applikation*, anwendung*`,
  },
  software_architecture: {
    words: `software architect*, softwarearchitekt*, softwarearchitect*, solution architect*, solutions architect*, solutionarchitekt*, solution architekt*, enterprise architect*, enterprise architekt*, it architect*, it architekt*, system architect*, systems architect*, systemarchitekt*, architecte logiciel*, architecte solution*, architecte si, architecte technique, architecte cloud, architecte fonctionnel, architecte d entreprise, application architect*, technical architect*, technology architect*, cloud architect*, cloud architekt*, arquitect* de software, arquitect* de soluciones, arquitect* cloud, arquitet* de software, arquitet* de solucoes, architetto software, domain architect*, integration architect*, integration engineer*, unternehmensarchitekt*, it landscape architect*, chief architect*, business architect*, architect software*, lead architect*, functional architect*, technischer architekt*, api architect*, sap architect*, oplossingsarchitect*, urbaniste si`,
    hints: `principal architect*, senior architect*, architect developer*`,
  },
  frontend: {
    words: `frontend*, front end*, react*, angular*, vue, javascript*, typescript*, web develop*, webentwickl*, integrateu* web, integrateur, desarrollador* web, web engineer*, ui develop*, ui engineer*, html*, developpeu* front*, css`,
  },
  backend: {
    words: `backend*, back end*, java, java develop*, golang, node, nodejs, api, apis, php*, net develop*, net engineer*, c developer*, server side, developpeu* back*, microservice*, scala, rust`,
  },
  mobile: {
    words: `ios*, android*, mobile develop*, mobile app*, app develop*, app entwickl*, appentwickl*, flutter*, mobile engineer*, mobile lead*, developpeu* mobile*, swift, kotlin, mobile product*, app manag*`,
  },
  web_management: {
    words: `webmaster*, webmanag*, website*, webredakt*, web content*, web, internet, digital content manag*, cms, online redakt*, onlineredakt*, web project*, web produc*, portal*`,
  },
  platform_engineering: {
    words: `devops*, devsecops*, sre, site reliab*, platform*, plattform*, *plattform*, plateforme*, ingenierie plateforme, plataforma*, piattaform*, cloud*, *cloud*, infrastructure as code, kubernetes*, release manag*, release engineer*, cloud operat*, build engineer*, ci cd, aws, azure, gcp, finops*, openshift, developer platform*`,
  },
  software_testing: {
    words: `qa engineer*, qa test*, qa analy*, qa automat*, qa software*, software test*, softwaretest*, software quality*, test automat*, testautomat*, test engineer*, testmanag*, test*, tester*, testeu*, sdet, quality engineer* software, testleit*, testingenieur*, testanaly*, test analyst*, recette`,
    hints: `qa, validation*, verification*`,
  },
  data_engineering: {
    words: `data engineer*, data platform*, dataops, etl*, data warehous*, datawarehous*, dwh, big data*, database*, datenbank*, *datenbank*, dba, base de donnees, bases de donnees, base de datos, bases de datos, data integrat*, ingenieu* data, data architect*, datenarchitekt*, data infrastruct*, data pipeline*, analytics engineer*, datenplattform*, ingenier* de datos, engenheir* de dados, arquitect* de datos, arquitet* de dados, data develop*, banco de dados, snowflake, databricks, data lake*, sql, architecte data, data ingenieur*`,
  },
  analytics: {
    words: `analytics*, bi, business intellig*, data analy*, datenanaly*, *analytics, analyste data, analyste de donnees, analista de datos, analista de dados, analista dati, data visual*, dashboard*, power bi, tableau, inteligencia de negocio*, data insight*, data intellig*, insights and analytics, business data*, data analist*, reporting*, berichtswesen, decisionnel, informatique decisionnelle, inteligencia empresarial, qlik*, decision support*, reporting analyst*`,
    hints: `analyst*, analyste*, analista*, analist*, *analyst, *analysten`,
  },
  data: {
    broad: true,
    words: `data, chief data*, data product*, daten, daten*, donnees, datos, dados, dati, data strateg*, data and analytics, data and ai, gegevens*, data transformation*, data team*, data monetiz*`,
    hints: `cdo`,
  },
  data_science: {
    words: `data scien*, datascien*, machine learning*, ml, mlops, ai, ki, ia, genai, artificial intell*, kuenstliche intell*, intelligence artificielle, inteligencia artificial, intelligenza artificiale, kunstmatige intell*, deep learning*, nlp, llm*, computer vision*, data mining*, science des donnees, cientista* de dados, cientific* de datos, prompt*, chatbot*, conversational*, data scientist*, data science*, advanced analytics, chief ai*, quantitativ*, applied scien*, algorithm*, algorithmen*, decision scien*, simulation*`,
  },
  data_governance: {
    words: `data govern*, data quality*, master data*, masterdata*, stammdaten*, mdm, data steward*, data manag*, datamanag*, datenmanag*, datengov*, gouvernance des donnees, gouvernance data, gobierno de datos, governanca de dados, governance dei dati, data owner*, datenqualit*, donnees de reference, product data*, produktdaten*, pim, data entry lead, artikelstamm*, artikeldaten*, metadata*, data catalog*, datakwaliteit*`,
  },
  information_security: {
    words: `information security*, infosec*, cyber*, cyber security*, cybersec*, it security*, itsecurity*, it sicherheit*, itsicherheit*, it sicherheits*, informationssicherheit*, informationsicherheit*, ciso, vciso, rssi, isb, network security*, cloud security*, application security*, product security*, data security*, appsec*, security engineer*, security architect*, security operat*, security analy*, security research*, security consult*, security awareness*, soc analyst*, soc, penetrat*, pentest*, ethical hack*, securite de l information, securite des systemes*, securite informatique, securite si, ssi, seguridad de la informacion, seguridad informatica, seguridad it, ciberseg*, cybersecurite*, cibersicur*, sicurezza informat*, sicurezza delle informazioni, sicurezza it, seguranca da informacao, seguranca cibernetica, seguranca de ti, informatiebeveilig*, informationssikker*, iam, identity and access*, identity manag*, threat*, vulnerab*, incident response*, chief information security*, cso information, ot security*, technology security, isms*, digital security`,
    hints: `security, sicherheit, chief security*, securite, seguridad, sicurezza, seguranca, beveiliging*, cso`,
  },
  it_risk: {
    words: `grc, it risk*, cyber risk*, information risk*, it compliance*, it govern*, it audit*, isms*, technology risk*, ict risk*, risk and compliance it, it revision*, governance risk*, risk govern*, dora, it controls`,
  },
  network_infrastructure: {
    words: `network engineer*, network admin*, network architect*, network operat*, network*, netzwerk*, *netzwerk*, infrastructure*, infrastruktur*, *infrastruktur*, it infra*, reseau informatique, reseaux*, administrateur* reseau*, administrateur* system*, administrat* systeme*, system admin*, systemadmin*, systems admin*, sysadmin*, netwerk*, infraestructura*, infraestrutura*, infrastruttur*, server*, serveurs, system engineer*, systems engineer*, systemingenieur*, ingenieur systeme*, storage*, vmware*, virtualiz*, windows*, linux*, telefonie*, unified communicat*, redes, administrador* de sistemas, administrador* de redes, sistemista*, systeembeheer*, systeem*, systembetreu*, systemtechn*, active directory*, citrix*, it admin*, it operations infrastructure, it systemadmin*, systemelektron*, it systemelektron*, systemspezial*, hosting*`,
  },
  data_center: {
    words: `data cent*, datacent*, rechenzentr*, *rechenzentr*, centre de donnees, centros de datos, centro de datos, centro de dados, data centre*, colocation*, serverraum*, mainframe*`,
  },
  it_service: {
    words: `it service*, it operat*, itsm*, itil*, service desk*, servicedesk*, help desk*, helpdesk*, it support*, support informatique, technicien informatique, technicien support*, end user*, first level*, second level*, 1st level*, 2nd level*, 1st line*, 2nd line*, 3rd level*, incident manag*, problem manag*, it betrieb*, application manag*, applicatiebeheer*, anwendungsbetreu*, application support*, anwendungsmanag*, applikationsmanag*, applikationsspez*, applikationsbetreu*, it techn*, information technology field*, field technic*, desktop*, user support*, workplace it*, digital workplace*, modern workplace*, tma, exploitation informatique, soporte tecnico*, suporte tecnico, soporte it, it field*, it system*, production informatique, it change*, service owner*, it supporter, supporto tecnico, supporto it, anwendersupport*, benutzerserv*, client manag* it, clientservices, clientserv*, it demand*, service manag* it, werkplekbeheer*, it koordinator, itk`,
  },
  erp: {
    words: `sap*, erp*, dynamics*, navision*, oracle*, abap*, s4*, hana*, netsuite*, odoo*, business application*, kernapplicat*, plm*, pdm, warenwirtschaft*, peoplesoft*, infor, enterprise application*, sage, datev*, jd edwards, microsoft dynamics*`,
  },
  crm_systems: {
    words: `salesforce*, hubspot*, crm admin*, crm technic*, crm consult*, crm system*, crm develop*, crm product*, crm application*, crm applikat*, crm platform*, crm solution*, crm architect*, crm projekt*, crm project*, pardot*, salesforce admin*, marketo*, zendesk*`,
  },
  digital_transformation: {
    words: `digital transform*, digitale transform*, digitaler wandel, transformation digital*, transformation numerique, transicion digital, transizione digitale, digitalis*, digitaliz*, *digitalis*, transformacion digital, trasformazione digitale, transformacao digital, digitalizac*, digitalizz*, numerique, chief digital*, digital officer*, digital strateg*, digital innovation*, digital direct*, digital lead*, head of digital, digital manag*, directeur digital*, directrice digital*, responsable digital*, director digital*, diretor* digital*, digitale strategie, digitaal*, it transformation*, digital change, digital program*, digital projects, digital service*, digital solution*, digital product*, digital unit, digitales, digitale`,
    hints: `cdo, digital*, industrie 4*, industry 4*`,
  },
  it_consulting: {
    words: `it consult*, it berat*, it beratung*, technology consult*, technologieberat*, technical consult*, technischer berat*, tech consult*, systems integrat*, system integrat*, systemintegrat*, software consult*, softwareberat*, consultant it, consultant informatique, consultor it, consultor de ti, consulente informatico, consultor sap, sap consult*, sap berat*, sap modul*, consulente sap, application consult*, applikationsberat*, erp consult*, digital consult*, cloud consult*, ict adviseur, it adviseur`,
  },
  it_projects: {
    words: `it project*, it projekt*, it program*, chef de projet informatique, chef de projet it, chef de projet si, chef de projet digital*, jefe de proyecto* it, jefe de proyectos informatic*, project manager it, projektleit* it, it projectleid*, it projectmanag*, software project*, softwareprojekt*, technical project*, technical program*, technischer projektleit*, digital project*, erp project*, projektleit* erp, projektleit* software*, gerente de projetos de ti, project manager software`,
  },
  hardware: {
    words: `hardware*, *hardware*, asic*, fpga*, semiconduct*, halbleit*, pcb, leiterplatt*, chip, chips, microelectr*, mikroelektr*, vlsi, rf engineer*, antenna*, radar*, optical*, optics*, optik, photon*, laser*, led, sensor*, sensorik*, wafer*, layout engineer*, schaltung*`,
  },
  blockchain: { words: `blockchain*, crypto*, krypto*, web3*, defi, token*, nft*, bitcoin*` },
  telecom: {
    words: `telecom*, telekom*, telco*, telefon*, fernmelde*, 5g, radio network*, radio access*, fiber*, fibre*, glasfaser*, breitband*, funknetz*, funk*, mobilfunk*, mobile network*, network plan*, network rollout*, ran, noc, nachrichtentechn*, kommunikationstechn*, informationselektr*, ftth, transmission engineer*, core network*, glasvezel*, fibra optica, telefonia, voip*, antenniste, mobile communication*, wireless*`,
  },
  automation_software: {
    words: `rpa, process automat*, prozessautomat*, intelligent automat*, nocode, no code, low code*, lowcode*, hyperautomat*, business automat*, automatizacion de procesos, automacao de processos`,
  },
} as const satisfies SpecialtyField;
