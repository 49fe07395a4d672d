import type { SpecialtyField } from "./specialty-entry";

/** People, the office and administration. */
export const peopleSpecialties = {
  human_resources: {
    broad: true,
    words: `hr, rr hh, hrbp, hrm, hrd, chro, drh, rrhh, rh, human resource*, human ressource*, humanresource*, human capital, human relations, personal, personalleit*, personalwes*, personalabteil*, personalrefer*, personalmanag*, personalchef*, personaldirekt*, personalverantwort*, personalfach*, personalsach*, personalbetreu*, personalpartner*, personalstrateg*, personaladmin*, personalbuero*, personalwirt*, personal*, people, people and culture, people culture, people partner*, people operation*, people ops, chief people*, ressources humaines, recursos humanos, risorse umane, personeel*, personeelszaken, gestao de pessoas, gestion de personas, gente e gestao, gente, personas, pessoas, capital humano, talento humano, personnel, personale, pno, hr business partner*, arbeitsdirektor*, talent partner*, talent, talento*, talentos, chief happiness*, employee experience*, personalplan*, workforce plan*, kadry`,
    hints: `cpo`,
  },
  recruiting: {
    words: `recruit*, recruitment delivery*, *recruit*, recrut*, reclut*, talent acquisition*, talent sourc*, active sourc*, personalbeschaff*, personalgewinn*, personalmarketing*, personalauswahl*, personalberat*, headhunt*, head hunt*, executive search*, chasseu* de tetes, seleccion de personal, seleccion, selezione, selezione del personale, werving*, werving en selectie, recrutament*, recrutamento e selecao, selecao, acquisition de talents, adquisicion de talento, aquisicao de talentos, hiring*, staffing manager*, arbeitsvermittl*, candidate*`,
    leads: true,
  },
  staffing_agency: {
    words: `personaldispon*, personaldienst*, staffing*, zeitarbeit*, arbeitnehmerueberlass*, agence d interim, agence interim, travail temporaire, temporary staffing, temp agency, uitzend*, intercedent*, trabajo temporal, ett, agenzia per il lavoro, lavoro temporaneo, trabalho temporario, detachering*, recruitment delivery, recruitment agency, personalvermittl*`,
  },
  learning_development: {
    words: `training*, trainings*, trainer*, *trainer, learning*, lernen, schulung*, *schulung*, weiterbild*, fortbild*, personalentwickl*, formation, formation continue, formador*, formateur*, formatrice*, formazione, formatore*, formatric*, formacion, capacitac*, entrenador* corporativ*, opleiding*, opleider*, treinament*, lnd, talent develop*, leadership develop*, leadership academy, akademieleit*, akademie*, academy*, corporate university, ausbild*, *ausbild*, apprentice*, apprentissage, lehrlings*, desarrollo de talento, desarrollo organizacional, desenvolvimento humano, learning and development, people develop*, talentwikkel*, leren en ontwikkelen, executive education, educacion corporativa, educacao corporativa, career develop*`,
    hints: `education, development and training, clo`,
    leads: true,
  },
  compensation_benefits: {
    words: `compensation*, comp and ben, comp ben, benefits*, total reward*, reward*, verguetung*, remunerat*, remunerac*, cnb, compensacion*, compensi, beloning*, arbeidsvoorwaarden, betriebliche altersvorsorge, bav, pension*, pensioen*, retirement plan*, remuneration et avantages, avantages sociaux, beneficios, cargos e salarios, stock plan*, equity plan*`,
  },
  hr_systems: {
    words: `hris*, hr system*, hr it, hr tech*, people analytics, hr analytics, hr data, sirh, hr digital*, hcm*, workday*, successfactors, hr process*, hr controlling, personalcontroll*, hr operations systems, sistemas de rh`,
  },
  labor_relations: {
    words: `employee relation*, labour relation*, labor relation*, industrial relation*, betriebsrat*, betriebsraet*, *betriebsrat*, personalrat*, relations sociales, affaires sociales, relaciones laborales, relazioni industriali, relazioni sindacali, arbeidsverhoud*, relacoes trabalhistas, relacoes laborais, medezeggenschap*, works council*, union*, syndical*, gewerkschaft*, sindical*, arbeitsbezieh*, tarifpolitik*, ondernemingsraad*`,
  },
  diversity_inclusion: {
    words: `diversity*, inclusion*, deni, dnni, idne, gleichstell*, diversite*, diversidad*, diversidade*, vielfalt*, belonging, diversita, inclusie*, inclusao, frauenbeauftragt*, equality, equity diversity*`,
  },
  employer_branding: {
    words: `employer brand*, employerbrand*, marque employeur, marca empleadora, marca empregadora, arbeitgebermark*, werkgeversmerk`,
  },
  occupational_health: {
    words: `betriebsarzt*, betriebsaerzt*, arbeitsmediz*, bgm, gesundheitsmanag*, *gesundheitsmanag*, occupational health*, occupational medicine, medecin du travail, sante au travail, wellbeing*, well being, medico competente, medico del trabajo, salud laboral, salud ocupacional, bedrijfsarts*, vitaliteit*, saude ocupacional, medicina do trabalho, health and wellbeing, qvt, qvct`,
  },
  workforce_management: {
    words: `workforce*, wfm, personaleinsatz*, dienstplan*, schichtplan*, einsatzplan*, scheduling, roster*, planificacion de turnos, zeitwirtschaft*, roosterplan*, capaciteitsplan*`,
  },
  facility_management: {
    words: `facility*, facilities*, facilitair*, facilities, workplace*, gebaeudemanag*, hausmeist*, objektleit*, objektmanag*, services generaux, moyens generaux, environnement de travail, servicios generales, servizi generali, gestion de edificios, gestor* de instalac*, gestao de facilities, infraestrutura predial, manutencao predial, gestion des batiments, building manag*, gebouwbeheer*, concierge d entreprise, liegenschaft*, janitor*, caretaker*, conserje*, huismeester*, zelador*`,
  },
  cleaning: {
    words: `cleaning*, cleaner*, reinigung*, *reinigung*, gebaeudereinig*, *reiniger, nettoyage*, proprete, limpieza*, pulizi*, schoonmaak*, limpeza*, janitorial, servicos de limpeza`,
  },
  office_management: {
    words: `office manag*, officemanag*, bueroleit*, bueromanag*, buerokauf*, buerokommunik*, office administrat*, office coordinat*, office special*, office lead*, kauffrau fuer buero*, kaufmann fuer buero*, gestion de oficina, kantoormanag*, gestor* de escritorio, gerente administrativ*, responsable administrati*, responsabile amministrativ*`,
    hints: `office`,
  },
  executive_assistance: {
    words: `executive assistant*, personal assistant*, virtual assistant*, management assistant*, managementassist*, assistant* to, assistant* de direction, assistant* direction, ceo assistant*, assistant* ceo, ceo assistent*, assistenz der geschaefts*, assistenz vorstand*, assistenz geschaeft*, assistenz gf, assistenz gl, *assistenz, assistenz*, assistent* geschaeft*, assistent* vorstand*, gf assist*, geschaeftsleitungsassist*, geschaeftsfuehrungsassist*, direktionsassist*, teamassist*, team assistant*, chefsekret*, direktionssekret*, sekret*, *sekret*, secretair*, secretar*, segretari*, secretariado, ea, ea to, pa, pa to, ^ assistant $, ^ assistente $, ^ assistent $, ^ assistentin $, ^ asistente $, asistente de direccion, asistente ejecutiv*, asistente de gerencia, assistente di direzione, assistente executiv*, assistente de diretoria, directiesecret*, directieassist*, secretaresse*, vorzimmer*, assistent* directie, assistant director to, team assistent*, gl assist*`,
    hints: `assistent*, assistant*, assistente*, asistent*`,
    leads: true,
  },
  administration: {
    general: true,
    words: `administrative*, administration, administrati*, administrador*, amministrativ*, amministrazion*, administrac*, administratief*, verwaltung*, *verwaltung, sachbearbeit*, *sachbearbeit*, clerk*, admin, admins, administrator, backoffice*, back office*, data entry, oficinist*, impiegat*, auxiliar administrativ*, assistente administrativ*, receptionist*, receptioniste*, empfang*, front desk, standardist*, hotesse d accueil, agent d accueil, recepcionist*, order process*, administratief medewerk*, gestionnaire administrati*, tecnico administrativ*, secretaria administrativa, mitarbeit* verwaltung`,
  },
} as const satisfies SpecialtyField;
