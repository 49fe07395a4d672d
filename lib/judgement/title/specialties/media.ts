import type { SpecialtyField } from "./specialty-entry";

/** Agencies, media, the arts and games. */
export const mediaSpecialties = {
  agency_management: {
    words: `agency own*, agency direct*, agency princip*, agency found*, agency head*, agency lead*, agency manag*, agenturinhab*, agenturleit*, agenturchef*, agenturgeschaeft*, *agentur, dueno de agencia, director* de agencia, dono de agencia, dono da agencia, titolare agenzia, patron d agence, bureau eigenaar, bureaudirect*, bureaumanag*`,
    hints: `agency, agence, agencia, agenzia, agentur*, bureau*`,
  },
  agency_client_services: {
    words: `client service* direct*, client service* manag*, client service* lead*, head of client service*, vp client service*, client services, client service, client direct*, client partner*, client lead*, client manag*, clientmanag*, account direct*, account supervis*, group account direct*, etatdirekt*, accountdirect*, directeur de clientele, directrice de clientele, directeur conseil, directrice conseil, director* de cuentas, directora de cuentas, chef de publicite, beratungsleit*, client relation*, client engagement*, client experience*, atendimento publicitario, atendimento, diretor* de contas, director* de servicios al cliente, servicios al cliente, klantdirecteur, chief client*, key client*, client develop*`,
    hints: `client*, kundenberat*, clientele`,
  },
  creative: {
    words: `creativ*, *kreativ*, kreativ*, creation, creatif*, art direct*, artdirect*, artdirekt*, graphic*, grafik*, *grafik*, graphist*, diseno grafico, disenador* grafic*, grafic*, grafisch*, infograf*, mediengestalt*, illustrat*, motion design*, motion graphic*, visual design*, direction artistique, directeur artistique, directrice artistique, criacao, criativ*, vormgev*, web design*, webdesign*, design direct*, designer graphi*, multimedia design*, kommunikationsdesign*, 3d artist*, animator*, animation, animador grafico, reinzeichn*, druckvorst*, prepress*, art director*, ilustrad*, infographist*`,
    hints: `design, designer*, disenador*, diseno, concept*, gestalt*`,
  },
  media_planning: {
    words: `media plan*, mediaplan*, media buy*, media strateg*, mediastrateg*, mediaberat*, media direct*, achat media, achats media, planificacion de medios, planeamento de media, media consult*, midia, media trad*, mediainkoop*, ad buy*, media account*, media lead*, media invest*, trading desk, comprador* de medios, pianificazione media, media agency`,
    hints: `media, medien*, medios, medienmanag*`,
  },
  editorial: {
    words: `editor, editors, editorial*, editor in chief, redakt*, *redakt*, redaktion*, redacteu*, redacteur en chef, redaction, redactor*, redazione, redator*, redaccion, redacao, journalis*, journalist*, *journalist, reporter*, publisher*, publishing*, verlag*, *verlag*, verleger*, lektorat, uitgever*, uitgeve*, editoria, editore, editrice, editeu*, edition, editions, author*, autor, autorin, autore, auteur*, writer*, schriftsteller*, ecrivain*, escritor*, periodis*, periodist*, giornalis*, jornalis*, zeitung*, zeitschrift*, correspond*, korrespondent*, columnist*, managing editor*, newsroom*, news, script*, drehbuch*, lesermarkt*, lesermarketing*, abonnement*, subscriptions, copy edit*, chefredakt*, proofread*`,
  },
  broadcasting: {
    words: `broadcast*, tv, television*, fernseh*, radio*, rundfunk*, televis*, producer*, producteur*, productrice*, produtor*, productor*, produttore*, film*, *film*, video*, *video*, kamera*, cameram*, cinematog*, cineast*, audiovis*, audio*, regisseur*, realisateu*, realizador*, regista*, filmmak*, post production*, postproduk*, tontechn*, tonmeist*, sound*, ton, omroep*, streaming*, podcast*, moderator*, presenter*, sprecher hoerfunk, program director broadcasting, mediatechn*, veranstaltungstechn*, cutter*, vfx, lighting design*, stage light*, lichttechn*, montador* de video, film production, tv production, film produ*, tv produ*, filmproduktion, fernsehproduktion`,
  },
  gaming: {
    words: `game, games, gaming*, game design*, game produc*, spiele*, spieleentwick*, jeux video, jeu video, videojueg*, videogioch*, videogame*, esport*, e sport*, jogos, level design*, live ops, unity, unreal, igaming*`,
  },
  photography: { words: `photog*, fotogra*, *fotograf*, photo, foto` },
  music_arts: {
    words: `music*, musik*, *musik*, musici*, musico, musicista, musicien*, actor*, actress*, actrice*, acteur*, comedian*, comedien*, artist, artists, schauspiel*, dancer*, danc*, tanz*, taenzer*, *kuenstler*, kuenstler*, artista*, artiste*, singer*, saenger*, cantante*, dj, djs, composer*, komponist*, dirigent*, choreog*, bildhauer*, sculpt*, stage*, buehne*, theaterpaed*, performer*, zanger*, kunst*, arts, pianist*, musica, bands, songwrit*`,
  },
  translation: {
    words: `translat*, uebersetz*, *uebersetz*, dolmetsch*, traduc*, tradutt*, tradutor*, interpreter*, interpret, interprete*, interprete de conference, vertal*, tolk*, localiz*, lokalis*, localis*, sprachmittl*, linguist*, lingu*, sprach*`,
  },
} as const satisfies SpecialtyField;
