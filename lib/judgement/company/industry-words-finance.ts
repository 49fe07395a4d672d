import type { IndustryEntry } from "./industry-entry";

/** Financial services. */
export const financeIndustries = {
  finance: {
    label: "Financial services",
    near: ["accounting"],
    words: `financial services, financial service, financial sector, financial institution*, financial industry, financial compan*, financial firm*, finance industry, finance sector, finance companies, finanzdienstleist*, finanzbranche, finanzwesen, finanzsektor, finanzwirtschaft, finanzinstitut*, finanzunternehmen, services financiers, service financier, secteur financier, institutions financieres, servicios financieros, sector financiero, instituciones financieras, entidades financieras, servizi finanziari, settore finanziario, istituti finanziari, servicos financeiros, setor financeiro, instituicoes financeiras, financiele diensten, financiele dienstverlening, financiele sector, financiele instellingen, finanzas, bfsi, fsi, funds trusts`,
    whole: `finance, finances, finanzen, finanza, financas, financien, financial, finanz, financiero, financeiro`,
  },
  banking: {
    label: "Banking",
    parents: ["finance"],
    near: ["fintech", "insurance", "investment", "lending"],
    words: `bank, banks, banking, banker, bankers, bankwesen, bankensektor, bankenbranche, banken, banque, banques, bancaire, bancaires, banca, banche, bancari, bancaria, bancario, bancarie, banco, bancos, bancarias, bancarios, bankgewerbe, bankenwesen, bankinstitut*, bankhaus, bankhaeuser, bankwezen, retail bank*, commercial bank*, central bank*, savings bank*, *sparkasse, sparkasse*, *sparkassen, *bank, *banken, volksbank*, raiffeisen*, genossenschaftsbank*, landesbank*, privatbank*, credit union*, kreditinstitut*, kreditgenossenschaft*, savings institution*, building society, building societies, bausparkasse*, istituti credito, istituto credito, entidades credito, instituicoes credito, etablissements credit, caisse epargne, caisses epargne, cajas ahorro, caja ahorros, cassa risparmio, casse risparmio, caixas economicas, credit mutuel, neobank*, spaarbank*, kreditwirtschaft, credit intermediation, etablissements bancaires, banco digital`,
    whole: `epargne, ahorro`,
  },
  insurance: {
    label: "Insurance",
    parents: ["finance"],
    near: ["banking", "fintech"],
    words: `insurance, insurances, insurer, insurers, insuretech, reinsurance, reinsurer*, versicherung, versicherungen, versicherungs*, versicherer, versicherungsmakler*, *versicherung, *versicherungen, *versicherer, rueckversicher*, assurance compan*, assurances, assureur*, reassurance, mutuelle, mutuelles, courtier* assurance*, compagnie assurance, compagnies assurance, secteur assurance, seguros, aseguradora*, compania seguros, reaseguro*, mutuas, correduria* seguros, assicurazion*, assicurativ*, compagnie assicurative, assicuratore, assicuratori, verzekering*, verzekeraar*, seguradora*, resseguro*, assuradeur*, assekuranz*, claims adjusting, actuarial services, pension fund*, pensionskasse*, insurance brokers, underwriters, underwriting`,
    whole: `assurance, seguro, actuaries`,
  },
  fintech: {
    label: "Fintech",
    parents: ["finance", "technology"],
    near: ["banking", "insurance", "investment", "lending", "software", "crypto"],
    words: `fintech*, fin tech, financial technology, financial technologies, financial software, finanztechnologie*, finanzsoftware, tecnologia financiera, tecnologia finanziaria, tecnologia financeira, technologie financiere, payment*, payments, zahlungsdienst*, zahlungsverkehr*, zahlungsanbieter, paiement*, pagos, pagamenti, pagamentos, betaaldienst*, betalingen, insurtech*, insur tech, assurtech*, regtech*, wealthtech*, wealth tech, paytech*, challenger bank*, digital bank*, embedded finance, open banking, logiciel* financier*, software financiero, buy now pay later, bnpl`,
  },
  crypto: {
    label: "Blockchain and crypto",
    parents: ["technology"],
    near: ["fintech", "software"],
    words: `blockchain*, crypto, cryptocurrenc*, kryptowaehrung*, krypto, cryptomonnaie*, criptomoneda*, criptovalut*, criptomoeda*, defi, digital assets, bitcoin, web3`,
  },
  investment: {
    label: "Investment",
    parents: ["finance"],
    near: ["banking", "fintech"],
    words: `investment, investments, investment bank*, investment management, investment firm*, investment advice, investmentbank*, investmentgesellschaft*, venture capital*, vc firm*, vc fund*, venture fund*, private equity*, pe firm*, pe fund*, growth equity, asset manag*, asset management, capital markets, capital market, kapitalmarkt*, kapitalanlage*, kapitalbeteiligung*, beteiligungsgesellschaft*, wealth manag*, fund manag*, hedge fund*, hedgefonds, investor*, securities commodity exchanges, securities brokerage, stock exchange*, boerse*, wertpapier*, vermoegensverwalt*, vermoegensberat*, vermogensbeheer*, family office*, fonds investissement, capital investissement, capital risque, gestion actifs, gestion patrimoine, banque investissement, banque affaires, societes gestion, fondos inversion, fondo inversion, capital riesgo, capital privado, gestion activos, gestion patrimonios, gestoras fondos, banca inversion, fondi investimento, gestione patrimoni*, gestione risparmio, sgr, investimenti, investimentos, fundos investimento, gestao ativos, gestao patrimonio, capital risco, durfkapitaal, beleggingen, beleggingsfonds*, investeerder*, investeringsmaatschapp*, participatiemaatschapp*, mergers acquisitions, business angels, angel investing, trusts estates, corporate finance, fund administration, mutual funds, inversiones, investissement*, holding companies, holding company, beteiligungen`,
    whole: `vc, pe, venture capital, funds, fonds, trading, holding, holdings`,
  },
  lending: {
    label: "Lending and leasing",
    parents: ["finance"],
    near: ["banking", "fintech"],
    words: `lending, lenders, lender, loan broker*, mortgage*, consumer credit, kreditvermittl*, leasing, leasinggesellschaft*, factoring, hypothek*, hypothecair*, credito consumo, credit consommation, credit bail, pret immobilier, prestamos, emprestimos, collection agencies, debt collection, inkasso*, incasso*, recouvrement, recobro, recupero crediti, microfinance, hypotheken, loan services, sales financing`,
    whole: `credit, loans, kredit, kredite, credito`,
  },
} satisfies Record<string, IndustryEntry>;
