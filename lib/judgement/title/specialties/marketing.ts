import type { SpecialtyField } from "./specialty-entry";

/** Marketing and communication. */
export const marketingSpecialties = {
  marketing: {
    broad: true,
    words: `cmo, marketing*, *marketing*, chief marketing*, mercadeo, mercadotecnia, mkt, mktg, mercatique, marketeer*, marketer*, marketeur*, marketingleit*, brand and marketing`,
    hints: `vermarkt*`,
  },
  brand: {
    words: `brand, brands, branding, brandmanag*, marke, marken, markenfuehr*, markenmanag*, markenkomm*, markenstrat*, *marke, marque, marques, marca, marcas, merk, merkmanag*, merken, marchio, marchi, chief brand*, brand*`,
  },
  digital_marketing: {
    words: `digital market*, online market*, onlinemarket*, *onlinemarketing*, marketing digital*, marketing en ligne, internet market*, internetmarketing*, webmarket*, web market*, marketing online, marketing numerique, emarketing*, e marketing*, digitalmarketing*, digitales marketing, digitaal marketing, marketing web, digital media*, digital communication*, digital campaign*, digital activation`,
  },
  performance_marketing: {
    words: `performance market*, performancemarket*, performance manager marketing, performance media, paid, paid media*, paid search*, paid social*, sea, sem, ppc, media acquisition, trafficmanag*, traffic, acquisition market*, acquisition manag*, acquisition digitale, head of acquisition, user acquisition*, customer acquisition*, programmatic*, programmatique, affiliat*, affilia*, google ads, adwords, growth performance, marketing performance, marketing de performance, search market*, conversion*, cro manager*, search manag*`,
  },
  seo: {
    words: `seo*, search engine*, suchmaschinen*, referencement*, posicionamiento*, organic search*, organic growth, seo sea, zoekmachine*, search optim*`,
  },
  content: {
    words: `content*, *content*, contentmanag*, contenu*, contenid*, contenut*, conteudo*, copywrit*, texter*, *texter, blogger*, blog*, storytell*, ux writ*, technical writ*, inhalte, tekstschrijv*, technischer redakt*, technische dokument*, concepteu* redact*, redaction web, redacteur web, redactor* de contenid*, documentation*`,
  },
  social_media: {
    words: `social media*, socialmedia*, *social media, social manag*, social lead, head of social, social content*, social strateg*, reseaux sociaux, redes sociales, redes sociais, influencer*, influence market*, influenc*, instagram*, tiktok*, youtube*, creator*, twitch, streamer*, creador* de contenid*, community management reseaux`,
  },
  communications: {
    words: `communicat*, kommunikat*, *kommunikation*, *kommunikat*, communicatie*, comunicac*, comunicaz*, presse*, press, press office*, pr, public relation*, oeffentlichkeitsarb*, relations presse, relations publiques, relaciones publicas, relazioni esterne, relazioni pubbliche, relacoes publicas, ufficio stampa, pressesprech*, *sprecher, spokes*, porte parole, attache* de presse, prensa, imprensa, assessor* de imprensa, persvoorlicht*, persverantwoord*, woordvoerder*, voorlicht*, corporate communicat*, internal communicat*, media relation*, externe kommunikation, interne kommunikation, corporate affairs and communicat*, reputation*, publicist*, communicator*, portavoz, addetto stampa, corpcom*, marcom*, marcoms`,
    hints: `cco, external affairs, corporate affairs, media manager*`,
  },
  product_marketing: {
    words: `product market*, productmarket*, produktmarket*, marketing produit*, marketing de producto, marketing prodotto, marketing di prodotto, marketing de produto, pmm, portfolio market*, solution market*, industry market*, technical market*`,
  },
  growth: {
    words: `growth*, chief growth*, wachstum*, croissance*, crecimiento*, crescita*, crescimento*, groei*, growth hack*, growth market*, cgo, scaling`,
  },
  demand_generation: {
    words: `demand gen*, demandgen*, demand creation*, lead gen*, leadgen*, leadgener*, leads generation, pipeline gener*, pipeline market*, abm, account based*, generation de leads, generation de demande, generacion de demanda, generacion de leads, geracao de demanda, geracao de leads, field market*, inbound*, revenue market*, campaign*, kampagnen*, kampagne*, campaigns, campagne*, campana*, campanhas, b2b market*, demand market*, leadmanag*, lead manag*`,
  },
  marketing_operations: {
    words: `marketing operation*, marketing ops, martech*, marketing technolog*, marketing automat*, marketingautomat*, mops, marketing system*, marketing data, marketing analy*, marketing performance manag*, marketing services, automatizacion de marketing, automacao de marketing, marketing process*, marketing planning, marketing strategy and operation*, campaign operation*, digital marketing operation*, marketing effectiveness`,
  },
  market_research: {
    words: `market research*, marketresearch*, marktforsch*, *marktforsch*, market intellig*, consumer insight*, customer insight*, customer intellig*, insights, insight*, etudes de marche, etude de marche, charge* d etudes, investigacion de mercado*, estudios de mercado, ricerche di mercato, ricerca di mercato, marktonderzoek*, pesquisa de mercado, inteligencia de mercado, market analy*, marktanaly*, competitive intellig*, competitive analy*, consumer research*, intelligence marche, shopper insight*, wettbewerbsanaly*, survey research, market insight*, marketing intellig*, marketing research*, marketing insight*, consumer market insight*, statistics market*`,
  },
  trade_marketing: {
    words: `trade market*, trademarket*, trade marketing*, shopper market*, shoppermarket*, sales promotion*, verkaufsfoerder*, vertriebsmarketing*, vkf, promotion*, promotions, channel market*, partner market*, retail market*, customer marketing retail, pos marketing, handelsmarketing*, brand activation*, activation*, marketing point de vente, promotor*, promoter*, vendor market*`,
  },
  advertising: {
    words: `advertis*, werbung*, werbe*, publicit*, publicid*, pubblicit*, reclame*, anzeigen*, adtech*, ad sales*, ad operation*, ad ops, mediaverkauf*, regie publicitaire, media sales*, mediasales*, aussenwerb*, ooh, propaganda, werbeleit*, sponsor*`,
  },
  sales_and_marketing_analytics: {
    words: `sales intellig*, crm analy*, marketing data scien*, marketing analyst*, web analy*, webanaly*, digital analy*, sales analy*, customer analy*, commercial analy*`,
  },
} as const satisfies SpecialtyField;
