/** What jobs in offices, care, culture and public service are about, one thing a line; see `job-words.ts`. */
export const business = `
customer client client. kunde kunden klant cliente clienti cliente. klanten
category kategorie sortiment assortiment
brand marke. marken marque marca. merk.
campaign kampagne campagne campana campagna
communication kommunik communic comunic communicat
oeffentlichkeitsarb voorlicht pressesprech press
digital numerique
strategy strateg strategi estrateg
innovation innovat innovac innovaz
policy politique. beleid politik.
risk risiko risque riesgo rischio risico risco
compliance konform conform cumpliment
contract vertrag contrat contratt
document dokument documento
information informac informaz informatie
knowledge wissensmanag connaiss conocimient kennis
experience erlebnis experienc esperienz
relation beziehung relac relaz relatie
growth wachstum croiss
finance finanz financ finanzi
budget haushalt presup orcament
debt schuld dette deuda debiti debito
loan darlehen leasing factoring
claim schaden sinistre siniestr sinistri
pension rente. renten retrait pensioen
benefit leistung prestat prestac
wage verguet remuner compens
career laufbahn karriere carriere carrera carriera
job arbeitsverm placement emploi. empleo emprego impiego lavoro werkgeleg employment
employee employe. salarie
union gewerksch sindic sindacal vakbond betriebsrat syndic
training fortbild weiterbild formation. formacion formazione formacao opleiding schulung trainingen ausbildung
education bildung educac educaz onderwijs paedagog pedagog pedagogi erzieh educat
sonderpaed foerder. inclus
adult erwachsenen
health gesundheit sante. salud salute gezondheid saude sanit
hospital krankenhaus spital klinik hopital ospedal ziekenhuis clini
emergency notfall urgenc emergenc emergen spoed urgentie
practice arztpraxis ordination kabinett huisartsen
medical medizin medic medisch
blood blut. sang. sangre sangue bloed
foot fuss. fusspfl podolog pedicur podolo voet. voetverz chiropod podiatr
bone knochen osteop chiropr osteo
lung atem. atemtherap respirat pneumolog
brain neuro neurolog
hygiene hygien igien higien
lebensmittelkontr
epidemic epidem
hypnosis hypno hipno ipnot
occupational ergother ergoterap ergothe
pflegeheim altenheim woonzorg residenz
childbirth geburt naissance
addiction sucht. suchtb addict drog verslav dipenden
culture kultur cultur culture. cultural
leisure freizeit loisir ocio. recreat ricreat animat animad
circus zirkus circ. circo. circens circense acrob akrob clown trapez jongl magic zauber illusion presti
model model. mannequin modell. modelle indossat
voice synchron doblaj doppiat doblad
festival
collection sammlung kurator conservat curator restaur. restaurator restaurateur restaurador restaurat
heritage denkmal patrimoin patrimonio erfgoed
excavation archaeol archeol arqueol
literature literatur letter. poet dichter
comic comic. illustr
spieledesign
fotolabor
astrolog astrol wahrsag voyant vident cartomant
marriage hochzeit mariage boda. matrimon
escort begleiter escolta bodyguard personenschutz
detective detekt detectiv investigatore
traffic verkehrs circulation. trafico traffico verkeer
parking park. parkplatz parcheg estacionam aparcam parkeer
ticket fahrkart billet bigliett
luggage gepaeck bagag equip. equipaj
conductor schaffner zugbegl revisor. capotreno conductor.
captain kapitaen capitain capitan skipper schipper patron. schiffsfuehrer
crew besatzung equipage. cabine kabine cabin. steward hostess hotesse azafat purser stewardess
navigation navig lotse. lotsen loods
meteorology meteor wetter
space raumfahrt spatial. espacial spaziale ruimtev satelli astronaut
climate klima. climat
sustainability nachhalt durab sostenib duurza sustent sustainab
soil boden. bodenkund sol. suelo. suolo bodem
pesticide pflanzensch fitosanit phytosan
plant pflanz plante planta. piante planten plants
seed saatgut semence semilla sementi zaad
mushroom pilz. champign funghi champinon paddenst
nut nuss. noix noce.
olive oliv
rice reis. riz. arroz riso.
pasta pasta. nudel teigwar
salt salz. sel. saline salina sale. zout
spice gewuerz epice especia spezie kruid
feed futtermit futter. pienso mangim veevoed
ice eis. glace. hielo gelat ijs.
frozen tiefkuehl surgel congel diepvries
canned konserv conserv
starch staerke amidon almid
honey honig miel. miele honing mel.
cork kork. liege corcho sughero kurk cortica
straw stroh. korb. korbfl vannier vannerie cester cest mand. mandenm vlechtw basket wicker rattan
brush buerst broche brosse cepill spazzol borstel
rope seil. seiler corde cuerd corda. cordai touw
net netz. netzknuep filet. rete. redes netten
bag tasche. sac. sacs bolso borsa. borse tas. bolsa
hat hut. hutmach chapel sombrer cappell hoed
glove handschuh gant. guante guanti handsch
curtain vorhang gardine rideau cortin tend. tende gordijn
mattress matratz matelas colchon materass matras
saddle sattl sell. sellier guarnicion sellaio zadel
umbrella schirm parapl paragua ombrell
button knopf bouton boton
candle kerze bougie vela. cirer kaars
soap seife savon jabon sapone zeep
perfume parfum perfum profum
ink tinte encre inchiostro
battery batter akku. akkumul pile.
circuit leiterplat circuito halbleiter semicond mikroelek microelec microelet printplat
sensor capteur sensori
robot automat automati
lens linse lentille lente brille brillen lunet gafas occhial bril.
composite verbundst composit fibre. faser fibra fiberglas laminat
foam schaum mousse espuma schiuma schuim
asphalt asfalt bitum
terrazzo terrazz estuc
drywall trockenbau placo placoplat pladur cartongesso gipsplaat
stair treppe escalier escaler scale. trap. trappen
facade fassad fachad facciat gevel
bathroom badezimmer badkamer
pool schwimmbad piscin zwembad
fence zaun cloture cerca. recinz hek.
wall wand. mur. muro. parete
boilermaker kesselbau chaudron calderer caldera ketelmak
sheet spengler ferblant hojalat
rivet niet. nieter remach
bend biege. cintr plieur curvad piegat dobl
saw saege. saeger scieur
bohrmeister
surface oberflaech tratam trattam
coil wickel bobin
gear getriebe engranaj ingranag tandwiel
valve ventil valvol
pump pumpe pomp. bomba pompa pomp
conveyor foerderb convoy nastro
stapler gabelst cariste carretill carrell heftruck forklift
furnace ofen. four. horno forno oven
rolling lok. wagenbau rotabile
brewery maelz malt
dispatch versand expedi
supply beschaff approvis aprovision fornit leveranc
procurement procure vergabe
stock inventar inventaire inventario
distribution distribu grosshandel wholesale grossist mayorist ingrosso groothandel
retail einzelhandel detail. detaillant minorist dettaglio kleinhandel
abteilung rayon. reparto afdeling
tankwart
drugstore drogerie drogist herborist
pawn pfand gage. empen pegno
strassenverk ambulant hawker
haustuer domicil
government regierung gouvern gobiern governo overheid ministe
municipal gemeinde. gemeinde municip comun. comunal gemeentel
parliament parlament senat abgeord depute diputad
licensing zulass licenc licenz vergunn lizenz
immigration immigr einwander migr asyl asil
gewerbeaufs
statistics umfrage enquet encuest interviewer
census
translation untertitel sottotit
signpost gebaerden signes. gebaren
versandhandel
meter zaehler compteur contad contator meter.
lamp lampe lampad
naehmasch
dry chemischreinig tintorer pressing. lavasecco stomerij
fensterput
caretaker hausmeist hausw hauswart concierg gardien conserje porter. portier custode bidell conci janitor portin
housekeeper hauswirtsch gouvernant governant housekeep ama. huishoud domestic domestiq haushalt colf
butler mayordomo maggiordomo
companion gesellsch compagnie accompagn acompan
cemetery friedhof cimetier cementer cimiter begraafpl kerkhof
crematory krematori cremat embalm
charity spend fundrais fondsenw
foundation stiftung fundac
association verein associat asociac vereniging
club
gallery galeri galler
studio atelier
modellbau maquett modelist maqueta
prop requisit attrezz accessoir accesor
makeup maskenbild maquill trucc grime visagist
effects spezialeff efect effett
animation animation. animaz
video
kamera camera cadreur camarograf
tonmeister
dj diskjock discjock
stimmer accordeur afinad accordator
instrumentenb
mathematics mathematik. math
elektromech
calibrat kalibr eichmeist calibr
standards normung normalis
patent brevet
notary notar notaire
bailiff gerichtsvollz huissier deurwaard
probation bewaehr reclass
fingerprint spurensich forens
science scienc scienz cienci wetenschapp
economics econom oekonom
sociology sociolog soziolog
anthropology anthropolog antropolog ethnolog etnolog
philosophy philosoph filosof
botany botan
agronomy agronom
secondary secondar secund sekundar voortgezet lycee gymnasi mittelschul
vocational vocation berufsschul professionnel profesional beroepsond
higher hochschul superior superieur hoger universi
power kraftwerk powerplant centrale. central centrales stroom umspann substation subestac
renewable erneuerb renouvel renovab rinnovab hernieuwb renovav biogas biomass
heat thermal thermi termic warmte waerme
hardware eisenwar quincaill ferreter ferramenta ijzerwar
scrap schrott ferraill chatarr rottam schroot sucata
shellfish crustace mollus marisc muschel conchyl ostre
puppet marionett burattin titirit marionet poppensp puppenspiel
actor attric actriz actric schauspiel acteur
choreograph coreogr choregr
pulp zellstoff cellulos cellulo
landscape landschaft paysag paisaj paesagg landschap paisag
commander kommand commandant comandant sergeant sargento korporal caporal adjudant oberst coronel colonel
defence verteidig defens difesa
fraud betrug fraude frode antifraud
imaging bildgeb imageri imagen imagin beeldvorm
cider sidr apfelwein
lacquer lack. lak. laque lacca laca
publish verlag verleger publis uitgev editoria editeur publicac
golf
gambling gaming gluecksspiel azar gokken kansspel scommess apost lotter lottery bingo
guest gast. gaeste huesped ospite
welfare wohlfahrt welzijn bienestar benessere maatschapp assistenzial bienetre
wheel rad. raeder roue. rueda ruota wiel
spring feder. federn ressort muelle molla veer
panel platte panneau tablero pannello paneel painel
siebdruck serigraf
stained glasmal vitrail vitral vetrat
helicopter hubschraub helicopt helikopt elicott
intelligence nachrichtend renseignement inteligencia
prevent praevent preven
decontaminate dekontam decontamin descontamin
kiln brennofen trockner sechoir secador droog
powder pulver poudre polvo polvere poeder
wax wachs cire. cera. was.
diamond diamant edelstein gem. gems lapid
coin muenz monnaie moneda moneta munt
stamp stempel tampon timbre sello
label etikett etiquet etichett
drehbuch scenar guion sceneggi script
counter theke schalter comptoir mostrador sportello toonbank balie
merchandise waren. ware. marchandis mercanc merci goederen goods
crop feldfrucht cultivo coltura gewas lavour
grass rasen. gazon cesped
reptile krokod serpent schlang
rabbit kaninch lapin conej conigl konijn
silk seide. soie. seda seta zijde
wool wolle laine lana. wol. la.
cotton baumwoll coton algodon cotone katoen algod
jam marmelad confitur mermelad
sauce sosse. salsa saus
pizza pizzai
sausage wurst. wurstm saucis charcut salsich salchich chorizo salum worst. embutid
pastry feinbaeck viennois bollo pasticc gebak doce. doces
dessert nachtisch glacier
spuel. tellerw plongeur lavaplat lavapiatt afwas
snack imbiss fast
barge kahn peniche barcaz chiatta binnenv
ferry faehr transbord traghett veerboot
protokoll protocol
entwicklungsh humanit cooperante
religionsl catech katech
monk moench nonne moine religieuse monje monja monaco suora
imam rabbi
exam pruefungs examen
curriculum lehrplan curricul
tutor nachhilfe precepteur
schulbegleit avs. aesh
playground spielplatz ludothe ludotec
sailing segel voile vela. zeil
ski ski. skilehr esqui sci.
ride. reitlehr equitation equitac
referee schiedsricht arbitre arbitr scheidsr
athlete athlet sportler atlet
mountain berg. bergfuehr montagne montana alpin
`;
