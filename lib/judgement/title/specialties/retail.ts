import type { SpecialtyField } from "./specialty-entry";

/** Stores, assortment and commerce online. */
export const retailSpecialties = {
  store_management: {
    words: `store operat*, store, stores, shop, shops, shopleit*, storeleit*, storemanag*, filialleit*, *filialleit*, filial*, marktleit*, marktmanag*, markthall*, directrice de magasin, gerante de magasin, magasin, magasins, gerente de tienda*, encargad* de tienda*, jef* de tienda*, tienda, tiendas, direttore punto vendita, responsabile punto vendita, punto vendita, punti vendita, punto de venta, winkelmanag*, winkel*, filiaalmanag*, filiaal*, gerente de loja*, loja, lojas, hausleit*, boutique*, retail operat*, retail area*, verkaufsstelle*, ladenleit*, ladeninhab*, laden, directeur de point de vente, adjoint magasin, rayonleit*, rayonmanag*, chef de rayon, chef de secteur, jefe de seccion, capo reparto vendita, supermarkt*, supermarket*, supermercado*, hypermarche*, hipermercado*, marketmanag*, negozio, negozi, off premise, mall, outlet*`,
    hints: `area manag*, district manag*, bezirksleit*, regional manag*, bedrijfsleid*, merchandiser*, field manag*`,
  },
  retail: {
    broad: true,
    words: `retail, retailing, retail*, einzelhand*, *einzelhandel*, kauffrau im einzelhandel, varejo, varejista, detailhandel*, comercio minorista, minorista, commerce de detail, commercio al dettaglio, dettaglio, grande distribution, gms, gdo, retailer*, distribucion minorista, handelsfach*, super und verbrauchermarkt, lebensmittelhandel, lebensmitteleinzel*`,
  },
  retail_sales: {
    words: `verkaeufer*, *verkaeufer*, vendeu*, sales assistant*, sales clerk*, sales advis* retail, dependient*, commess*, store associate*, shop assist*, retail assist*, cashier*, kassier*, caissi*, caixa, balconist*, vendedor* de tienda, addett* vendit*, winkelmedew*, verkoopmedew*, hote* de caisse, counter assist*, counter*, cajer*, conseiller* de vente, fachverkaeuf*, kasse*, florist*, juwelier*, jewel*`,
  },
  merchandising: {
    words: `merchandising*, merchandise*, retail buy*, fashion buy*, head of buying, buying direct*, buying manag*, buying and merch*, sortiment*, *sortiment*, assortment*, assortiment*, assortimento, surtido, marchandis*, visual merch*, vm, collection*, kollektion*, zentraleinkauf*, chef de groupe, merchandise plan*, range*, space plan*, product buyer*, planogram*, offre produit*, sortimento, private label*, eigenmarke*, marque propre, product and buying, buyer fashion, inkoop en assortiment`,
    hints: `buying, buyer*, chief merchant*, chief product*, merchandiser*`,
  },
  ecommerce: {
    words: `ecommerce*, *ecommerce*, e commerce*, digital trad*, online trad*, digital commerce*, digital retail*, digital sales*, onlineshop*, online shop*, onlinehandel*, online handel*, online vertrieb*, onlinevertrieb*, web shop*, webshop*, commerce electronique, commerce digital, comercio electronico, comercio digital, comercio eletronico, commercio elettronico, vente en ligne, ventes en ligne, vente a distance, online sales*, online retail*, marketplace*, marktplatz*, amazon*, d2c, dtc, direct to consumer*, omnichannel*, omni channel*, omnicanal*, multichannel*, online business*, online store*, digital store*, online trading*, tienda online, loja virtual, gerente de loja virtual, loja online, e retail*, etail*, quick commerce, web merchand*, e merchandis*, emerchandis*, versandhandel*, venta online, ventas online, vendas online, vendite online, e handel*, ehandel*, webwinkel*, shopify*, magento*, online verkoop, ebusiness*, e business*, digital business*, unified commerce, web trading, internethandel*, online, leiter online`,
    hints: `trading, digital`,
  },
  crm_loyalty: {
    words: `crm, crm market*, loyalty*, *loyalty, kundenbindung*, fidelis*, fideliz*, fidelit*, lifecycle*, life cycle market*, retention*, email market*, emailing*, e mail market*, customer relationship manag*, customer relation* manag*, gestion de la relation client, relation* client*, kundenbeziehungsmanag*, direct market*, direktmarketing*, dialogmarketing*, klantrelatie*, relacionamento com cliente*, relacionamento, bestandskunden*, customer marketing*, customer lifecycle*, customer engagement*, marketing relationnel, marketing directo, programa de fidel*, newsletter*, kundenclub*, dialogmanag*, crm*`,
  },
  consumer_products: {
    words: `consumer goods, consumer product*, fmcg, konsumgueter*, grande consommation, gran consumo, largo consumo, fashion*, mode, moda, luxury*, luxus*, luxe, lusso, apparel, footwear, textil*, furniture*, moebel*, mobilier, bekleid*, schuhe*`,
  },
} as const satisfies SpecialtyField;
