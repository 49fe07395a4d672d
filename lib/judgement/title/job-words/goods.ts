/** What jobs are about, one thing a line; see `job-words.ts`. */
export const goods = `
wood timber lumber holz bois madera legno hout madeira saeg sawmill scierie aserrad segher
furniture moebel meuble ameublement mueble mobili. mobiliere meubel movel moveis
metal metall metaux metallo metaal
steel stahl acier acero acciaio staal aco. aciaria siderurg
iron eisen. ferron fer. hierro ferro. ijzer smeltery
blech tole toler chapa. chapist lamier lattoni plaatwerk
glass glas. glaser verre verrier vidrio vidri cristal vetr vitri
paper papier papel carta. cartari cardboard karton carton
plastic kunststoff plastique plasti kunststof
rubber kautschuk gummi caoutchouc caucho gomma borracha reifen pneu neumatic
leather leder cuir cuero pelle. pelli. pelletter couro lederwar maroquin marroqu
textile textil tissu tejid tessut tessil textiel tecido weav web. weber tisse tejed tessit wever tecel spinn filat filad hilad
clothing clothes garment bekleidung kleidung vetement habill ropa. confeccion vestuario abbigliam kleding vestuar apparel mode. moda. fashion
shoe footwear schuh chaussur calzad calzatur calzol schoen calcad sapat zapat cordonn
fur pelz fourr peleter pellicc bont.
carpet teppich tapis alfombr tappet tapijt tapet moquett
ceramic pottery keramik toepfer ceramiq potier alfar pottenbak oleir olari porzellan porcel
stone stein. steinmetz pierre. piedra cantero pietra steen. steenhouw pedra marble marmor marbr marmol
concrete beton hormig calcestruzzo concreto cement zement ciment cemento
brick ziegel brique ladrill mattoni baksteen tijolo mauer macon maconnerie albanil murator metsel pedreir bricklay masonry mason
tile fliese carrel alicat azulej piastrell tegel ladrilh
roof dach toit toiture couvreur tejad techador tett dakdek telhad roofer
floor fussboden parkett parquet suelo pavimenta pavimento vloer. vloeren piso. flooring
paint maler lackier peint pintor pintur vernic schilder verf. pintura painter coating beschicht
plaster stuck. stuckateur verputz platr yeser yeso intonac stukadoor stucador gips
window fenster fenetre ventana finestr venster raam janela
door tuer. tueren porte. puerta porta. deur
elevator lift. aufzug ascens ascensor elevador escalator fahrtreppe
scaffold geruest echafaud andami pontegg steiger andaime
crane kran. krane kranfuehr grue. grutier grua gruist gru. kraan guindast
road street strasse route. routi carretera strada stradal weg. wegen estrada highway
bridge bruecke pont. puente ponte. brug
tunnel tunel galleria
rail railway train eisenbahn bahn. zug. zugfuehr triebfahrzeug lokomotiv lokfuehr ferrovi ferroviaire ferrocarril treno treni spoorw trein tren. maquinist macchinist
tram strassenbahn tranvia tranv
bus. buses busfahr omnibus autobus autocar onibus
truck lorry lkw lastkraft camion vrachtwagen caminhao caminhon
car. cars auto. autos pkw kfz kraftfahrzeug fahrzeug vehicle vehicul voiture automobil automovil automotiv coche. autoveicol voertuig veicul garage
motorcycle motorrad zweirad moto. motocicl motorfiets
bicycle fahrrad velo. bicicl fiets. fietsen cycle
ship vessel boat schiff navire bateau naval buque barco nave. navi. scheep schip. navio marine marin maritim seafar seaman seemann matros marinaio marinai marinero bootsmann deckhand binnenschiff batelier
harbor harbour port. hafen puerto porto. portuar haven stevedor docker
aircraft airplane flugzeug avion aeronaut aeronav velivol vliegtuig aviac aviaz aviat luftfahrt pilot vlieg aereo
airport flughafen aeroport aeropuerto luchthaven
engine motor. motoren moteur motore. dieselmotor turbine turbin
tool werkzeug outil outill herramient utensil attrezz gereedschap ferrament
mould mold form. formenbau giess foundry moul moldead fonderi fundicion fonditor gieter giet. moldad
pipe rohr. rohrleitung tuyau tuber tuberia tubi. pijp encan plumb klempner installateur plombier fontan idraul loodgieter sanitaer sanitar
heating heizung chauff calefacc riscald verwarm aquec hvac boiler kessel chaudier
cooling refriger kaelte klima froid frigor climatis condizion koel airco
electric elektri elektro electri electro elettri elettro eletri eletro
electronic elektronik electroni elettroni eletroni
cable kabel cabl cavo. cavi. cabo.
instrument strument
clock watch. watchmak uhr. uhren uhrmach horlog reloj orolog relojo
jewelry jewel schmuck juwel bijou joyer joyas gioiell sieraad joalh goldschmied goldsmith orfevr orfebr orefic orafo goudsmid ourives
optical optik optic ottic optometr
camera foto photo fotogr
film kino cine. cinema regiss regisseur realisat realizador filmmaker
music musik musiq musica musico musicien musicista muziek
piano klavier orgel orgue organ. geige violin luthier liutaio
dance tanz danse danc danz bailar ballet
theater theatre theatr teatr schauspiel acteur actor attore toneel comedi komik comico cabaret humor entertain
costume kostuem costum
sculptor sculpt bildhauer escult scult beeldhouw
toy spielzeug jouet juguet giocattol speelgoed brinqued
book buch livre libro. libri libraire libreri librai boek livr
library biblioth bibliot biblio
archive archiv
newspaper zeitung journal. journalist periodi giornal krant jornal press. presse redakt redact redat
print druck imprim impres imprent tipogr stampa. stampat drukker grafic graphic grafik offset typograph
bread baker bak. baeck boulang panad pana panett panific fornai bakker padeir patiss pastel pastic konditor confiser confit conditor
meat butcher fleisch metzger schlacht boucher carnic macell slager acougue talho viande carne. carnes slaught abatt matad
fish fisch peche poisson pesc pez. vis. visser visserij peix aquacult acuicult acquacolt
milk dairy milch molkerei lait. laitier lacte lechero leche. latt. casear zuivel melk laticin kaese cheese fromag queso quesero formag casaro
egg. eggs eier oeuf huevo
poultry gefluegel volaill avicult avicol pollo pollam pluimvee aves.
cattle rind. kuh. bovin vacun ganad bestiame vee. veehoud gado livestock viehzucht tierzucht elevage eleveur allevator criador
horse pferd reit. equin equit cheval caballo cavall paard cavalo jinete rider. jockey
pig. schwein porc. porcin cerdo suin maial varken
sheep schaf. mouton berger ovej pastor. pecor schaap ovel shepherd
dog. hund chien perro. cani. hond. canin
bee. bees imker apicul abeill apicol bijen
animal tier. tierpfleg animaux dier. dieren
flower florist blumen fleur fleurist flor. fiori fiorist bloem
garden gaert jardin giardin tuin. hovenier jardim landschaftsgaert horticult nursery pepinier vivero vivaist
tree baum. baumpfleg arbre arbol albero boom. arvore arboric
forest forst wald foret bosque boschi bosbouw
vine wine wein winzer vigne vin. vini viticul vitivini vino. enolog oenolog bodega cantin wijn vinho sommelier keller.
beer brew bier brau biere brass cerve birra birr brouw
drink beverage getraenk boisson bebida bevand drank
coffee kaffee cafe. caffe koffie barist
tea. tee.
tobacco tabak tabac tabaco tabacc cigar zigar
fruit obst frucht frut
vegetable gemuese legume hortal verdur ortic groente legum
grain cereal getreide mill. miller muehl muell meunier molin mugnai molen moler moinho
sugar zucker sucre azucar zuccher suiker acucar chocol schokol ciocc candy sweet suesswar caramel
food lebensmittel nahrung aliment voeding levensmidd comestibl comida
kitchen kueche cuisin cocin cucin keuken cozin koch. koechin cook. cooks cuoco kok.
restaurant gastronom ristor horeca gaststaette restaurac
waiter kellner serveur serveus camarer cameriere ober. garcom servier bedien
bar. bars barkeep bartend barman barmaid barista
hotel herberg auberge hostel hostal albergh
tourist touris reise. reisever viaje viajes viagg reis. voyage travel turism turist guide. fremdenfuehr guia. guida. gids
sport deport desport fitness trainer. entraineur entrenad allenator
football fussball calcio futbol futebol voetbal soccer
swim schwimm natac nuot zwem natation bademeister lifeguard
game. games spiel. jeu. jeux juego gioco gioch spel. jogo casino croupier bet. betting wett pari. apuesta scommess
toxic chemical chemi chim quim
drug pharma pharm apothe farmac apotek medicament medikament
cosmetic kosmet cosmet estetic esthet esteti estheti beauty schoenheit belleza bellezza beleza schoonheid
hair friseur haar coiff peluq parrucch acconciat kapper cabel barber barbier barbero barbiere
nail. nails nagel manicur pedicur onglerie
oil. erdoel petrol petrole oleo. olio. aceite raffin refin
gas. gaz. gas
coal kohle charbon carbon. carbone steenkool carvao mine. miner bergbau mineur minero minator mijn. mineiro mining quarry steinbruch carrier. cantera cava. groeve pedreira
water wasser eau. eaux agua acqua. idrico hydr hidr idraul
waste abfall muell dechet residuo rifiut afval residu recycl reciclaj riciclo refuse entsorg
sewage abwasser assainiss alcantarill fognat riool esgoto kanal
environment umwelt environn ambient ambiental milieu
energy energie energia
solar photovolt solar. fotovolt
wind. windkraft windenergie eolien eolic
nuclear nuklear nucleair nucleare kern. kernkraft
weapon waffe arme. armurier arma. armer munition explosiv sprengst
orthop prothes prothet prosthe protes ortop
tooth dental dent zahn. zahnarzt zahntechn tand. tandarts odont
eye. augen ophthalm oftalm oogarts orthopt
ear. hearing hoer. hoergeraet audio. audiolog audiopro audiopr hoorapp
skin dermat haut. peau. huid. tattoo taetow tatou tatuad
heart cardio kardio
child kind. kinder kinderg enfant enfance puericult nino infantil bambin infanzia kinderen crianc nursery. nanny babysitt tagesmutter
youth jugend jeunesse juventud giovan jeugd juvent
elderly alten. altenpfleg senioren ancian anziani ouderen idoso geriatr
family famil
disabled behinder handicap discapac disabil gehandicap deficien
patient pazient pacient
school schule ecole escuela scuol school. schools escola grundschule primar
university universit hochschul
kindergarten vorschul maternelle parvul preschool kita. erzieher educateur educator
language sprach langue idioma lingu. lingua taal. talen linguist
translate uebersetz traduc tradut vertaal interpret dolmetsch tolk
math mathemat matemat wiskund
physics physik physicien fisico fisica natuurkund physicist
biology biolog
geology geolog geophys geofis
history histor geschicht storic
psychology psycholog psicolog
law. recht. droit. derecho diritto direito legal jurist giurid jurid rechts lawyer anwalt avocat abogad avvocat advoc
court gericht tribunal juzgad tribunale rechtbank judge richter juge. juez giudic rechter juiz magistr
police polizei polic polizi politie
prison gefaengn justizvollz penit prision carcer cellen prisao
fire. feuerwehr pompier bombero pompiere brandweer bombeiro firefight brandschutz incend antincend
army military militaer militair militar armee ejercit esercit leger. soldat soldado soldier unteroffiz feldwebel offizier streitkraef
border customs zoll. zollbeamt douan aduan dogan alfandeg
guard security sicherheit securite seguridad sicurezza beveilig seguranca wach. waechter surveill vigil guardia
tax. taxes steuer. steuerber fisc impot impuest tribut impost belasting
insurance versicher assuran seguro assicur verzeker
bank. banks bank banque banco. banca bancari bancaire
money geld. finan treasur
boerse bourse bolsa borsa beurs broker makler courtier corredor
account buchhalt bilanz compta contab boekhoud ragion accountant
price cost. kosten. kalkul cout costes costi kostprijs
immobil inmobil makelaar vastgoed
house haus. maison casa. huis. home.
building gebaeude bau. hochbau tiefbau batiment edific edil gebouw bouw. constru baustell bouwkund
vermess geomet topogr agrimens landmeet survey cartograph kartogr
plan. planung urban stadtplan urbanis stedenbouw
software logiciel
computer informat edv it. ict informatic rechner ordinateur ordenador
web. website internet webd
network netzwerk reseau redes rete. reti netwerk
database datenbank data. daten. donnees datos dati. gegevens dados
telephone telefon telecom telekom fernmeld callcenter
radio rundfunk emittente
television fernseh televis tv.
sound ton. tontechn son. sonido suono geluid som. audio.
light. lighting beleucht licht. eclair ilumin luci. verlicht
stage buehn scene. escenar palco toneelm
advert werb publicit pubblicit reclame publicidad anunci
event veranstalt evenement evento kongress congress messe. congreso
museum musee museo museu
art. arts. kunst. arte. artes
antique antiqu antig
church kirch eglise iglesia chiesa kerk. igreja priest pfarr priester pretre sacerd prete. pastor. padre kaplan capell pastoor religi diakon diacon
funeral bestatt funebr funer uitvaart begrafen
post. postal brieftrger brieftraeger zustell facteur carter. cartero postin postbo carteir courier kurier
parcel paket paquet pacchi pakket
warehouse lager. lagerist entrepot magasinier almacen magazzin magazijn armazem stock. storage
transport spedit trasport vervoer verkehr freight fracht fret logist
taxi
shop laden. boutique tienda negozio winkel loja store magasin kaufhaus
market markt marche mercado mercato
kiosk tankstelle gasolin benzinaio tankstation
`;
