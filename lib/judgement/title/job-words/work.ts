/** What people do in a job, one kind of work a line; see `job-words.ts`. */
export const work = `
weld schweiss soud sold. soldad saldat lassen lasser solda
solder loet brasag
forge forg schmied blacksmith smith. forgeron herrer fabbr smid ferreir
lock schloss. schlosser serrur cerrajer serratur slotenmak serralh locksmith
turn lathe dreh. dreher tourneur torner tornit draai torneiro
fraes frais fresad fresat frees.
grind schleif affut rectif afilad arrotin slijp
polish polier. poliss pulid lucidat polijst polid
press press. stanz stamp. emboutiss prensa stampatore stans
cut. cutter zuschneid coup decoup cort taglia snij
drill bohr. forage foreur perfor trivell boor sond
assemble montage. monteur montier assembl monta montad montat
install installier installat instala montag
repair reparatur reparat repara riparat instandsetz mend
maintain wartung instandhalt maintenance entretien mantenim manuten onderhoud
mechanic mechan mecan meccan mechatron
inspect inspek inspec inspet ispett ispez kontroll control. controleur controlad collaud keur pruef. pruefer verific
test. testing tester essai ensay prova. collaudo pruef toets ensaio
measure mess. messtechn mesur medic metrolog
sort sortier. trieur clasific seleccionad cernit sorteer triag grader grading
pack verpack emball empaquet envas imball confezion inpak embal packer packag
load. loader verlad charge. chargeur carg. cargad caric laden. lader carreg
clean reinig nettoy limpi puli schoonma limpez putz gebaeuderein
wash waesch lav. laveur lavand lavad lavag wasserij launder laundry buegl ironing repass planch stir. stirat
sew. sewing naeh. naeher cout. coutur cous. costur cucit naai costureir tailor schneid sastre sart kleermak alfaiate
knit strick tricot punto maglier brei tricota stick. embroid brod. bordad ricam
dye. dyer faerb teint tint. tintor tintu verf. tingi
tan. tanner gerb. gerber tanneu curtid conciat looier curtum
upholst polster. tapiss tapicer tapezz stoffeer estof
carve schnitz tallad intagliat
draw. drawing zeichn dessin dibuj disegn teken desenh draught draft
design gestalt design. designer disen progettist ontwerp concept
decor dekor raumausstat interior innenarchit etalag schaufenster
engrave grav. gravier graveur grabad incis
sell. seller sales verkauf vertrieb vend. vendeu vendedor vendit ventas vente verkoop vendas
buy. buyer purchas einkauf kaeufer acheteu achat compr. comprad acquist inkoop compras
rent. rental vermiet verleih location. locat alquil nolegg noleg verhuur alug aluguer
negotiat verhandl negoci negozia onderhandel
demonstrat promot vorfuehr promo
represent vertret repres rappresent vertegenw
cashier kassier caiss cajer cassier caixa
teach lehr. lehrer lehrkraft enseign ensen maestr insegn leraar onderwijs docent profesor professeur professore professor. unterricht ausbilder teacher instruct moniteur istrutt lecturer dozent
coach trainer. formateur formador formator opleid ausbild
research forsch recherche chercheur investig ricerc onderzoek pesquis wissenschaft scient cient
analys analy anali
consult beratung berater conseil conseiller asesor consulen adviseur advis consultor
counsel seelsorg orientat orientad orientam loopbaan
plan. planner planung planifi planif pianif
schedul disponent dispos dispatch regulat
coordin koordin coord
admin verwalt administ amminist
secretary sekret secret segret
reception rezept empfang accueil recepc recez onthaal balie recec
clerk sachbearb buero. buerokauf kaufmaenn oficin impiegat bediende kantoor escritur kauffrau kaufmann
write. writer schrift. schriftst autor. autorin ecriv redact escrit scritt schrijv
edit. editor lektor
type. typist schreibk dactylo datenerfass mecanogr
recruit personal. personalb recrut reclut selez werv
payroll lohn. gehalts paie. paye. nomina paghe salaris salarial
marketing merca
nurse krankenpfleg krankenschwest infirm enfermer infermier verpleeg enfermag pflege. pflegefach
midwife hebamme sagefemme matron. partera obstet ostetric verloskund parteira
care. carer betreu. pflege. soign cuidad zorg badant
doctor arzt. aerzt medecin huisarts hausarzt medico. medica medici dokter physic. physician
surgeon chirurg cirug cirurg
anesthes anaesth anast
vet. veterin tierarzt tieraerzt dierenarts
therapy therap terap
physio physioth kinesi fisio krankengymn
massage mass. masseur masaj
speech logop orthoph ortofon fonoaud
diet ernaehr diet. nutri voedings
laboratory labor. laborant laborat
radiology radiolog roentgen radiogr
rescue rettung ambulanc paramed secour rescat soccor socorr
sozial. sozialarb social. sociaal
volunteer freiwillig ehrenamt benevol volunt volont vrijwillig
drive driver fahr. fahrer kraftfahr chauff conduct conducteur conducent condut autist bestuurder motorist
deliver liefer zustell livr. livreur repart consegn bezorg entreg
move. mover umzug demenag mudanz trasloc verhui mudanc
handle. umschlag manutent handling
farm landwirt agric agri. boer. landbouw fazend granj farmer
grow. grower anbau cultiv coltiv kweker teelt
harvest ernte recolt cosech raccogl oogst colheit picker cueill
breed zuecht eleveur
hunt jagd jaeger chass. chasseur caza. cazador cacciat jager
fell. logging holzfael bucheron talador boscaiol
climb. rigger rigging takel seil
dive. diver taucher plonge buzo sommozz duiker mergulh
blast spreng artific brillamin
demolish abbruch abriss demol slop
dig. excavat bagger pelle. excav escavat graaf
pave pflaster paveur empedr
insulat isolier isol. isolat aisla coibent
glaze verglas vitrier vidrier
chimney schornstein kaminkehr ramon deshollin spazzacamin schoorsteen
exterminat schaedling kammerjaeg derat plag disinfest ongedierte
disinfect desinf steril
distil brenn. destil distill
ferment kellermeist
blend misch. mischer melang mezcl miscel
melt schmelz fond. fondeur fundid fusion smelt fund.
haerte. waermebehand tremp
galvan
extrude extru
cast giess. gusse coul
roll walz. lamin wals
pull wire draht trefil
spin spinn. filat filad hilad
finish veredel ausruest finiss acabad finit afwerk
quality qualit kwalit calid
safety arbeitssich arbeitsschutz prevencion prevenzione veiligheid hse
develop entwickl desarroll svilupp ontwikk desenvolv
program programm
support kundendienst kundenservice support. soporte assistenza
moderate moderat present. presentad ansager announc
speak sprecher portavoz portavoce woordvoer
act. acting schauspiel
sing. singer saeng chanteur chanteus cantant zanger cantor
compos kompon componi
dirigent
perform artist. akrobat zirkus circ
regie. regist
report reporter berichterst
statistic statist
audit revisor revision auditor wirtschaftspruef revis
apprais gutacht sachverst expertis perit periz taxat estimat schaetz
auction auktion encher subast battitore veiling leilo
bill factur faktur rechnung fattur
collect inkasso recouvr cobr recuper riscoss
credit kredit pret. presta fido hypothek mortgage ipotec hipotec hypothe
invest anlag. vermoegens portfolio
trade handel. haendler negoc comerci commerc handelaar comercio
export export
import
beamt fonction funcion. funzionar ambtenaar
politic polit
mayor buergermeist maire. alcald sindac burgemeest prefeit
diplomat diplom. botschaft ambassad embaj ambasc
`;
