import type { SpecialtyField } from "./specialty-entry";

/** Making things: plants, machines, quality, safety, development. */
export const productionSpecialties = {
  plant_management: {
    words: `plant head*, plant, werkleit*, werksleit*, werkschef*, *werkleit*, *werksleit*, betriebsleit*, factory, usine*, directeur de site, directrice de site, responsable de site, planta, plantas, fabrica, stabiliment*, fabrieksdirect*, fabrieksmanag*, fabriek*, diretor de fabrica, industrial direct*, direct* industrial*, diret* industrial*, direttore industriale, direttrice industriale, gerente industrial, industrieel directeur, directeur industriel, directrice industrielle, chief industrial*, mill manag*, site direct*, fabrikleit*, fabrik*, works manag*, industrial operations, manufacturing site`,
    hints: `site manag*, site lead*, standortleit*, bedrijfsleid*, industriel*, industrial*, industriale*`,
  },
  production: {
    broad: true,
    words: `production, productions, produktion*, *produktion*, fertig*, *fertigung*, *fertiger, manufactur*, fabricat*, fabricac*, fabbricazione, produccion, produzione, producao, productie*, *productie, produktie*, productieleid*, herstell*, werkstatt*, *werkstatt*, shop floor, montage*, *montage, montaje*, montaggio, assembl*, zerspan*, cnc, machine operator*, maschinenbedien*, maschinenfuehr*, anlagenfuehr*, anlagenbedien*, machiniste*, machinist*, operari*, operaio*, operai, operateur* de production, vorarbeit*, giesserei*, foundry*, *giesserei, fraes*, dreher*, dreherei*, stanz*, lackier*, schweisser*, welder*, soudeu*, soldador*, saldator*, tooling*, werkzeugbau*, werkzeugmach*, formenbau*, utillaje, moldes, spritzguss*, injection mold*, schichtleit*, schichtfuehr*, shift manag*, shift lead*, shift supervis*, chef d equipe production, capoturno, capo reparto, jefe de turno, encarregado de producao, ploegleid*, druckerei*, drucker*, printing*, *mechaniker im, saegewerk*, extru*`,
    hints: `operator*, bediener*, operador*, meister*, *meister, werk*, schlosser*, *schlosser, mechaniker*, *mechaniker, technician*, techniker*, *techniker, technicien*, tecnico*`,
  },
  production_planning: {
    words: `production plan*, produktionsplan*, fertigungsplan*, fertigungssteuer*, produktionssteuer*, arbeitsvorbereit*, arbeitsplan*, ordonnancement*, planificacion de la produccion, planificacion de produccion, pianificazione della produzione, pianificazione produzione, productieplan*, programacao de producao, planejamento de producao, planejamento e controle, pcp, work preparation*, werkvoorbereid*, production control*, capacity plan*, kapazitaetsplan*, production schedul*, planificateur de production`,
  },
  maintenance: {
    words: `maintenance*, instandhalt*, *instandhalt*, instandsetz*, wartung*, *wartung*, mantenimiento*, manutenzion*, manutencao, manutenc*, manutentor*, onderhoud*, *onderhoud*, reliability*, fiabilite*, confiabilidad*, confiabilidade*, affidabilita*, zuverlaessigkeit*, betriebstechn*, betriebsmittel*, betriebsschlosser*, asset integrity, betrouwbaarheid*, entretien industriel, millwright*, industriemechanik*, travaux neufs`,
    hints: `technischer dienst, technische dienst, technical services, services techniques, entretien`,
  },
  quality: {
    words: `quality*, qualit*, *qualitaet*, calidad*, qualidade*, kwaliteit*, qm, qs, qmb, qualitaetssicher*, qualitaetsmanag*, quality assurance*, quality control*, qhse*, hseq, controle qualite, controllo qualita, control de calidad, controle de qualidade, inspection*, inspector*, inspecteur*, pruefer*, metrolog*, messtechnik*, iso 9001, aqs`,
    hints: `qa, qc, validation*, pruef*, certification*, zertifizier*`,
  },
  lean: {
    words: `lean*, kaizen*, six sigma*, sixsigma*, continuous improve*, kvp*, operational excellence*, operations excellence*, opex, excelencia operacional, excelencia operativa, excellence operationnelle, amelioration continue, mejora continua, miglioramento continuo, melhoria continua, continu verbeter*, procesverbeter*, black belt*, green belt*, wcm, industrial excellence*, eccellenza operativa, production system*, produktionssystem*, process excellence, business excellence, verbesserungs*, industrial performance, performance industrielle`,
  },
  process_engineering: {
    words: `process engineer*, prozessingenieur*, prozesstechn*, verfahrenstechn*, verfahrensing*, ingenieur procede*, procede*, ingenier* de procesos, ingegner* di processo, ingegneria di processo, process technolog*, process develop*, procesengineer*, procestechn*, chemical engineer*, industrial engineer*, ingenier* industrial, ingegner* gestional*, ingenieur methodes, methodes, industrialis*, industrializ*, manufacturing engineer*, manufacturing technolog*, fertigungstechn*, engenheir* de process*, engenheir* quimic*, ingenier* quimic*, engenharia de processo*, engenheir* de producao, werktuigkund*, process safety, production engineer*, produktionsing*, produktionstechn*, prozessentwickl*, engineering de procesos, chemieingenieur*`,
  },
  research_development: {
    words: `rnd, ind, ine, research and development, research and innovation, forschung und entwicklung, fne, entwicklungsleit*, entwicklungsing*, entwicklungschef*, product develop*, produktentwickl*, *produktentwickl*, developpement produit*, developpement de produit*, desarrollo de producto*, sviluppo prodott*, ricerca e sviluppo, recherche et developpement, recherche developpement, investigacion y desarrollo, investigacion desarrollo, pesquisa e desenvolvimento, pesquisa desenvolvimento, desenvolvimento de produto*, onderzoek en ontwikkeling, productontwikkel*, produktontwikkel*, bureau d etudes, develop* engineer*, chief scientific officer*, chief science officer*, vorentwicklung, hardwareentwickl*, geraeteentwickl*, formulat*, formulador*, technology development, development system*`,
    hints: `entwicklung*, *entwicklung, development, ontwikkeling, desarrollo, sviluppo, desenvolvimento, developpement, research, forschung, recherche, cso`,
  },
  mechanical_design: {
    words: `konstrukt*, *konstrukt*, mechanical*, mechanical design*, maschinenbau*, maschinenbauing*, sondermaschinenbau*, cad, cad design*, technischer zeichner*, technische zeichner*, dessinateur*, dessinatrice*, projeteur*, disenador* mecanic*, progettista, progettisti, progettista meccanic*, ingegner* meccanic*, ingenier* mecanic*, engenheir* mecanic*, ingenieur mecanique, genie mecanique, bureau d etudes mecanique, design engineer*, werktuigbouw*, draught*, drafting*, drafter*, draftsman, ufficio tecnico, oficina tecnica, projetista*, delineante*, werktuigbouwkund*, tekenaar*, zeichner*, engineering designer*, fahrwerk*, leichtbau*, wiring harness*`,
  },
  automation: {
    words: `automati*, *automatis*, automazion*, automac*, plc*, sps, spsprog*, scada*, robot*, steuerungstechn*, msr*, mess und regel*, mess steuer*, control engineer*, controls engineer*, controls lead*, control systems, mechatron*, mecatron*, meccatron*, industrial it, industrie 4*, industry 4*, industria 4*, mes, ot manag*, operational technology, instrument*, regelungstechn*, automatiseringstech*, machine vision, elektrokonstrukt*, elektroplan*`,
  },
  electrical: {
    words: `electric*, *elektro*, elektro, elektrik*, *elektriker*, elektroniker*, elektrotechn*, elettric*, elettrotecn*, eletric*, electricien*, electronics, electronic*, elettronic*, eletronic*, elektronik*, elektromonteur*, elektricien*, high voltage, hochspannung*, starkstrom*, power electronics, installateur electri*`,
  },
  hse: {
    words: `hse*, ehs*, she, sheq, qhse*, hseq*, hns, arbeitssicherheit*, arbeitsschutz*, *arbeitssicherheit, health and safety, health safety*, occupational safety*, safety*, sicherheitsfachkraft*, sicherheitsing*, sicherheitsbeauftragt*, sifa, sigeko, brandschutz*, fire safety*, prevention, preventionniste*, securite au travail, hygiene securite*, securite environnement, prevencion de riesgos*, prevencion, seguridad y salud, seguridad industrial, seguridad laboral, prl, prevenzione e protezione, sicurezza sul lavoro, rspp, aspp, veiligheidskund*, veiligheid*, arbo*, preventieadvis*, seguranca do trabalho, seguranca e saude, sst, health safety environment, hes, coordonnateur sps, vgm`,
    hints: `kam`,
  },
  environment: {
    words: `environment*, environmental*, umwelt*, environnement*, medio ambiente, medioambient*, ambiente, ambiental*, milieu, milieu*, naturschutz*, ecolog*, oekolog*, biodivers*, immissionsschutz*, gewaesserschutz*, altlasten*`,
  },
  sustainability: {
    words: `sustainab*, nachhaltig*, *nachhaltig*, developpement durable, durable, durabilite, rse, csr*, esg*, sostenib*, sustentab*, duurzaam*, duurzame*, verduurzam*, mvo, klimaschutz*, klimaneutral*, klimamanag*, klimapolit*, climate*, climat, clima, decarbon*, dekarbon*, carbon*, bilan carbone, net zero, circular*, corporate responsib*, corporate social resp*, responsabilidad social*, responsabilita sociale*, responsabilite societale*, responsabilidade social*, csrd, nachhaltigkeitsbericht*, transition ecologique, impact manag*, chief impact*, csr, energiewende*, chief sustainab*`,
    hints: `cso, impact`,
  },
  energy_management: {
    words: `energiemanag*, energy manag*, energy efficien*, energieeffizien*, gestion de l energie, gestion energetica, gestor* energetic*, gestao de energia, efficienza energetica, eficiencia energetica, energieberat*, energiebeauftragt*, energiecoord*, energiemanager*, energie manag*, responsable energie, energiemanagement*, energy procurement, performance energetique, efficacite energetique, energie advis*`,
  },
  packaging: {
    words: `packag*, verpack*, *verpackung*, emballage*, embalaje*, imballag*, embalag*, etiket*, filling*, abfuell*, conditionnement*, acondicionamiento`,
  },
  technical_management: {
    words: `technischer leiter*, technische leit*, technisch* leit*, leiter technik, leiterin technik, leitung technik, technik, technical manag*, technical direct*, direct* technique, direction technique, directeur technique*, responsable technique*, direct* tecnic*, diretor* tecnic*, direttore tecnic*, responsabile tecnic*, gerente tecnic*, jefe tecnico, technisch direct*, technisch manag*, bereichsleit* technik, techniek, chief engineer*, head of technic*, ingenieur en chef, hoofd technische dienst`,
    hints: `technique, technisch*, technical, tecnic*, technik*`,
  },
  engineering: {
    broad: true,
    words: `ingenieur*, *ingenieur, ingenier*, ingegner*, engenh*, engineer, engineers, ingenierie, ingenieria, ingegneria, engenharia, ingenieurwes*`,
    hints: `engineering, engineer*, *engineer`,
  },
  after_sales: {
    words: `aftersales*, after sales*, aftermarket*, field service*, servicetechn*, *servicetechn*, kundendienst*, *kundendienst*, sav, service apres vente, apres vente, technischer service, technischer kundendienst, service engineer*, servicemont*, servicemanag*, service technic*, serviceleit*, *serviceleit*, posventa*, postventa*, post vendita, pos venda*, servicio tecnico, assistenza tecnica, assistencia tecnica, warranty*, warranty claim*, garantie*, garantia*, garanzi*, gewaehrleist*, reklamation*, reclamation*, servicedienst*, spare part*, ersatzteil*, pieces de rechange, ricambi, repuestos, buitendienst service, installed base, inbetriebnahm*, commission* engineer*, commissioning*, monteur*, *monteur, refurbish*, repair*, reparatur*`,
    hints: `service, services, serviceberat*, servico, servicio, servizi*`,
  },
  product_compliance: {
    words: `product compliance*, product safety*, produktsicher*, ce kennzeichn*, homolog*, type approval, product steward*, stewardship, product regulatory*, gefahrgut*, gefahrstoff*, dangerous goods, reach`,
  },
} as const satisfies SpecialtyField;
