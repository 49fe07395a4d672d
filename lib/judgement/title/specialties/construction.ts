import type { SpecialtyField } from "./specialty-entry";

/** Building, planning, land and property. */
export const constructionSpecialties = {
  site_management: {
    words: `bauleit*, *bauleit*, oberbauleit*, baufuehr*, bauueberwach*, baustellenleit*, baustellenmanag*, construction manag*, construction site*, construction supervis*, construction superint*, site supervis*, site superintend*, site agent*, site engineer*, works supervis*, conduct* de travaux, chef de travaux, directeur de travaux, directeur travaux, directrice travaux, responsable travaux, chantier*, jefe de obra*, jef* de obra*, director* de obra*, encargad* de obra*, gerente de obra*, residente de obra, capocantiere*, capo cantiere, cantiere*, cantieri, direttore lavori, direttore dei lavori, direzione lavori, uitvoerder*, hoofduitvoerder*, bouwleid*, bouwplaats*, mestre de obras, encarregado de obra*, diretor* de obra*, engenheir* de obra*, coordenador* de obra*, polier*, superintendent*, ingenieur travaux, technischer bauleit*, general foreman, foreman, capataz, resident engineer*`,
    hints: `site manag*, works manag*, travaux, obra, obras, lavori`,
  },
  construction: {
    broad: true,
    words: `construction, bau, bauunternehm*, baumeist*, bauwesen, baugeschaeft*, btp, batiment*, constructora*, construccion*, construcao*, constructii, costruzion*, edil*, edificacion*, bouw, bouwbedrijf*, bouw*, aannemer*, contractor*, builder*, baubetrieb*, leiter bau, hochbau*, tiefbau*, strassenbau*, gleisbau*, bauabteil*, gros oeuvre, travaux publics, civil works, building`,
  },
  construction_project: {
    words: `bauprojekt*, *bauprojekt*, projektleit* bau, projektleit* hochbau, projektleit* tiefbau, projektmanag* bau, construction project*, chef de projet construction, chef de projet batiment, projektsteuer*, bauherr*, maitrise d ouvrage, maitrise d oeuvre, maitre d oeuvre, maitre d ouvrage, moa, moe, owner s representative, owners representative, clerk of works, project manager construction, jefe de proyecto* construccion, gerente de proyecto* construccion, project manager edile, projectleider bouw, bouwprojectleid*, bauprojektleit*, bauplan*, opc, capital projects, direction de programmes immobiliers, gerenciamento de obras, gestao de obras`,
  },
  estimating: {
    words: `estimat*, kalkulat*, *kalkulat*, angebotskalkul*, metreur*, etude* de prix, deviseu*, presupuest*, preventiv*, preventivist*, orcament*, calculator*, calculateur*, kostendeskund*, quantity survey*, cost manag*, cost engineer*, cost estimat*, economiste de la construction, economiste construction, kostenplan*, avor, calculatie*, cost consult*, computo metrico, bauabrechn*`,
  },
  bim: {
    words: `bim, bim*, building information*, digital construction*, digitales bauen, virtual design and construction, vdc, maquette numerique, digitalisering bouw`,
  },
  architecture: {
    words: `architect, architects, architecture, architectural*, architekt*, *architekt, architecte*, arquitect*, architett*, arquitet*, architektur*, bouwkundig*, landscape architect*, landschaftsarchitekt*, landschaftsplan*, paysagist*, paisajist*, paesaggist*, architectenbureau, hochbauzeich*, bauzeichn*, landscape*, project architect*`,
  },
  structural_engineering: {
    words: `structural*, structures, statik*, *statiker, tragwerk*, civil engineer*, bauingenieur*, genie civil, ingenier* civil*, ingegner* civil*, ingegner* edil*, ingegner* struttur*, engenheir* civil*, engenharia civil, ingenieria civil, civiel*, civil, geotech*, geotecn*, bruecken*, bridge*, road*, strassenplan*, tunnel*, calcul de structure, ingenieur structure*, ingenieur batiment, constructeur civiel, wegenbouw, infra manager`,
  },
  building_services: {
    words: `hvac*, tga, tgaplan*, haustechn*, gebaeudetechn*, *gebaeudetechn*, versorgungstechn*, heizung*, sanitaer*, klimatechn*, klima, kaelte*, lueftung*, shk, cvc, genie climatique, climatizac*, climatisation*, climatizzaz*, impianti*, impiantist*, installatietechn*, installatie*, plumb*, plombier*, chauffag*, chauffagist*, fontaner*, idraulic*, termoidraul*, encanador*, mep, ar condicionado, calefaccion*, heating*, refrigerat*, frigoriste*, loodgiet*, building services, building technolog*, technische gebaeude*, instalaciones, waermepump*, elevator*, aufzug*, ascenseur*, lift`,
  },
  surveying: {
    words: `survey*, land survey*, building survey*, vermess*, geometre*, geometra, geometri, topogra*, landmeet*, landmeter*, agrimens*, geodae*, geodes*, gis, geoinform*, geomat*, kataster*, cadastr*`,
  },
  skilled_trades: {
    words: `maurer*, schreiner*, *schreiner, tischler*, zimmer*, dachdeck*, maler*, malermeist*, klempner*, installateur*, *installateur, dekorat*, menuisier*, charpentier*, macon, couvreur*, peintre*, carpint*, albanil*, pintor*, falegname*, muratore*, imbianchin*, carpenter*, roofer*, bricklay*, painter*, metselaar*, timmer*, dakdekker*, schilder*, pedreiro*, artisan*, handwerk*, artigian*, artesan*, geruest*, scaffold*, fliesen*, trockenbau*, stuckat*, bodenleg*, glaser*, steinmetz*, tradesman, laborer*, labourer*, holzbau*, metallbau*, ofenbau*`,
  },
  property_management: {
    words: `property manag*, property admin*, hausverwalt*, *hausverwalt*, immobilienverwalt*, wegverwalt*, weg verwalt*, mietverwalt*, immobilienmanag*, wohnungsverwalt*, gestion locative, gestion immobiliere, gestionnaire immobilier, gestionnaire locatif, gestionnaire de copropriete, syndic*, copropriete*, administrador* de fincas, amministrator* di condomini*, amministratore condominiale, condomin*, vastgoedbeheer*, vastgoedmanag*, gestao de condominios, administrador* de condominio*, sindico*, lettings*, letting, verhuur*, vermiet*, rental*, woningbeheer*, housing*, bewirtschaft*, tenant*, lease admin*, gestion de alquileres, affitt*, locatif, bailleur*, woningcorporatie*, wohnungsbau*, wohnungswirt*, gestao de propriedades, centermanag*, shopping cent*, community association`,
  },
  real_estate: {
    broad: true,
    words: `real estate*, realestate*, immobili*, *immobilien*, immo, makler*, realtor*, makelaar*, inmobiliari*, imobili*, vastgoed*, estate agent*, estate agency, agent immobilier, property, properties, corretor* de imoveis, imoveis, negociateur immobilier, bienes raices, patrimoine immobilier, lettings agent*, corporate real estate, grundstueck*, liegenschaft*`,
  },
  real_estate_assets: {
    words: `real estate asset*, immobilien asset*, asset manag* immobil*, asset manag* real estate, property asset*, real estate portfolio*, real estate investment*, immobilieninvest*, real estate fund*, immobilienfond*, gestion d actifs immobiliers, asset manager immobilier, vastgoedbeleg*, transaktionsmanag*, ankauf*, real estate acquisition*, investissement immobilier, asset manager vastgoed, reit*`,
    hints: `asset management, asset manager*, asset manag*, portfolio manager*`,
  },
  real_estate_development: {
    words: `projektentwickl*, *projektentwickl*, property develop*, real estate develop*, promotion immobiliere, promoteur*, promoteur immobilier, promotor* inmobiliari*, promotora*, promocion inmobiliaria, sviluppo immobiliare, desenvolvimento imobiliario, projectontwikkel*, gebiedsontwikkel*, land acquisition*, land, developpement foncier, foncier*, incorporac*, incorporador*, bautraeger*, developer real estate, promocao imobiliaria, housing development, vastgoedontwikkel*, developpement immobilier, standortentwickl*, expansionsmanag*, expansion*`,
  },
  interior_design: {
    words: `innenarchitekt*, interior*, architect* d interieur, architecte d interieur, arquitect* de interiores, interiorism*, interiorist*, interieur*, arredament*, arredator*, interior design*, design de interiores, interni, decorat*, ladenbau*, kuechenplan*, kitchen design*`,
  },
  urban_planning: {
    words: `stadtplan*, urban*, urban plan*, urbanis*, urbanist*, stedenbouw*, planolog*, raumplan*, raumordnung*, town plan*, city plan*, planejamento urbano, pianificazione urban*, ruimtelijk*, ordenamento do territorio, amenagement*, bauleitplan*, regionalplan*, spatial plan*, stadtentwickl*, urbanism*`,
  },
} as const satisfies SpecialtyField;
