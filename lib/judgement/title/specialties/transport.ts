import type { SpecialtyField } from "./specialty-entry";

/** Operating aircraft, ships, trains, transit and vehicles. */
export const transportSpecialties = {
  aviation: {
    words: `aviat*, airport*, *airport, flughafen*, *flughafen*, airline*, flug*, fluglots*, pilot, pilots, pilote*, piloto*, pilota, piloot, flight*, flight attendant*, cabin crew*, cabin*, aeroport*, aeropuerto*, aeronaut*, aereo, aerea, aerien*, luftfahrt*, luchtvaart*, luchthaven*, aircraft*, steward*, ground handl*, ground operat*, aviac*, aviaz*, air traffic*, air traffic control*, flight control*, controleur aerien, controlador aereo, stationsleit*, fleet captain, flugzeug*, drone*, purser*, ramp agent*, passage*, mro, camo, airside*, avion*, helicopter*, luftverkehr*, aerodrom*`,
  },
  shipping: {
    words: `maritim*, ship, ships, ship*broker*, shipping line*, shipmanag*, vessel*, marine, marine*, port manag*, port direct*, port operat*, port captain*, ports, hafen*, *hafen, reederei*, reeder*, schiff*, nautic*, nautik*, kapitaen*, captain, seafar*, seemann*, naval*, puerto, puertos, portuar*, havenmeester*, haven*, porto, porti, armateu*, armador*, armatore*, crewing*, deck officer*, matelot*, matrose*, bosun*, boatswain*, chief mate*, harbour*, harbor*, terminal*, container*, shipbuild*, schiffbau*, chantier naval, navigation*, ship mechanic*, sea freight*, seefracht*, ocean freight*, marina, offshore vessel, scheepvaart*, binnenvaart*, schipper*, yacht*, stevedor*, consignatari*`,
    hints: `shipping*, port`,
  },
  rail: {
    words: `rail*, *railway*, bahn*, *bahn, eisenbahn*, *eisenbahn*, ferrovi*, ferroviaire*, ferrocarril*, train driver*, spoor*, lokfuehr*, lokomotiv*, triebfahrzeug*, tram, tramway*, strassenbahn*, railway*, gleis*, rolling stock*, zug*, schienen*, machinist spoor, conducteur de train, sncf, rail freight*, stellwerk*, signalling*, metro operat*, subway*, metropolitana, fahrdienst*, stationmaster*, chemin de fer, treno, treni`,
  },
  public_transit: {
    words: `public transport*, public transit*, oepnv*, oev, nahverkehr*, transports publics, transport public, transports en commun, transporte publico, transporte urbano, transit, transit*, mobility*, mobilitaet*, *mobilitaet*, mobilite*, movilidad*, mobilidade*, mobilita, mobiliteit*, bus, buses, busse, busbetr*, busunternehm*, autobus*, openbaar vervoer, trasporto pubblico, verkehrsbetr*, verkehrsverbund*, verkehrs*, traffic engineer*, verkehrstechn*, parking*, parkraum*, taxi*, ride*hail*, ladeinfra*, charging*, emobil*, e mobil*, elektromobil*, carsharing*`,
  },
  automotive: {
    words: `automotive*, automotriz, automotor, kfz*, *kfz*, autohaus*, *autohaus*, garage*, garagist*, car dealer*, dealership*, taller, talleres, concessionnaire*, concession automobile, concession auto, concesionario*, concessionari*, officina, officine, mechanic, mechanics, mecanicien*, mecanico*, meccanico*, mecanica*, mechaniker*, *mechatroniker, carross*, karosserie*, fahrzeug*, *fahrzeug*, auto, autos, automobil*, automovil*, automobile*, autobedrijf*, werkstattmeist*, oficina mecanica, oficina, vehicle*, nutzfahrzeug*, used car*, gebrauchtwagen*, neuwagen*, reifen*, tire*, tyre*, pneumat*, carrozz*, motorcycle*, motorrad*, fahrrad*, bike*, bicycle*, autoverkauf*, automobilverk*, autoverk*, landmasch*, powertrain*, antrieb*, motoren*, lkw werkstatt, autovermiet*, car rental, lata`,
  },
  aerospace: {
    words: `aerospace*, space, spacecraft*, raumfahrt*, satellit*, spatial, aeroespac*, aerospazial*, ruimtevaart*, mission control*, rocket*, launch*, avionics*, avionik*, gnss, space systems, missile*`,
  },
} as const satisfies SpecialtyField;
