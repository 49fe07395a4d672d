import type { SpecialtyField } from "./specialty-entry";

/** Hotels, food service, travel, events, sports and personal services. */
export const hospitalitySpecialties = {
  hotel_management: {
    broad: true,
    words: `hotel*, *hotel, hotelier*, hotelleit*, hoteldirekt*, hotellerie, hotel general manag*, general manager hotel*, directrice d hotel, direttrice albergo, albergo, alberghi, alberghier*, resort*, hostel*, hospitality*, hospitalidad, hosteleria, hoteleir*, hoteler*, hotelaria, hotelmanag*, hoteldirecteur*, cluster general manag*, pousada*, inn, guesthouse*, gastgeb*, pension manager, aparthotel*, serviced apartment*, camping*, ferienpark*, ospitalita, lodging*, motel*`,
  },
  rooms_division: {
    words: `rooms, rooms division*, room division*, front office*, guest experience*, guest relation*, guest service*, hebergement*, housekeep*, *housekeep*, gouvernant*, hausdame*, empfangsleit*, empfangschef*, division de habitaciones, gobernanta, governanta, governante, reception*, recepc*, rececao, rezeption*, ricevimento, capo ricevimento, night manag*, night audit*, duty manag*, manager on duty, hospedagem, alojamiento, kamers, roomboy*, concierge*, portiere, bellboy*`,
  },
  revenue_management: {
    words: `yield*, hotel revenue*, hotel revenue manag*, revenue manag* hotel*, gestor* de receita*, gestao de receita*, gerente de receita*, revenue optim*, ertragsmanag*, ertragssteuer*, gestion de ingresos, reservation*, reservas*, reservierung*, reservering*, prenotazion*, reserveringsmanag*, revenue and reservation*, revenue and distribution, rate manag*, revenue strategist`,
    hints: `revenue*, receitas, ingresos`,
  },
  food_beverage: {
    words: `fnb, food and beverage*, food beverage*, alimentos y bebidas, alimentos bebidas, alimentos e bebidas, restauration, gastronomie*, gastro, gastronomiemanag*, gastronomieleit*, catering*, kuechen*, food service*, foodservice*, horeca*, banquet*, bankett*, ristorazione, restauracion, restauracao, cantine*, kantine*, betriebsgastro*, betriebsrestaur*, contract catering, food court, traiteur*, mensa*, verpflegung*`,
  },
  restaurant: {
    words: `restaurant*, restaurat*, *restaurant, gastronom, gastronomin, gastronomo, gastwirt*, wirt, wirtin, ristorante*, ristorator*, restaurador*, bar, bars, bartend*, barista*, barman, barkeep*, waiter*, waitress*, kellner*, serveu*, camarer*, camerier*, garcom, maitre*, sommelier*, pub, pubs, cafe*, coffee*, kaffee*, dueno de restaurante, restaurante*, horecaondernem*, servicekraft*, restaurantleit*, restaurantmanag*, chef de rang, encargado de sala, jefe de sala, bediening, lanchonete, pizzer*, pizzaiol*, quick service, fast food, host, hostess*`,
  },
  kitchen: {
    words: `koch, koechin, *koch, *koechin, cheffe de cuisine, kuechenchef*, kuechenleit*, executive chef*, head chef*, sous chef*, chef de partie, commis*, cuisin*, cociner*, cocina, cuoco, cuochi, cuoca, capocuoco, cozinheir*, cozinha, cook, cooks, kok, chefkok, konditor*, baecker*, baker*, bakery, bakeri*, patiss*, pastry*, boulang*, panader*, pasticcer*, bakker*, padeir*, ^ chef $, souschef*, kitchen*, culinary*, banqueting chef, barkeeper und koch`,
  },
  events: {
    words: `event*, *event, *events, *eventmanag*, veranstalt*, *veranstaltung*, evenement*, evenementiel*, evenementenmanag*, eventos, eventi, congres*, kongress*, messe*, trade fair*, fairs, fair, messebau*, messemanag*, trade show*, tradeshow*, exhibition*, conference*, wedding*, hochzeit*, feiras, ferias, fiere, beurs*, mice, festival*, live communication, tagung*, meeting*, meetings and events, conventions, convention*`,
  },
  travel: {
    words: `travel*, touris*, reise*, *reise*, tour, tours, tour operat*, voyage*, agence de voyage*, viaje*, agencia de viajes, viagg*, viagem, viagens, turis*, reisbureau*, reisleid*, reizen, touroperat*, business travel*, holiday*, urlaub*, ferien*, destination*, cruise*, kreuzfahrt*, guide touristique, excurs*, agenzia viaggi, incoming, toeris*, reisagent*, tourguide*`,
  },
  sports_fitness: {
    words: `sport*, *sport, fitness*, *fitness*, gym*, athletic*, athlet*, personal train*, personaltrain*, coach sportif, preparateur physique, preparador* fisic*, esportiv*, deport*, desport*, palestra*, academia, sportschool*, hockey*, soccer*, fussball*, football*, futbol*, calcio, basketball*, tennis*, golf*, yoga*, pilates, swim*, schwimm*, baeder*, piscin*, club manag*, clubmanag*, studioleit*, head coach*, trainer fitness, fitness train*, fitnesstrain*, sports train*, swim* coach*, greenkeep*, lifeguard*, bademeist*, sporthal*, reitlehr*, equestrian*, equitation, personal trainer*, ski*, gimnasio*, ginasio*`,
  },
  leisure: {
    words: `freizeit*, leisure*, loisir*, theme park*, cinema*, kino*, casino*, spa, spas, wellness*, thermal*, therme*, amusement*, ocio, tempo libero, attraction*, vrijetijd*, zoo, parc d attractions, recreation*, animation socioculturelle, animateur*, animatore*, animador*, bingo, betting*, lottery*, gambling*, recreatie*, entertainment*`,
  },
  franchise: {
    words: `franchis*, *franchise*, franquia*, franquici*, franchiseleit*, franchising*, multi unit`,
  },
  beauty: {
    words: `hairdress*, hair styl*, friseur*, frisoer*, coiffeu*, coiffure, beaut*, kosmet*, cosmet*, estet*, esthet*, peluquer*, parrucchier*, kapper*, cabeleireir*, salon*, nail*, make up*, makeup*, visagist*, barber*, belleza, bellezza, beleza, schoonheids*, tattoo*, styling*, stylist*, perfum*, parfum*`,
  },
  funeral: {
    words: `funeral*, bestatt*, funerair*, pompes funebres, funerari*, uitvaart*, onoranze funebri, mortician*`,
  },
} as const satisfies SpecialtyField;
