import type { IndustryEntry } from "./industry-entry";

/** Technology and telecommunications. */
export const technologyIndustries = {
  technology: {
    label: "Technology",
    near: ["telecom"],
    words: `technology information media, technologie branche, tech companies, tech company, tech industry, tech sector, tech startups, tech unternehmen, high tech, hightech, hi tech, technology companies, technology company, technology sector, technology industry,
      secteur technologique, sector tecnologico, settore tecnologico, setor tecnologia, empresas tecnologicas, empresas tecnologia, aziende tecnologiche, technologiesector, technologiebranche, technologieunternehmen, techbedrijven, technologiebedrijven, deep tech, deeptech, tmt, digitalwirtschaft, digitalbranche`,
    whole: `technology, technologies, tech, technologie, technologien, technologieen, tecnologia, tecnologias, tecnologie, technik, ict, technology media telecom, digital, numerique`,
  },
  software: {
    label: "Software",
    parents: ["technology"],
    near: ["it_services", "internet", "data_ai", "cybersecurity", "fintech", "gaming"],
    words: `software*, *software, *softwarehaus, saas, b2b saas, micro saas, cloud software, *logiciel, logiciels, logiciel, editeur logiciel*, editeurs logiciel*, progiciel*, software as service, software as a service, software service, desarrollo software, sviluppo software, desenvolvimento software, produttori software, app development, app developer*, app entwick*,
      developer tools, devtools, dev tools, mobile apps, mobile computing*, desktop computing*, embedded software*, crm vendors, erp anbieter, web development, web developer*, webentwicklung, apps development, low code, no code, business intelligence platform*, programmiring, application development, anwendungsentwicklung, independent software vendor*, isv, isvs, cloud platform*, platform as service, paas, iaas, developpement informatique, developpement web, desarrollo web, desarrollo aplicaciones, desenvolvimento aplicativos, sviluppo applicazioni, programvara`,
    whole: `cloud, apps, app, cloud computing, crm, erp, plattform, program development`,
  },
  it_services: {
    label: "IT services",
    parents: ["technology"],
    near: ["software", "internet", "data_ai", "cybersecurity", "telecom", "consulting", "hardware"],
    words: `it services*, it service*, it consult*, it dienst*, it beratung*, it beratungen, it systemhaus*, it systemhaeuser*, systemhaus, systemhaeuser, it solution*, it loesung*, it support, it outsourcing, it infrastructure, it infrastruktur, it system*, it company, it companies, it firmen, it unternehmen, it bedrijven, it bedrijf, it branche, it industry, it sector, it sektor, it firms, it providers, it handel, it oplossingen, it advies, information technology*, informationstechn*, informatietechnologie, technologie information, technologies information, tecnologia informacion, tecnologias informacion, tecnologie informatiche, tecnologie informazione, tecnologia informacao, tecnologias informacao,
      managed service*, managed it*, msp, msps, system integrat*, systems integrat*, systemintegrat*, integrateur*, integradores sistemas, integratori sistemi, computer services, computer service, services informatiques, service informatique, servicios informaticos, servizi informatici, servicos informatica, servicos ti, consultoria ti, consultoria informatica, consulenza informatica, consulenza it, conseil informatique, conseil it, esn, ssii, ict services*, ict dienst*, ict bedrijven, ict bedrijf, ict sector, cloud services, cloud service, cloud provider*, cloud hosting, tech services, technology services, technology consult*, technology solutions, tech consult*, digital transformation, digitale transformation, transformation digitale, transformacion digital, trasformazione digitale, transformacao digital,
      informatik*, informatique, informatica, software consult*, software outsourcing, softwareberatung*, software agency, software agencies, softwareagentur*, edv*, sap consult*, sap beratung*, sap partner*, salesforce consult*, erp beratung*, erp consult*, data processing, datenverarbeitung, web hosting, hosting provider*, hosting services, rechenzentr*, data center*, data centre*, datacenter*, centre donnees, automatisering*, devops services, custom software development, digital accessibility services`,
    whole: `it, ti, edv, hosting, iot, internet of things, computing, computer, information communication technology, sistemas`,
  },
  internet: {
    label: "Internet",
    parents: ["technology"],
    near: ["software", "it_services", "data_ai", "ecommerce", "digital_media"],
    words: `internet, technology information internet, technologie information internet, technologie informationen internet, tecnologia informacion internet, tecnologia informacao internet, tecnologia informazioni internet, online platform*, internet platform*, internet marketplace*, online marketplace*, online marktplatz*, marketplace platform*, marketplaces, marktplaetze, web services, social network*, social media platform*, soziale netzwerke, reseaux sociaux, redes sociales, e business, ebusiness, internetunternehmen, internetfirmen, digital platform*, consumer internet, internet services, plateforme en ligne, plateformes ligne, plataformas online, plataforma online, sharing economy, gig economy, onlineplattform*, internetplattform*, web3`,
    whole: `marketplace, marktplatz, web, online, platforms, plattformen, plateformes, plataformas, web services, online services, search engine, search engines`,
  },
  data_ai: {
    label: "Data and AI",
    parents: ["technology"],
    near: ["software", "it_services", "internet", "cybersecurity"],
    words: `artificial intelligence, machine learning, deep learning, generative ai, gen ai, genai, conversational ai, ai startups, ai startup, ai companies, ai company, ai software, ai platform*, ai vendors, ai agents, ai labs, ai ml, applied ai, ai industry, ai sector, enterprise ai, kuenstliche intelligenz, ki startups, ki startup, ki unternehmen, ki firmen, ki branche, intelligence artificielle, inteligencia artificial, intelligenza artificiale, kunstmatige intelligentie, startups ia, empresas ia, entreprises ia, aziende ia,
      data analytics, data analysis, data infrastructure*, data science, data engineering, data platform*, data company, data companies, data startups, data management, data services, data provider*, big data, business intelligence, climate data*, datenanalyse*, analyse donnees, science donnees, ciencia datos, analisis datos, analisi dati, analise dados, ciencia dados, data analyse, computer vision, nlp, llm, predictive analytics, machinelearning, data ai`,
    whole: `ai, ki, ia, data, daten, analytics, donnees, datos, dati, dados, ml, a i`,
  },
  cybersecurity: {
    label: "Cybersecurity",
    parents: ["technology"],
    near: ["software", "it_services", "data_ai"],
    words: `cybersecurity*, cyber security*, cybersicherheit*, cyber sicherheit*, cybersecurite, cyber securite, ciberseguridad, ciber seguridad, cibersicurezza, cyber sicurezza, cybersicurezza, ciberseguranca, cyberbeveiliging, cyber defen*, cyber risk, computer network security*, network security, data security, information security, informationssicherheit, it security*, it sicherheit*, securite informatique, seguridad informatica, sicurezza informatica, seguranca informatica, seguranca informacao, seguridad informacion, informatiebeveiliging, it beveiliging, security software, cloud security, identity access management, endpoint security, infosec, datensicherheit, mssp, mssps, application security`,
    whole: `security, cyber, sicherheit, securite, seguridad, sicurezza, seguranca, beveiliging`,
  },
  hardware: {
    label: "Hardware and electronics",
    parents: ["technology"],
    near: ["telecom", "semiconductors", "manufacturing", "it_services", "electrical", "automation"],
    words: `computer hardware*, it hardware*, hardware manufactur*, hardwarehersteller*, hardware startups, electronics*, elektronik*, electronique, electronica, elettronica, elektronica, consumer electronics*, unterhaltungselektronik, computer networking*, computers electronics manufacturing, computer peripheral*, communications equipment*, audio video equipment*, robotics*, robotik*, robotique, robotica, magnetic optical media*, computer equipment, computerhersteller, electronique grand public, electronica consumo, elettronica consumo, fabricacion equipos informaticos, measuring control instrument*, networking equipment, drohnen, wearables`,
    whole: `hardware, drones, sensors, sensorik, robots, 3d printing, additive manufacturing`,
  },
  semiconductors: {
    label: "Semiconductors",
    parents: ["technology", "manufacturing"],
    near: ["hardware", "electrical"],
    words: `semiconductor*, halbleiter*, semi conducteur*, semi conduct*, semiconducteur*, semiconduttor*, semicondutor*, halfgeleider*, microchip*, chip manufactur*, chipmakers, chiphersteller, nanotech*, microelectronics, mikroelektronik, chip industry, chip design, microelectronique, microelectronica`,
    whole: `chips, chip`,
  },
  telecom: {
    label: "Telecommunications",
    near: ["it_services", "internet", "hardware", "technology"],
    words: `telecom*, telekom*, telefoni*, telephoni*, telco, telcos, tlc, wireless services, wireless carrier*, network operator*, mobile operator*, mobilfunk*, mobile network*, netzbetreiber telekom*, isp, isps, internet service provider*, internet access, satellite telecom*, satellite communications, fiber provider*, glasfaser*, fibre optique, fibra optica, fibra ottica, glasvezel*, operadores moviles, operateurs mobiles, operateur mobile, operateurs reseaux, media telecommunications, broadband, breitband*, technology information media, kabelnetz*`,
    whole: `wireless, mobile, tmt, technology media telecom`,
  },
} satisfies Record<string, IndustryEntry>;
