import type { SpecialtyField } from "./specialty-entry";

/** Government, nonprofits, protection and religion. */
export const publicSpecialties = {
  municipal_administration: {
    words: `municip*, gemeinde*, *gemeinde*, gemeente*, *gemeente*, stadtverwalt*, stadtrat*, stadtdirekt*, stadtkaemm*, stadt, staedt*, buergermeist*, *buergermeist*, burgemeest*, mayor*, maire*, mairie*, alcald*, ayuntamiento*, sindaco, sindaca, comune, comunal*, prefeit*, wethouder*, rathaus*, landrat*, landratsamt*, city manag*, city administ*, city council*, town clerk*, town manag*, directeur general des services, directrice generale des services, dgs, secretaire de mairie, secretario municipal, segretario comunale, kaemmer*, dezernent*, beigeordnet*, local government*, local authorit*, kommunal*, kommune, kommunen, landkreis*, gemeentesecret*, hauptamt*, ordnungsamt*, amtsleit*, *amtsleit*, bauamt*, *amt, county*, council*, collectivit*, collectivites territoriales, camara municipal, vereador*, concejal*, adjoint au maire, conseiller municipal, assessore*, provinc*, departement conseil, griffier*, borough*, secretari* de ayuntamiento, kreisverwalt*, buergerserv*, buergeramt*, stadsdeel*, stadsbestuur*, standesamt*`,
  },
  civil_service: {
    words: `government*, regierung*, *ministeri*, ministeri*, ministre, ministro, ministra, minister*, staatssekret*, bundesamt*, bundesag*, behoerde*, *behoerde*, ambtena*, beleidsmedewerk*, fonctionnaire*, funcionari* public*, beamt*, public administ*, public sector*, public service*, oeffentliche* verwaltung, oeffentlicher dienst, secteur public, fonction publique, sector publico, setor publico, settore pubblico, administracion publica, pubblica amministrazione, administracao publica, politician*, politik*, parliament*, parlament*, abgeordnet*, member of parliament, referatsleit*, diplomat*, embassy*, botschaft*, ambassad*, embajad*, consulate*, konsul*, overheid*, civil servant*, senator*, deputado*, diputad*, depute*, rijks*, prefect*, prefet*, kabinett*, legislat*, federal*`,
    hints: `beleid*, policy, referatsleit*`,
  },
  public_procurement: {
    words: `public procure*, oeffentliche* beschaff*, oeffentlicher einkauf, vergabe*, *vergabe*, marches publics, marche public, commande publique, contratacion publica, contrataciones publicas, contratacion del estado, contratti pubblici, appalti pubblici, appalti, aanbestedings*, compras publicas, contratacoes publicas, licitacoes, contratacao publica, overheidsinkoop*, gare pubbliche, pliegos, rup`,
  },
  smart_city: {
    words: `smart cit*, smart city manag*, smart city*, smartcit*, smart region*, smart mobility city, ville intelligente, villes intelligentes, ciudad inteligente, ciudades inteligentes, digitale stadt, stadtentwickl*, cidade inteligente, cidades inteligentes, citta intelligent*, slimme stad, digital city, egovernment*, e government*, govtech*, administration numerique, administracion electronica, administracion digital, digitale verwaltung, verwaltungsdigital*, ozg*`,
  },
  fundraising: {
    words: `fundrais*, fund raising, spenden*, *spenden*, donor*, major gift*, philanthrop*, collecte de fonds, captacion de fondos, captacion de recursos, captacao de recursos, raccolta fondi, fondsenwerv*, advancement*, alumni*, mecenat*, mecenazgo, donation*, grossspend*, annual giving, planned giving, gift officer*, stifterbetreu*, capital campaign, legs et donations, donateur*, filantrop*`,
  },
  grants: {
    words: `grant*, foerdermittel*, foerdermanag*, foerderberat*, foerderprojekt*, foerderprogramm*, foerder*, subvention*, subvencion*, ayudas publicas, subsidie*, bandi, finanziamenti europei, eu funding*, eu project*, european project*, projets europeens, proyectos europeos, progetti europei, projetos europeus, drittmittel*, editais, funding*, research funding, europrojekt*, appels a projets`,
  },
  nonprofit: {
    words: `programme officer*, program officer*, ngo*, ong, onlus, humanitar*, entwicklungszusammen*, entwicklungshilfe*, cooperacion internacional, cooperacion al desarrollo, cooperation internationale, solidarite internationale, development aid, international development cooperat*, charity*, charities, nonprofit*, non profit, volunteer*, voluntari*, volontar*, benevol*, ehrenamt*, freiwillig*, vrijwillig*, association, associations, verband*, *verband*, verein*, stichting*, foundation*, stiftung*, *stiftung*, fondation*, fundacion*, fondazione*, fundacao*, third sector, tercer sector, terceiro setor, terzo settore, vie associative, field coordinat*, relief*, mission, human rights*, menschenrecht*, social impact*, geschaeftsstellenleit* verein, wohlfahrt*, asociacion*, welzijn*`,
  },
  public_safety: {
    words: `police*, polizei*, polizist*, polic*, politie*, militar*, military*, militaer*, army*, navy*, soldat*, soldier*, militaire*, marechaussee*, defense, defence*, defensie*, verteidig*, bundeswehr*, offizier*, officer cadet*, sergeant*, corporal*, battalion*, feuerwehr*, *feuerwehr*, firefight*, fire fight*, fire chief*, fire marshal*, fire brigade*, pompier*, sapeur*, bombero*, brandweer*, bombeir*, vigili del fuoco, vigile, boa, gendarme*, carabinier*, guardia civil, handhav*, zivilschutz*, katastrophenschutz*, bevoelkerungsschutz*, submarine*, squadron*, air force*, border*, grenz*, correctional*, prison*, justizvollzug*, intelligence officer*, veteran*, commander*, troop*, reservist*, enlisted`,
  },
  physical_security: {
    words: `physical security*, security guard*, guard, guards, site security*, corporate security*, werkschutz*, objektschutz*, sicherheitsdienst*, sicherheitsmitarb*, sicherheitskraft*, agent de securite, agent de surete, surete*, agente de seguridad, guardia de seguridad, guardia giurata, guardie giurate, vigilante*, vigilancia, seguridad privada, beveilig*, beveiliger*, wachmann*, wachdienst*, wachschutz*, bewachung*, seguranca patrimonial, seguranca privada, vigilan*, portier*, detective*, detektiv*, security patrol*, security staff*, security supervis*, airport security*, event security*, global security, private security, investigat*, seguridad patrimonial, asset protection*, loss prevention*, konzernsicherheit*, unternehmenssicherheit*, security agent*, doorman`,
    hints: `security, sicherheit, chief security*, securite, seguridad, sicurezza, seguranca, cso`,
  },
  religion: {
    words: `pastor*, pfarr*, priest*, kirche*, kirchen*, *kirche, church*, chaplain*, imam, rabbi*, parish*, ministry*, predik*, dominee*, seelsorg*, sacerdot*, pretre, paroisse, theolog*, diakon*, diocese*, bishop*, aumonier*, padre, clergy, worship*, mosque*`,
  },
} as const satisfies SpecialtyField;
