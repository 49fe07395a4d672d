import type { SpecialtyField } from "./specialty-entry";

/** Medicine, care, pharma and laboratories. */
export const healthSpecialties = {
  dentistry: {
    words: `dentist, dentists, dentista, dentiste, dentistes, dentaire*, dental, dentario, dentaria, zahnarzt*, zahnaerzt*, zahnmed*, zahn*, chirurgien dentiste, chirurgienne dentiste, odont*, odonto*, tandarts, tandartsen, tandheelkund*, mondzorg*, orthodont*, kieferorthop*, kieferchir*, ortodon*, endodont*, endodon*, periodont*, parodont*, implantolog*, oral surg*, oralchir*, stomatolog*, dental surgeon*, dental practice*`,
  },
  dental_support: {
    words: `zfa, zahnmedizinische fach*, dental assist*, dental hygien*, dental nurse*, dental technic*, tandartsassist*, tandarts assist*, mondhygien*, prophylaxe*, zahntechn*, dental tech*, assistant* dentaire*, asistente dental, igienista*, assistente alla poltrona, odontotecn*, protesic* dental*, prothesiste*, orthodontie assistent*, orthodontic assist*, higienista*, dental receptionist*, auxiliar dental, asb`,
  },
  practice_management: {
    words: `practice manag*, practice admin*, practice operat*, practice direct*, praxismanag*, praxisleit*, praxisinhab*, *praxis*, praxis*, practice owner*, practice principal*, praktijkmanag*, praktijkhoud*, praktijk*, clinic owner*, clinic*, gestor* de clinica, responsable de cabinet, titolare di studio*, studio dentistico, titular de clinica, gestor* de consultorio, dental office manag*, cabinet medical, maison de sante, medical practice, gezondheidscentrum, surgery manag*, clinica, clinicas, mvz*`,
    hints: `practice`,
  },
  medical_direction: {
    words: `chief medical officer*, medical direct*, direct* medic*, diretor* medic*, direttore sanitario, direttrice sanitaria, direttore medico, direct* clinic*, diretor* clinic*, directeur medical, directrice medicale, aerztlich* direkt*, aerztlich* leit*, medizinisch* leit*, medizinisch* direkt*, chefarzt*, chefaerzt*, medisch direct*, geneesheer directeur, clinical direct*, leitend* arzt, leitend* aerzt*, primararzt*, primaria, primario, head of medical, chief physician*, chef de service, jefe de servicio, chief of surgery, direction medicale, medisch manager`,
    hints: `cmo`,
  },
  medicine: {
    broad: true,
    words: `physician*, doctor, doctors, arzt, aerzt*, *arzt, *aerztin, *aerzte, medecin*, medico, medica, medici, facharzt*, fachaerzt*, oberarzt*, oberaerzt*, huisarts*, arts, surgeon*, chirurg*, *chirurg*, cirujan*, cirurgi*, chirurgien*, cardiolog*, kardiolog*, radiolog*, *radiolog*, anesthes*, anaesthes*, dermatolog*, gynaek*, gynec*, ginec*, pediat*, paediat*, kinderarzt*, oncolog*, onkolog*, neurolog*, urolog*, ophthalm*, oftalm*, augenarzt*, orthopaed*, orthoped*, ortoped*, gp, general practition*, generaliste*, internist*, psychiat*, psiquiat*, hospitalist*, consultant physician, medical specialist, specialist medisch, clinician*, medizin*, medic, resident physician, imaging*, radiograph*, mtr, mtra, heilprakt*, naturopath*`,
    hints: `medical`,
  },
  nursing: {
    words: `nurse*, nursing*, krankenpfleg*, *pflege, pflege*, *pfleger, *pflegerin, pflegedienst*, pflegedirekt*, krankenschwest*, stationsleit* pflege, infirmier*, enfermer*, infermier*, verpleeg*, verpleg*, enfermag*, verpleegkund*, enfermeir*, pdl, matron*, cadre de sante, cadre sante, midwif*, midwives, hebamme*, sage femme, sages femmes, ostetric*, verzorg*, altenpfleg*, soins infirmiers, obstetric*, matrona*, verloskund*, cno, soins, rn, lpn, zorg*, aide soignant*, auxiliar de enfermeria, oss, caregiver*, betreuungskraft`,
  },
  care_homes: {
    words: `care home*, nursing home*, pflegeheim*, seniorenheim*, residenzleit*, seniorenresid*, seniorenzent*, altenheim*, altenzent*, heimleit*, einrichtungsleit*, ehpad, maison de retraite, residence senior*, residencia de mayores, residencia de ancianos, residencia geriatrica, geriatri*, casa di riposo, rsa, verpleeghuis*, verzorgingshuis*, zorginstelling*, zorgmanag*, zorglocatie*, lar de idosos, assisted living*, eldercare, elder*, elderly*, home care*, homecare*, ambulante pflege, ambulanter pflegedienst, pflegedienstinhab*, thuiszorg*, aide a domicile, services a domicile, domiciliary*, social care*, hospice*, hospiz*, senior living*, ouderenzorg*, care manag*, behindertenhilfe*, wohnheim*, gehandicaptenzorg*, registered manager*, medico social`,
  },
  hospital_administration: {
    broad: true,
    words: `hospital*, klinik*, *klinik*, krankenhaus*, *krankenhaus*, hopital*, hospitalier*, hospitaliere*, centre hospitalier, ospedal*, ziekenhuis*, clinique*, health administrat*, healthcare admin*, health service*, gestao hospitalar, administrador hospitalar, gesundheitswesen*, gesundheits*, sanitario, sanitaria, sanita, sante, salud, saude, gezondheidszorg*, healthcare*, azienda sanitaria, asl, medical center*, patient access*, patient service*, patient experience*, verwaltungsdirekt*`,
    hints: `health`,
  },
  medical_informatics: {
    words: `medical information officer*, chief medical inform*, medical informat*, clinical informat*, health informat*, nursing informat*, nursing information officer*, healthcare it, hospital it, health it, health information*, clinical information*, clinical system*, krankenhaus it, klinik it, leiter it klinik, medizininformatik*, medizinische informatik*, informatica medica, informatica clinica, informatica de salud, information medicale, dim, cmio, cnio, ccio, digital health*, ehealth*, e health, sante numerique, sante digitale, telemed*, telehealth*, epd, informatica sanitaria, sanita digitale, saude digital, salud digital, medische informat*, zorg ict, his, kis, ehr*, emr, chief clinical information*, patientendossier*`,
  },
  pharmacy: {
    words: `pharmacist*, pharmacy*, pharmacies, apothek*, pharmacien*, pharmacie, farmaceut*, farmacia, farmacias, farmacie, farmacist*, apotheker*, apotheek*, pta, boticari*, preparateur en pharmacie, oficina de farmacia`,
  },
  laboratory: {
    words: `laborator*, labor, laborleit*, laborant*, *laborant*, labore, labormanag*, laboratoire*, laboratori*, lab, labs, medical technolog*, mta, mtla, biologiste medical*, patholog*, patolog*, analyst* laborato*, labo, analista de laboratorio, mikrobiolog*, microbiolog*, histolog*, laboratorium*`,
  },
  clinical_research: {
    words: `clinical research*, clinical trial*, clinical operation*, clinical stud*, clinical develop*, clinical project*, clinical data*, clinical affairs, clinical*, cra, klinische* studie*, klinische* forschung, klinische* pruefung, recherche clinique, essais cliniques, etudes cliniques, investigacion clinica, ensayos clinicos, ricerca clinica, sperimentazione clinica, pesquisa clinica, estudos clinicos, klinisch onderzoek, study coordinat*, studienkoordin*, study manag*, biostat*, study nurse*, studienleit*, arc`,
  },
  pharmacovigilance: {
    words: `pharmacovig*, pharmakovig*, drug safety*, patient safety*, farmacovig*, farmacovigil*, arzneimittelsich*, vigilance, qppv, geneesmiddelenbewaking, seguridad del paciente, patientensicherheit*, safety physician*`,
  },
  medical_affairs: {
    words: `medical affair*, msl, medical science liais*, medical scien*, medical advis*, medical scientific*, asuntos medicos, affaires medicales, affari medici, assuntos medicos, medical information, medical writ*, scientific affair*, scientific advis*`,
  },
  market_access: {
    words: `market access*, health economic*, heor, marktzugang*, acces au marche, acceso al mercado, accesso al mercato, acesso ao mercado, reimbursement*, erstattung*, hta, markttoegang`,
  },
  medtech: {
    words: `medtech*, medical device*, medical equipment*, medizintechn*, medizinprodukt*, dispositifs medicaux, dispositif medical, dispositivos medicos, biomedical*, biomed*, medische techn*, tecnologia medica, electromedicina, bioingegner*, equipamentos medicos, medische hulpmiddelen, ivd, diagnostics, dispositivi medici, prothes*`,
  },
  pharma_quality: {
    words: `qualified person*, gmp*, gxp*, gdp, sachkundige person, bpf, quality and validation, csv, good manufacturing, drug product*, drug substance*, biopharm*, pharmaceutical*, pharma*, farma*, arzneimittel*, api manufact*, biotech*`,
  },
  veterinary: {
    words: `veterin*, tierarzt*, tieraerzt*, dierenarts*, vet, vets, animal health*, tiermed*, tierklinik*, dierenkliniek, tiergesund*, clinica veterinaria`,
  },
  therapy: {
    words: `therap*, *therap*, physio*, kinesi*, kinesither*, fisioterap*, terapeut*, *terapeut*, terapi*, ergotherap*, logopaed*, logoped*, osteopath*, osteopat*, chiroprac*, quiroprac*, speech language*, orthophonist*, fonoaudiol*, fonoaudiolog*, occupational therap*, massage*, masseu*, masaj*, rehabilit*, reha*, krankengymn*, chiropod*, podolog*`,
  },
  psychology: {
    words: `psycholog*, psicolog*, psykolog*, psikolog*, psychotherap*, psicoterap*, mental health*, behavioral health*, behavioural*, counsel*, psychanal*, salud mental, sante mentale, ggz, suchtberat*, addiction*, hypno*, gestalt*`,
  },
  emergency_care: {
    words: `paramedic*, rettungs*, *rettungs*, ambulanc*, samu, emergency medical*, notfall*, notarzt*, emt, emergency*, urgence*, urgencias, soccorritor*, socorrist*, emergency department, sanitaeter*, protezione civile`,
  },
  optics_hearing: {
    words: `optiker*, *optiker*, opticien*, optomet*, optician*, ottico, ottici, optica*, otica*, audiolog*, audiomet*, hoergeraet*, hoerakust*, audioprothes*, augenopt*, audicien*, opticas, eyewear`,
  },
  medical_assistance: {
    words: `medical assist*, mfa, medizinische fachang*, arzthelf*, doktersassist*, secretaire medicale, healthcare assistant*, patient*, sprechstunden*, medical secretar*, medical recept*, medisch secretar*, auxiliar de clinica, assistente medico, medical cod*`,
  },
  social_work: {
    words: `sozialarb*, sozialpaed*, *sozialpaed*, soziale arbeit, social work*, socialwork*, travailleu* socia*, trabajo social, trabajador* social*, assistente* social*, assistenti sociali, servizi sociali, servicios sociales, services sociaux, maatschappelijk werk*, jugend*, jugendhilfe*, educateur specialise, educatrice specialisee, educador* social*, social service*, youth*, streetwork*, familienhilfe*, sozial*, assistant* socia*, sociaal werk*, jeugd*, case manag*`,
  },
  nutrition: {
    words: `nutrition*, nutricion*, nutrizion*, diet*, dietist*, ernaehr*, oekotroph*, voedingskund*, dieteticien*`,
  },
} as const satisfies SpecialtyField;
