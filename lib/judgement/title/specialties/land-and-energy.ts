import type { SpecialtyField } from "./specialty-entry";

/** Energy, water, raw materials, farming and food. */
export const landAndEnergySpecialties = {
  energy: {
    broad: true,
    words: `energy*, energie*, *energie, energia*, energetic*, energetique*, energetico, utilities*, utility*, stadtwerk*, energiewirt*, energievers*, power plant*, powerplant*, kraftwerk*, *kraftwerk*, centrale electrique, centrali elettriche, power generation*, power trading*, energiehandel*, energy trad*, energy market*, nuclear*, kern*kraft*, nucleair*, electricite, fernwaerme*, waerme*, reseau de chaleur, warmtenet*, utilit*, servizi energetici, gasversorg*, stromvertrieb*, energievertrieb*, turbine*`,
    hints: `power`,
  },
  renewables: {
    words: `renewable*, erneuerbar*, *erneuerbar*, renouvelable*, energies renouvelables, renovable*, rinnovabil*, renovave*, windenergie*, windkraft*, windpark*, wind, wind energ*, wind farm*, onshore*, solar*, *solar*, photovolt*, photovoltaik*, pv, fotovolt*, fotovoltaic*, eolien*, eolic*, wasserkraft*, hydro, hydropower*, hydroelectr*, biogas*, biomasse*, biomethan*, zonne*, zonnepane*, wasserstoff*, hydrogen*, hydrogene, hidrogen*, idrogeno, waterstof*, battery storage*, batteriespeich*, energiespeich*, geotherm*, green energy*, ppa, clean energy*, cleantech*, duurzame energie, projektierer*, projektierung*`,
  },
  energy_grid: {
    words: `grid*, netzbetrieb*, netzplan*, netzleit*, netzan*, netzwirt*, netzservice*, stromnetz*, *netzbetreib*, reseau* electrique*, reseaux electriques, red electrica, redes electricas, rete elettrica, reti elettriche, transmission*, substation*, distribution network*, distribution grid*, netbeheer*, rede eletrica, redes eletricas, smart grid*, smart meter*, metering*, umspann*, messwesen*, messstellen*, zaehler*, power system*, gasnetz*, high voltage grid, linea electrica, distribuzione elettrica`,
  },
  oil_gas: {
    words: `oil, gas, oil and gas, petrol*, petrole*, petroleum*, drilling*, upstream*, downstream*, midstream*, refiner*, raffiner*, refineria, refinaria, offshore*, subsea*, reservoir*, well engineer*, wells, petrochem*, petroquim*, lng, hse oil, tankstelle*, fuel*, kraftstoff*, mineraloel*, schmierst*, lubricant*, lubes, station service, estaciones de servicio, gasolinera*, carburant*`,
  },
  mining: {
    words: `mining*, miner, miners, mine, mines, minero, minera, mineria, mineracao, minerac*, minier*, minerar*, minas, bergbau*, bergwerk*, mijnbouw*, quarr*, steinbruch*, kieswerk*, cantera*, pedreira*, cava, carriere*, jumbo*, bogger*, metallurg*, mineral*, rohstoff*, explosiv*, blasting*, geologist* mine, tagebau*`,
  },
  waste: {
    words: `waste*, abfall*, *abfall*, entsorg*, *entsorg*, recycl*, *recycl*, dechet*, residuos*, rifiut*, afval*, kreislaufwirt*, wertstoff*, muell*, gestion des dechets, valorisation, deponie*, landfill*, schrott*, scrap*, ferraille, urban cleaning, igiene urbana, grondstof*, proprete urbaine`,
  },
  water: {
    words: `water, waters, wasser, abwasser*, trinkwasser*, *wasserversorg*, wasserwirt*, wasserwerk*, siedlungswasser*, eau, eaux, assainissement*, agua, aguas, acque, idric*, acquedott*, wastewater*, waste water*, water treat*, wassertechn*, saneamento*, saneamiento*, depurac*, klaer*, riool*, riolering*, waterschap*, hydrolog*, hydraul*, hidraul*, waterbeheer*, hydrogeolog*, water supply, eau et assainissement`,
  },
  agriculture: {
    words: `agri*, agro*, farm*, landwirt*, *landwirt*, bauer, landbouw*, azienda agricola, exploitant* agricole*, exploitation agricole, agricul*, agricola*, fazenda*, fazendeiro, crop*, plant breed*, plant scien*, plant patholog*, livestock*, tierhalt*, tierzucht*, viticult*, winzer*, weinbau*, wein, vino, vin, wine*, vigneron*, oenolog*, enolog*, garten*, gaertn*, *gaertn*, horticult*, jardin*, giardin*, milchvieh*, boer, herd*, schaef*, forst*, *forst*, foerster*, forest*, sylvic*, agronom*, ganader*, tuinbouw*, tuinder*, hovenier*, hortofrut*, pecuar*, pecuaria, veehoud*, melkvee*, saatgut*, seed*, semence*, landschaftsbau*, galabau*, gruenflaeche*, espaces verts, fisch*, fishery*, aquacult*, pesca, plant protection*, pflanzen*, pflanzenschutz*, imker*, jagd*, allevament*, cooperative agricole, zootecn*`,
  },
  food_safety: {
    words: `food safety*, foodsafety*, food quality*, lebensmittelsich*, lebensmittelhyg*, lebensmittelkontr*, haccp*, securite alimentaire, securite des aliments, seguridad alimentaria, inocuidad*, sicurezza alimentare, voedselveilig*, seguranca de alimentos, seguranca alimentar, hygienebeauf*, hygienemanag*, igiene degli alimenti, calidad alimentaria, food hygiene, hygiene*, ifs, brcgs, brc`,
  },
  food_production: {
    words: `food techn*, food scien*, food engineer*, food product*, food manufactur*, food process*, food, lebensmittel*, *lebensmittel*, agroaliment*, agroalimentaire*, agroalimentar*, industria alimentar*, brauer*, braumeist*, brew*, brasseur*, birrificio, cervec*, fleisch*, metzg*, butcher*, boucher*, carnic*, schlacht*, slager*, dairy*, molkerei*, milch*, laiterie, fromag*, zuivel*, voedingsmid*, levensmiddel*, alimentos, alimentar*, alimentaire*, alimentari, distill*, beverage*, getraenke*, ingenieur agroalimentaire, tecnologo alimentare, frische, mueller*, oliv*, confiserie*, chocolat*`,
  },
} as const satisfies SpecialtyField;
