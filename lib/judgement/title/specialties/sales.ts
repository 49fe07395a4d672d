import type { SpecialtyField } from "./specialty-entry";

/** Selling, partners, customers after the sale. */
export const salesSpecialties = {
  sales: {
    broad: true,
    words: `cro, sales*, *sales, vertrieb*, *vertrieb*, verkauf*, *verkauf, *verkaufs*, vente, ventes, vendita, vendite, ventas, vendas, verkoop*, verkoper*, venditor*, vendedor*, comercial*, commerciale*, commerciaux, commerciaal*, commercieel*, commerciele, commercial direct*, direct* commercial*, chief commercial*, commercial lead*, head of commercial, vp commercial, chief sales*, chief revenue*, revenue officer*, revenue lead*, vp revenue, saelj*, salg*, selger*, salesman*, saleswoman*, salesperson*, force de vente, fuerza de ventas, forza vendita, action commerciale, animat* commerc*, developpement commercial, telefonsaelj*, aussendienst*, saljare, kaufmann*, kauffrau*, verkauft`,
    hints: `cso, cco, commercial*, country manag*, regional manag*, regionalmanag*, regionalleit*, business manager*, area manag*, district manag*, regionsleit*, gebietsmanag*, bezirksdirekt*, revenue direct*, regional direct*`,
  },
  field_sales: {
    words: `field sales*, aussendienst*, *aussendienst*, outside sales*, sales rep*, representative*, account representat*, handelsvertret*, handelsagent*, vrp, delegu* commerc*, delegad* comercia*, delegad* de ventas, technico commercia*, tecnico comercial, gebietsleit*, gebietsverkauf*, gebietsverkaufsleit*, verkaufsgebiet*, buitendienst*, agente commercial*, agente comercia*, agent commercial, area sales*, territory*, visitador* medic*, visitador*, representant*, rappresentant*, vertegenwoordig*, attache* commercia*, itinerant*, pharmareferent*, delegue* medica*, informatore scientifico, informador* medic*, artsenbezoeker*, regionalverkauf*, promotor de vendas, bezirksverkauf*, verkaufsberat*, sales consult*, sales advis*, sales special*, conseiller commercial, conseill* commercia*, verkaufsrepr*, comercial de zona, propagandista*, fachberat*, regional sales*, vertriebsbeauftrag*, vertriebsmitarb*, vertriebsrepr*, sales agent*`,
    hints: `area manag*, bezirksleit*`,
  },
  key_account: {
    words: `key account*, keyaccount*, *key account*, grosskund*, grands comptes, comptes cles, compte cle, cuentas clave, cuentas claves, grandes cuentas, grandi clienti, grandi account, grandes contas, contas chave, contas estrategicas, national account*, global account*, strategic account*, enterprise account*, major account*, corporate account*, federal account*, grote klanten, relatiebeheer*, schluesselkund*, key accountmanag*, group account manag*, key client*, responsable grands comptes, conta chave, kundenmanag*, enterprise sales`,
    hints: `kam`,
  },
  account_management: {
    words: `account exec*, accountmanag*, accountmanager*, sales account*, kundenbetreu*, *kundenbetreu*, charge* de compte*, charge* de clientele, ejecutiv* de cuenta*, gestor* de cuenta*, gestor* de contas, gerente de contas, gerente de cuenta*, executiv* de contas, executiv* de vendas, ejecutiv* comercia*, ejecutiv* de ventas, responsabile clienti, charge* d affaires, ingenieu* d affaires, responsable de compte*, responsable clientele, sales exec*, klantmanag*, relatiemanag*, accounts, account, kundenverantw*, gestor* de cliente*, gestore clienti, gestor* comercia*`,
    hints: `relationship manag*, kundenberat*, client manag*`,
  },
  inside_sales: {
    words: `inside sales*, insidesales*, innendienst*, *innendienst*, vertriebsinnendienst*, verkaufsinnendienst*, sdr, bdr, sales development rep*, sales development*, business development rep*, commercia* sedentaire*, sedentaire*, binnendienst*, televente*, televend*, telesales*, telefonverk*, telefonsaelj*, telemarket*, tele sales*, ventas internas, ventas telefonicas, commerciale interno, vendas internas, inside vendas, administration des ventes, adv, sales administr*, sales support*, sales assist* office, order manag*, auftragsabwick*, auftragsbearb*, auftragsmanag*, auftrags*, order desk, vertriebsunterst*, vertriebsassist*, sales assist*, sales coordinat*, sales back*, customer order*, vertriebskoord*, vertriebssachbearb*, sales admin*, verkaufssachbearb*, vertriebssupport*, verkaufssupport, pre vendas, pedidos, assistant commercia*, assistant* commercia*, backoffice commerc*, ordermanag*, telesel*`,
  },
  presales: {
    words: `presales*, pre sales*, sales engineer*, salesengineer*, solution engineer*, solutions engineer*, solution consult*, solutions consult*, solution sales*, vertriebsingenieur*, vertriebsing*, avant vente*, avant ventes, preventa*, prevendita*, ingenieu* commercia*, technical sales*, technischer vertrieb, technischer verkauf*, technisch commercieel, application engineer*, applications engineer*, applikationsing*, anwendungstechn*, field application*, anwendungsberat*, applikation*, value engineer*, technische verkoop, ingenier* de ventas, ingenier* de preventa, engenheir* de vendas, sales applicat*, tecnico commerciale`,
  },
  channel_partners: {
    words: `channel*, *channel, partner manag*, partnermanag*, partnership*, partenariat*, partenaires, partner sales*, partner develop*, partner success*, partner account*, partner direct*, head of partner*, alliance*, reseller*, indirect sales*, distribution partner*, distributor*, haendler*, ecosystem*, alianzas*, alianza*, parcerias, parceiros, vertriebspartner*, partnervertrieb*, canal, canales, canais, ventes indirectes, oem*, dealer*, handelspartner*, reseau de distribution, reseau, dealer network*, partner network*, sales network*, dealer develop*, kooperation*, *kooperation*, partnerstrateg*, partner*net*, samenwerking*, partnerbetreu*, strategic partner*, vertriebskanal*, partneri*`,
    hints: `distribution*`,
  },
  sales_enablement: {
    words: `sales enable*, enablement*, revenue enable*, sales train*, vertriebstrain*, verkaufstrain*, formador* de ventas, formation commerciale, formatore vendite, sales coach*, verkaufscoach*, vertriebscoach*, sales excellence*, vertriebsentwick*, sales effectiveness*, salesforce effectiveness*, sfe, sales readiness, sales method*, sales performance*, treinamento de vendas, capacitacion comercial, capacitacion de ventas, verkooptrain*, sales academy, sales capab*`,
  },
  revenue_operations: {
    words: `revenue operat*, revops, rev ops, sales operat*, salesops, sales ops, gtm*, go to market*, vertriebssteuer*, vertriebscontroll*, sales controll*, sales planning*, commercial operat*, commercial excellence*, sales system*, sales administration direct*, efficacite commerciale, performance commerciale, operaciones comerciales, operaciones de ventas, operazioni commerciali, operacoes comerciais, operacoes de vendas, operations commerciales, vertriebsorganis*, verkaufssteuer*, revenue system*, revenue strateg*, sales process*, sales govern*, sales standards*, sales information*, sales strateg*, salessteer*, sales manag* support, vertriebsprozess*, vertriebsstrateg*, verkaufsorganis*, deal desk*, sales compensation*, quote to cash, lead to cash, gtm system*, commercial process*, commercial strateg*, inteligencia comercial, planejamento comercial, sales transformation*, salesforce operation*, revenue excellence`,
    hints: `revenue*`,
  },
  bid_management: {
    words: `bid, bids, bidding*, tender*, ausschreib*, *ausschreib*, angebotsmanag*, angebots*, angebot*, proposal*, appels d offres, appel d offres, licitac*, gare d appalto, ufficio gare, gare, aanbested*, offerte*, rfp*, ofertas, propuestas, propostas, offertmanag*, preventas y ofertas, tendermanag*`,
  },
  business_development: {
    words: `business develop*, businessdevelop*, geschaeftsentwick*, geschaeftsfeldentwick*, unternehmensentwick*, new business*, newbiz*, bizdev*, biz dev, bdm, developpement commercial, developpement des affaires, developpement d affaires, developpeu* d affaires, developpement des ventes, responsable developpement, charge* de developpement, directeur du developpement, directeur developpement, desarrollo de negocio*, desarrollo comercial, sviluppo business, sviluppo commerciale, sviluppo del business, desenvolvimento de negocios, desenvolvimento comercial, novos negocios, nuevos negocios, neukunden*, akquis*, *akquise, neugeschaeft*, market develop*, marktentwick*, market expansion*, chief business officer*, commercial develop*, international develop*, zakelijke ontwikkeling, prospect*, new venture*, business expansion, development commercial, acquisiteur*, corporate business develop*, nuovi mercati, strategic development`,
  },
  wholesale: {
    words: `wholesal*, grosshand*, *grosshandel*, groothand*, comercio mayorista, mayorista, grossiste*, ingrosso, atacad*, tradehouse, gross*handel`,
  },
  customer_success: {
    words: `customer success*, customersuccess*, client success*, csm, csms, customer value*, succes client*, exito del cliente, sucesso do cliente, succes clients, successo clienti, successo del cliente, customer onboard*, client onboard*, onboard*, customer adoption*, renewal*, renewals, kundenerfolg*, customer outcome*, klantsucces*, customer growth*, customer development, adoption manag*, customer retention`,
    hints: `success, chief customer*, customer officer*, cco, customer relation*`,
  },
  customer_support: {
    words: `customer support*, customersupport*, support, supports, supporter*, support*, *support, kundensupport*, kundenservice*, kundenserv*, *kundenservice*, kundendienst*, customer service*, customerservice*, customer care*, customer contact*, customer operat*, service client*, service clients, service clientele, call cent*, callcent*, contact cent*, kontaktcenter*, klantenserv*, klantcontact*, klantenservice*, servicio al cliente, servicio de atencion, atencion al cliente, atencion a clientes, atendimento ao cliente, atendimento a clientes, atencion cliente, servizio clienti, assistenza clienti, customer assist*, beschwerde*, complaint*, technical support*, soporte*, suporte*, supporto*, kundenzufrieden*, conseiller* client*, charge* de relation client, teleconseill*, telefonist*, teleoperad*, operatore call*, reclamos, sac, kundenkontakt*, client care, centre d appels, centro de atencion, groupe reclamation, clientservice*, clientenservice*`,
    hints: `customer*, klant*, kunden*, relation* client*`,
  },
  customer_experience: {
    words: `customer experience*, cx, customer journey*, experience client*, experiencia de cliente, experiencia del cliente, experiencia do cliente, esperienza cliente, customer centric*, klantbeleving*, klantervaring*, kundenerlebn*, kundenerfahr*, voice of customer*, voice of the customer, parcours client*, chief experience*, nps, kundenorientier*, client experience*`,
    hints: `cxo, customer officer*, chief customer*, cco`,
  },
  community: {
    words: `community*, *community*, communaut*, comunidad*, comunidade*, membership*, mitgliederserv*, mitglieder*, mitgliedschaft*, member service*, member relation*, ledenserv*, adherent*, devrel, developer relation*, developer advoc*, developer evangel*, evangelist*, owner relations*`,
  },
  delivery_management: {
    words: `delivery, recruitment delivery*, deliverymanag*, professional service*, professionalservice*, implementation*, implementier*, implementac*, implementaz*, implantac*, implementatie*, project delivery*, service delivery*, servicedelivery*, solution delivery*, customer delivery*, deployment*, rollout*, roll out*, integration manag*, engagement manag*, customer implementat*, entrega, delivery*, customer project*, consulting delivery`,
  },
} as const satisfies SpecialtyField;
