import type { SpecialtyField } from "./specialty-entry";

/** Buying, planning, storing and moving goods. */
export const supplySpecialties = {
  procurement: {
    words: `procure*, purchas*, buyer*, *einkauf*, einkauf*, *einkaeufer*, einkaeuf*, beschaff*, *beschaff*, achat, achats, acheteu*, compras, comprador*, acquist*, inkoop*, inkoper*, *inkoop, *inkoper, aprovision*, aprovisionamiento*, approvvig*, sourcing*, suprimentos, materialbeschaff*, chief procurement*, purchasing*, abastecimiento*, central de compras, ufficio acquisti, responsable approvisionnement*, spend manag*, supply manager*, supply management`,
    hints: `cpo, buying, approvision*, supply`,
    leads: true,
  },
  category_management: {
    words: `category, categories, categorymanag*, category buyer*, warengruppen*, *warengruppen*, warengruppe, gestion de categorias, gestao de categorias, gestione categorie, categoriemanag*, responsable de categorie, jefe de categoria, commodity*`,
  },
  supplier_management: {
    words: `supplier*, vendor relation*, vendor, vendors, lieferant*, *lieferant*, fournisseur*, proveedor*, fornitor*, fornecedor*, leverancier*, supplier quality*, third party*, outsourcing*, subcontract*, sous traitance`,
  },
  supply_chain: {
    words: `supply chain*, supplychain*, lieferkette*, chaine d approvisionnement, chaine logistique, cadena de suministro*, cadeia de suprimentos, cadeia de abastecimento, catena di fornitura, catena di approvvigionamento, scm, csco, toeleveringsketen, chief supply*, end to end planning, value chain`,
  },
  demand_planning: {
    words: `demand plan*, demand and supply*, supply plan*, sop, snop, sales and operations planning, material plan*, materialplan*, materialwirt*, materialdispo*, disposition*, *disposition, *disponent*, bedarfsplan*, absatzplan*, planificacion de la demanda, planejamento de demanda, planificateur*, approvisionneu*, inventory*, bestandsmanag*, bestands*, stock manag*, stock control*, gestion des stocks, gestion de inventarios, gestao de estoque, estoque*, voorraad*, inventari*, scorte, replenish*, nachschub*, material handl*, demand manag*, logistikplan*, goederenstroom*`,
    hints: `planner*, planning, planung*, planificacion, planejamento, pianificazione, plann*`,
  },
  logistics: {
    broad: true,
    words: `logisti*, *logisti*, logistik*, *logistik*, logistiek*, logistique*, spedition*, speditions*, freight*, forward*, transitaire*, transitario*, versand*, *versand, fulfilment*, fulfillment*, fulfil*, spedizion*, spediteur*, expediteur*, last mile*, lieferung*, verlader*, 3pl, 4pl, despacho de mercancias, cross dock*, deliveries, expediteu*, expedici*, expedica*`,
    hints: `distribution*, distribucion, distribuzione, distribuicao, shipping*, expedition*`,
  },
  warehouse: {
    words: `warehous*, lager*, *lager, *lagerist*, *lagerleit*, magazijn*, magasinier*, entrepot*, almacen*, magazzin*, armazen*, armazem, almoxarif*, distribution cent*, fulfil* cent*, intralogisti*, centro de distribucion, centro de distribuicao, centre de distribution, distributiecent*, logistikzentr*, staplerfahr*, kommission*, cariste*, picker*, order picker*, forklift*, wms, deposit* logistic*, hub manager, preparateur de commandes`,
  },
  fleet: {
    words: `fleet*, fuhrpark*, *fuhrpark*, flotten*, flotte, flottes, parc auto*, parc automobile, gestionnaire de parc, flota*, flotta*, frota*, wagenpark*, parque automotor, parco auto, parco veicoli, car policy, company car*, vehiculos`,
  },
  transport_planning: {
    words: `transport*, *transport*, dispatch*, verkehrsleit*, tourenplan*, transportplan*, *disponent, disponent*, affret*, exploitation transport, exploitant transport, trafic*, trasport*, *spediteur, planner transport, vervoer*, wegvervoer, trucking*, haulage*, road freight, lkw*, carrier*, frachtfuehr*, verkehrsplan*, route plan*, ritplan*`,
  },
  customs: {
    words: `customs*, zoll, zollabteil*, zollbeauftragt*, zollmanag*, zoll*, douan*, aduan*, dogan*, aduaneir*, alfandeg*, trade compliance*, export control*, exportkontroll*, global trade*, despachante*, declarant*`,
  },
  import_export: {
    words: `export*, *export, import, imports, import export*, aussenhandel*, comercio exterior, commerce exterieur, commerce international, comex, commercio estero, estero, international trade*, exportacion*, exportac*, exportador*, international sales*, vente* internationa*, ventas internacional*, internationaler vertrieb, global sourcing`,
  },
  driving: {
    words: `driver, drivers, fahrer*, *fahrer, kraftfahr*, berufskraftfahr*, chauffeur*, conduct* routier*, camionero*, camionista*, motorista*, autista, autisti, vrachtwagen*, courier*, kurier*, rider*, delivery driver*, zusteller*, postbote*, facteur, repartidor*, bezorger*, caminhoneiro*, conductor`,
  },
  postal_parcel: {
    words: `post*, parcel*, paket*, colis, mail operations, mail center, mailroom*, correos, correios, posta, poststelle*`,
  },
} as const satisfies SpecialtyField;
