import type { SpecialtyField } from "./specialty-entry";

/** Schools, universities, science and culture. */
export const educationSpecialties = {
  school_leadership: {
    words: `schulleit*, *schulleit*, schuldirekt*, konrektor*, headteach*, head teacher*, headmaster*, headmistress*, head of school*, school head*, school principal*, principal school, principal of school, school direct*, school leader*, school manag*, ^ principal $, vice principal*, deputy principal*, assistant principal*, deputy head teacher*, directeur d ecole, directrice d ecole, directeur d etablissement, chef d etablissement, cheffe d etablissement, proviseur*, principal* de college, principal adjoint, director* de colegio, direct* de escuela, director* del colegio, director* escolar*, director* academic*, jefe de estudios, jefa de estudios, dirigente scolastic*, preside, vicepreside, diretor* escol*, diretor* de escola, diretor* pedagogic*, coordenador* pedagogic*, coordinador* pedagogic*, director* pedagogic*, schooldirect*, schoolleid*, direktor* schule, rektor grundschule, oberstudiendirekt*, studiendirekt*, gymnasialdirekt*, schulrat*, inspector of schools, superintendent of schools, superintendent schools, onderwijsdirect*, education direct*, director of education, head of education, head of studies, academic direct*, directeur academique, directeur pedagogique, locatiedirecteur, conrector*`,
    hints: `rektor*, school*, schule*, schul*, ecole, escuela, colegio, scuola, escola, onderwijs*`,
  },
  university_leadership: {
    words: `dean, rectrice, deans, dekan*, *dekan, doyen, doyenne, decano, decana, decan, decaan, decanato, vicedecan*, reitor*, pro reitor*, rector*, rectrice*, vice rector*, vicerector*, vicerrector*, prorektor*, prorector*, rettor*, prorettor*, recteur*, provost*, vice provost*, vice chancellor*, vicechancellor*, chancellor*, chancelier*, universitaetsprae*, university president*, president of university, president university, preside di facolta, directeur de faculte, faculty dean*, associate dean*, hochschulkanzl*, hochschulprae*, academic affairs, universitaet*, hochschul*, rektorat*, head of faculty, college president`,
    hints: `rektor*, kanzler*, university*, universit*, college, faculty*, facult*, fakult*`,
  },
  teaching: {
    words: `teach*, teacher*, lehrer*, *lehrer, lehrkraft*, lehrbeauftr*, lehrassist*, lehre, enseign*, profesor*, professor*, *professor*, professeu*, docent*, dozent*, lectur*, leraar*, lerares, leerkracht*, insegnant*, maestr*, instruct*, tutor*, educator*, educador*, educat*, paedagog*, *paedagog*, pedagog*, lektor*, schoolmeester, repetitor*, ensino, docencia, ensenanza`,
    hints: `education*, bildung*, educacion, educacao, istruzione, faculty*`,
  },
  elearning: {
    words: `elearning*, e learning*, digital learning*, online learning*, online education*, online course*, digitale* lern*, digitales lernen, digitale bildung, lernplattform*, formation digitale, formation en ligne, digital education*, education digital*, aprendizaje digital, aprendizaje virtual, formazione digitale, formazione online, formazione a distanza, aprendizagem digital, educacao a distancia, ensino a distancia, ead, instructional design*, learning technolog*, learning experience*, learning design*, learning system*, educational technolog*, education technolog*, edtech*, lms*, blended learning, ingenieu* pedagogique*, digital lernen, mediendidakt*, digitaal leren, digitaal onderwijs, educacion online, educacion virtual, educacion a distancia, distance learning, distance education, fernstudium*, tecnologia educativa, learning platform*, digital academy, digital campus, didattica digitale, fernunterricht*, lerntechnolog*`,
  },
  admissions: {
    words: `admission*, enrol*, enrollment*, student recruit*, inscription*, admisiones, ammission*, toelating*, inscricoes, matricul*, student affair*, student service*, student success*, student life, student experience, studienberat*, studierendensek*, registrar*, vie etudiante, academic advis*, guidance counsel*, studentenzaken, immatrik*, bolsas de estudo, captacion de alumnos, captacao de alunos, orientation professionnelle, school counsel*, orientador*`,
  },
  academic_research: {
    words: `research*, researcher*, wissenschaft*, scientist*, *scientist, scientific, forscher*, *forsch*, forschung*, chercheu*, investigador*, investigacion*, ricercator*, pesquisador*, pesquisa*, onderzoek*, postdoc*, post doc*, phd*, doctoral*, doktorand*, doctorand*, promovend*, fellow*, scholar*, thesis, economist*, oekonom*, volkswirt*, chemist*, chemik*, chemiker*, biolog*, physicist*, physiker*, physik*, geolog*, mathematic*, statistic*, statistik*, historian*, historik*, soziolog*, sociolog*, archaeol*, archeol*, recherche*, ricerca, cientific*, cientista*, scientifique*, scienziat*, science, sciences, labor forschung, astronom*, biochem*, biophys*, meteorolog*, privatdozent*`,
  },
  childcare: {
    words: `kita*, kindergart*, kindertages*, kindertag*, erzieh*, nursery*, childcare*, child care*, creche*, early childhood*, early years*, kinderopvang*, asilo nido, asilo, educacion infantil, educador* infantil, educacao infantil, puericult*, preschool*, daycare*, petite enfance, scuola infanzia, tagesmutter*, nanny*, babysit*, kinderbetreu*, peuter*`,
  },
  library: {
    words: `librar*, bibliothek*, bibliothec*, bibliotec*, archiv*, mediathek*, mediatheek, documentalist*, documentaliste*, archief*`,
  },
  culture: {
    words: `museum*, musee*, museo*, museus, curator*, kurator*, conservateu*, kultur*, *kultur, cultural*, culturel*, theater*, theatre*, intendant*, galerie*, galler*, heritage*, patrimoine culturel, cultureel*, museolog*, culture manag*, oper, orchest*, conservador*, denkmal*`,
  },
} as const satisfies SpecialtyField;
