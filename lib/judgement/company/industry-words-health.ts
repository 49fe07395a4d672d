import type { IndustryEntry } from "./industry-entry";

/** Health, life sciences, education, public sector and nonprofit. */
export const healthAndPublicIndustries = {
  healthcare: {
    label: "Healthcare",
    near: ["life_sciences", "pharma", "medtech", "fitness"],
    words: `healthcare, health care, hospitals health care, hospital health care, health services, health sector, health industry, health compan*, health organi*, health systems, health system, gesundheitswesen, gesundheitsbranche, gesundheitsversorgung, gesundheitssektor, gesundheitswirtschaft, gesundheitsdienst*, secteur sante, soins sante, etablissements sante, sector salud, sector sanitario, sanidad, asistencia sanitaria, atencion medica, sanita, sanitario, sanitaria, assistenza sanitaria, strutture sanitarie, gezondheidszorg, zorgsector, zorginstelling*, zorgaanbieder*, zorgverlener*, saude, cuidados saude, setor saude, servicios salud, servicios sanitarios, heilberufe, medical services, public health, health wellness fitness, health human services, soins, community health`,
    whole: `health, gesundheit, sante, salud, salute, zorg, medical, medizin, medicine, care, medicina, gezondheid, wellness`,
  },
  hospitals: {
    label: "Hospitals and clinics",
    parents: ["healthcare"],
    near: ["medical_practice", "elder_care", "mental_health"],
    words: `hospital, hospitals, hospitals health care, hospital health care, clinic, clinics, krankenhaus, krankenhaeuser, klinik, kliniken, klinikum, *klinik, *kliniken, *klinikum, klinikkette*, spital, spitaeler, hopital, hopitaux, clinique, cliniques, centre hospitalier, centres hospitaliers, chu, hospitales, hospitalario, clinica, clinicas, ospedale, ospedali, ospedaliero, cliniche, case cura, casa cura, ziekenhuis, ziekenhuizen, klinieken, hospitais, hospitalar, clinicas medicas, outpatient care*, ambulatory, surgery cent*, health clinic*, ambulance services`,
  },
  medical_practice: {
    label: "Medical practices",
    parents: ["healthcare"],
    near: ["hospitals", "mental_health"],
    words: `medical practice*, medical office*, medical cent*, doctor, doctors, doctor s office*, physician*, general practitioner*, arztpraxis, arztpraxen, *arztpraxis, *arztpraxen, aerzte, arzt, *aerzte, mvz, medizinische versorgungszentren, hausaerzt*, facharzt*, fachaerzt*, cabinet* medical*, cabinets medicaux, medecin*, consultorio* medico*, medicos, centros medicos, studi medici, studio medico, medici, ambulatori, poliambulator*, huisarts*, huisartsen*, artsenpraktijk*, consultorios, optometrist*, optiker*, augenoptik*, opticien*, optica, opticas, ottici, chiropract*, physiotherap*, physical occupational speech therapist*, physical therap*, physiotherapie*, kinesitherapeut*, kine, fisioterap*, fysiotherap*, osteopath*, alternative medicine, heilpraktiker*, radiolog*, dermatolog*, family planning cent*, orthop*, medspa*, med spa*, fertility clinic*`,
    whole: `praxis, praxen, arts, artsen`,
  },
  dental: {
    label: "Dental",
    parents: ["healthcare"],
    words: `zahnarztpraxis, zahnarztpraxen, zahnklinik, zahnkliniken, clinica* dentaria*, cliniche dental*, cliniche odontoiatr*, clinica* odontologic*, dental*, dentist, dentists, dentistry, dentiste*, dentista, dentistas, dentisti, dentistico, dentistici, dentaire*, dentario, dentaria, dentari, dentarias, zahnarzt*, zahnaerzt*, zahnmedizin*, zahntechnik*, zahnklinik*, dental practice*, dental clinic*, dental office*, cabinet* dentaire*, clinica* dental*, clinicas dentales, odontolog*, odontoiatr*, studi dentistici, studio dentistico, tandarts*, tandarts*, tandheelkund*, mondzorg, orthodont*, orthodontie, ortodon*, kieferorthopaed*, kieferorthopad*, chirurgien* dentiste*, medicina dentaria, consultorio* dental*, consultorio* odontologico*, dsos, implantolog*`,
    whole: `dso`,
  },
  mental_health: {
    label: "Mental health",
    parents: ["healthcare"],
    near: ["hospitals", "medical_practice"],
    words: `mental health*, psychotherap*, psychiatr*, psycholog*, psicolog*, psicoterap*, psiquiatr*, sante mentale, salud mental, salute mentale, saude mental, geestelijke gezondheid*, ggz, psychische gesundheit, behavioral health*, behavioural health*, counseling services, therapists`,
  },
  elder_care: {
    label: "Care homes and home care",
    parents: ["healthcare"],
    near: ["hospitals", "social_services"],
    words: `nursing home*, residential care*, care home*, elder care, elderly care, eldercare, senior care, senior living, assisted living, home health*, home care, homecare, services elderly*, services for elderly*, pflegeheim*, pflegedienst*, altenheim*, altenpflege*, seniorenheim*, seniorenresidenz*, ambulante pflege*, pflegeeinrichtung*, pflegebranche, ehpad*, maison* retraite, aide domicile, soins domicile, residencia* ancianos, residencia* mayores, ayuda domicilio, rsa, case riposo, casa riposo, assistenza domiciliare, verpleeg*, thuiszorg*, ouderenzorg*, lares idosos, lar idosos, apoio domiciliario, cuidados domiciliarios, hospice`,
    whole: `pflege`,
  },
  pharmacies: {
    label: "Pharmacies",
    parents: ["healthcare", "retail"],
    near: ["pharma"],
    words: `pharmacy, pharmacies, drugstore*, drug store*, retail pharmac*, apotheke, apotheken, *apotheke, *apotheken, apotheker*, apotheek, apotheken, pharmacien*, parapharmac*, farmacia, farmacias, farmacie, farmacista, farmacisti, parafarmaci*, drogerie*, retail health personal care*, chemists`,
  },
  veterinary: {
    label: "Veterinary",
    words: `tierarztpraxis, tierarztpraxen, tierklinik, tierkliniken, tieraerzte, veterinar*, vet clinic*, vet practice*, tierarzt*, tieraerzt*, tierklinik*, tiermedizin*, veterinaire*, clinique* veterinaire*, clinica* veterinaria*, cliniche veterinarie, dierenarts*, dierenkliniek*, dierenklinieken, animal health*, tiergesundheit, animal hospital*, pet services, sante animale, salud animal, sanidad animal`,
    whole: `vets, vet`,
  },
  life_sciences: {
    label: "Life sciences",
    near: ["healthcare", "research"],
    words: `life science*, lifescience*, sciences vie, sciences de vie, ciencias vida, scienze vita, ciencias da vida, biowissenschaft*, biosciences, levenswetenschap*`,
  },
  pharma: {
    label: "Pharma",
    parents: ["life_sciences"],
    near: ["medtech", "biotech", "healthcare", "chemicals", "pharmacies"],
    words: `pharma, pharmas, pharmaceut*, pharma industry, pharmazeut*, pharmaindustrie, pharmaunternehmen, pharmabranche, pharmahersteller, pharmazie, pharmaceutique*, laboratoire* pharmaceutique*, industrie pharmaceutique, farmaceut*, industria farmaceutica, laboratorios farmaceuticos, laboratorio* farmaceutico*, aziende farmaceutiche, farma, farmaindustrie, biopharma*, biofarma*, drug manufactur*, drug discovery, drug development, arzneimittel*, medicamentos, medicaments, generics manufacturer*, vaccines, clinical trial*, contract research organization*, cro services, cdmo*, cannabis`,
  },
  biotech: {
    label: "Biotechnology",
    parents: ["life_sciences"],
    near: ["pharma", "medtech", "healthcare"],
    words: `biotech*, bio tech, biotecnolog*, genomics, gentechnik, bioinformati*, gene therapy, biotechnology research`,
  },
  medtech: {
    label: "Medical devices",
    parents: ["life_sciences"],
    near: ["pharma", "biotech", "healthcare"],
    words: `medtech*, med tech, medical device*, medical equipment*, medical technolog*, medical instrument*, medical supplies, medizintechnik*, medizinprodukt*, medizingeraete*, dispositif* medica*, dispositivos medicos, dispositivi medici, dispositivi medicali, equipos medicos, equipamientos medicos, equipements medicaux, tecnologia medica, technologies medicales, technologie medicale, tecnologie medicali, tecnologia mediche, medische technologie, medische hulpmiddelen, medische apparatuur, equipamentos medicos, diagnostics, diagnostika, in vitro diagnost*, medical diagnostic laborator*, medical laborator*, medizinische labor*, laboratoire* analyses, laboratorios clinicos, hearing aid*, hoergeraete*, prosthe*, orthopaedietechnik, dental equipment, electromedical*, medical imaging, surgical instrument*, medizinische geraete, medical and diagnostic laboratories`,
  },
  education: {
    label: "Education",
    near: ["research"],
    words: `education, educational, education management, education administration programs, education sector, education provider*, educational institution*, bildung, bildungswesen, bildungseinrichtung*, bildungstraeger*, bildungssektor, bildungsbranche, enseignement, educacion, educativo*, centros educativos, istruzione, educazione, onderwijs*, onderwijsinstelling*, educacao, ensino, instituicoes ensino, formazione istruzione, academies, academy`,
    whole: `akademie, akademien`,
  },
  schools: {
    label: "Schools and childcare",
    parents: ["education"],
    words: `school, schools, primary secondary education, primary education, secondary education, k 12, k12, schule, schulen, schulwesen, grundschule*, gymnasium, gymnasien, schultraeger*, privatschule*, ecole, ecoles, lycee*, colleges lycees, colegio, colegios, escuela*, instituto* secundaria, scuola, scuole, basisscho*, scholen, middelbare scholen, escola, escolas, kindergarten*, kita, kitas, kindertagesstaette*, childcare, child care, child day care*, day care, daycare*, preschool*, nursery schools, creche*, guarderia*, asilo nido, asili nido, kinderopvang*, language school*, sprachschule*, fine arts schools`,
  },
  higher_education: {
    label: "Higher education",
    parents: ["education"],
    near: ["research"],
    words: `higher education, universit*, university, universities, *universitaet*, hochschul*, fachhochschul*, college, colleges, business school*, enseignement superieur, grandes ecoles, ecoles commerce, ecole commerce, educacion superior, universidad*, istruzione superiore, istruzione universitaria, atenei, ateneo, hoger onderwijs, hogeschool*, hogescholen, universiteit*, ensino superior, universidade*, faculdade*, academia sector`,
  },
  e_learning: {
    label: "E-learning",
    parents: ["education"],
    near: ["training", "software"],
    words: `elearning*, ecole ligne, e learning*, online learning, online education, online courses, digital learning, edtech*, ed tech, education technology, formation ligne, formation digitale, onlinekurse, online kurse, formacion online, formazione online, formacao online, online onderwijs, learning management system*, lernplattform*, learning platform*`,
  },
  training: {
    label: "Training and coaching",
    parents: ["education"],
    near: ["e_learning", "hr_services"],
    words: `professional training*, training coaching, professional coaching, corporate training*, training provider*, training compan*, training services, training institut*, training cent*, technical vocational training, vocational training, vocational education, weiterbildung*, fortbildung*, erwachsenenbildung, berufsbildung*, schulungsanbieter, trainingsanbieter, formation professionnelle, organisme* formation, centre* formation, formation continue, formacion profesional, centros formacion, formacion continua, formacion empresas, formazione professionale, enti formazione, formazione aziendale, beroepsonderwijs, opleiding*, opleidingsinstitut*, trainingsbureau*, formacao profissional, coaching, coaches, fahrschule*, driving school*, auto ecole*, flight training, cosmetology barber schools, secretarial schools`,
    whole: `training, trainings, formation, formations, formacion, formazione, formacao, coaching, schulungen`,
  },
  government: {
    label: "Public sector",
    near: ["nonprofit"],
    words: `government, governments, governmental, government administration, government agenc*, public administration*, public sector*, public authorit*, public bodies, local authorit*, local government*, federal government, state government, federal agenc*, municipal*, city government*, city administration, town council*, councils, civil service, public policy*, public safety, public institution*, public assistance*, oeffentlich* verwaltung*, oeffentlich* sektor, oeffentlich* dienst*, oeffentlich* bereich*, oeffentlich* hand, oeffentlich* auftraggeber*, oeffentliche hand, oeffentliche auftraggeber, oeffentliche einrichtung*, behoerde*, verwaltungsbehoerde*, kommunalverwaltung*, kommunen, kommunale verwaltung*, stadtverwaltung*, stadtverwaltungen, staedte gemeinden, gemeinden, landkreis*, ministerien, ministeri*, bundesbehoerde*, secteur public, administration publique, administrations publiques, collectivites*, collectivites locales, collectivites territoriales, collectivite territoriale, mairie*, fonction publique, ministere*, services publics, gouvernement, sector publico, administracion publica, administraciones publicas, ayuntamiento*, gobierno*, organismos publicos, pubblica amministrazione, pubbliche amministrazioni, settore pubblico, enti pubblici, enti locali, comuni, amministrazione pubblica, overheid*, overheidsinstelling*, gemeente, gemeenten, gemeentes, publieke sector, rijksoverheid, ministeries, openbaar bestuur, setor publico, administracao publica, governo, camaras municipais, prefeitura*, orgaos publicos, legislat*, judiciary, administration justice, courts law, correctional institution*, law enforcement, police, polizei, fire protection, feuerwehr*, economic programs, transportation programs, utilities administration, environmental quality programs, conservation programs, housing community development, housing programs, community development urban planning, executive office*, international affairs, military international affairs, verwaltungen`,
    whole: `verwaltung, kommune, comune, stadt, staedte, administration, public`,
  },
  defense: {
    label: "Defense and military",
    near: ["aerospace", "government"],
    words: `military*, militaer*, militaire*, militar*, armed forces, army, navy, bundeswehr, streitkraefte, forces armees, fuerzas armadas, forze armate, krijgsmacht, forcas armadas, defense industry, defence industry, defense contractor*, defence contractor*, defense space, defence space, defense aerospace, aerospace defense, aerospace defence, defense sector, defence sector, verteidigung*, ruestung*, industrie defense, secteur defense, industria defensa, sector defensa, industria difesa, settore difesa, defensie*, defesa, weapons, defense manufactur*, defence manufactur*, defense tech, defence tech`,
    whole: `defense, defence, defensa, difesa`,
  },
  nonprofit: {
    label: "Nonprofit",
    near: ["government", "social_services"],
    words: `non profit*, nonprofit*, not profit*, not for profit*, notforprofit*, ngo, ngos, ong, ongs, nro, charit*, philanthrop*, fundraising*, fund raising*, foundations, gemeinnuetzig*, stiftung, stiftungen, *stiftung, vereine, verein, hilfsorganisation*, wohlfahrtsverband*, associations loi 1901, association loi 1901, associations but non lucratif, economie sociale, organismes but non lucratif, secteur associatif, sans but lucratif, sin fines lucro, sin animo lucro, tercer sector, senza scopo lucro, no profit, noprofit, terzo settore, enti non profit, goede doelen, stichting, stichtingen, zonder winstoogmerk, sem fins lucrativos, terceiro setor, civic social*, civic organi*, social organi*, civil society, religious*, church, churches, kirche, kirchen, kirchlich*, eglise*, iglesia*, chiesa, chiese, kerken, igreja*, political organi*, political part*, politische organisation*, industry association*, trade association*, verband, verbaende, *verband, *verbaende, social enterprise*, sozialunternehmen, emergency relief services, international trade development, relief organi*, social impact organi*, gewerkschaft*, trade union*, professional organizations`,
    whole: `foundation, fondation, fondations, fundacion, fundaciones, fondazione, fondazioni, fundacao, fundacoes, associations, association, associazioni, asociaciones, associacoes, verenigingen, chambers commerce`,
  },
  social_services: {
    label: "Social services",
    near: ["nonprofit", "elder_care", "healthcare"],
    words: `social services, social service, social work, social care, individual family services, individual family service, family services, community services, sozialwesen, sozialwirtschaft, soziale dienste, sozialdienst*, soziale arbeit, jugendhilfe, behindertenhilfe, services sociaux, action sociale, medico social, travail social, servicios sociales, servizi sociali, servicos sociais, maatschappelijk werk, welzijn*, welzijnswerk, jeugdzorg*, vocational rehabilitation*`,
  },
} satisfies Record<string, IndustryEntry>;
