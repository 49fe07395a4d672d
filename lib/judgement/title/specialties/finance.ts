import type { SpecialtyField } from "./specialty-entry";

/** Finance, accounting, banking, insurance and investment. */
export const financeSpecialties = {
  finance: {
    broad: true,
    words: `cfo, daf, raf, finance, finances, chief financ*, financ*, finanz*, *finanzen, finanzen, finanzas, finanza, finanziari*, financeir*, financier*, financieel, financiele, financien, administratif et financier, administration et finance*, administracion y finanzas, amministrazione e finanza, administrativo financeiro, administrativ* financ*, amministrativ* finanziari*, kaufmaennisch* leit*, kaufmaennisch* direkt*, kaufmaennisch* geschaeft*, kaufm leit*, kfm leit*, kfm *leit*, leit* kaufmaennisch*, finance business partner*, commercial finance, vice president finance`,
    hints: `kaufmaennisch*, kaufm, kfm, direttor* amministrativ*, directeur administratif, directrice administrative, chief administrative officer*`,
  },
  controlling: {
    words: `controller, controllers, vertriebscontroll*, sales controll*, personalcontroll*, projektcontroll*, controlling, controll*, *controll*, fpna, fpa, fp a, financial planning, financial controller*, business controller*, controle de gestion, controleu* de gestion, control de gestion, controllo di gestione, controladoria, controller de gestion, planeamento financeiro, planejamento financeiro, planificacion financiera, pianificazione finanziaria, budget*, forecasting, performance financiere, controlo de gestao, controle gerencial, planning and control, finanzplan*, unternehmensplan*, cost controller*, concerncontrol*`,
    leads: true,
  },
  accounting: {
    words: `accountant*, accounting*, bookkeep*, buchhalt*, *buchhalt*, buchfuehr*, *buchfuehr*, bilanz*, comptab*, comptable*, contab*, contador*, boekhoud*, ragionier*, ragioneria, rechnungswesen, *rechnungswesen, rechnungsleg*, accounts payable, accounts receivable, account payable, account receivable, kreditor*, debitor*, general ledger, r2r, record to report, financial reporting, konsolidierung*, konzernrechnung*, controller accounting, comptroller*, verslaglegging, hoofd administratie, financieel administ*, financiele administratie, financial account*, cierre contable, procure to pay, purchase to pay, order to cash, p2p, crediteur*, crediteuren*, debiteuren*`,
    hints: `consolidation, administratie, administrateur, reporting`,
  },
  billing: {
    words: `billing*, invoic*, rechnungsstell*, rechnungspruef*, fakturier*, faktur*, facturation, facturacion, fatturazione, faturamento, faturacao, facturatie`,
  },
  tax: {
    words: `tax, taxes, taxation, steuer, steuern, steuerabteil*, steuerrecht*, steuerleit*, steuerexpert*, steuerrefer*, steuermanag*, steuerfach*, *steuern, konzernsteuer*, umsatzsteuer*, lohnsteuer*, fiscal*, fiscaal, fiscaliste*, fiscalite*, fiskal*, tribut*, impuest*, impot*, imposte, impostos, belasting*, vat, mwst, transfer pricing, verrechnungspreis*, steuerberat*`,
  },
  tax_advice: {
    words: `steuerberat*, *steuerberat*, steuerkanzlei*, steuerbuero*, tax advis*, tax adviser*, tax consult*, tax partner*, tax accountant*, conseil fiscal, conseiller* fiscal*, asesor* fiscal*, asesoria fiscal, asesoria, gestoria, commercialist*, dottore commercialista, belastingadvis*, belastingconsul*, fiscalist, consultor* tribut*, consultor* fiscal*, expert* comptable*, cabinet comptable, accountantskantoor, studio commercialista, contabilista certificad*, escritorio contabil*, steuerfachangestellt*, steuerfachwirt*, cpa firm, accounting firm`,
  },
  audit: {
    words: `audit, audits, auditing, auditor*, audit*, *audit, *auditor, wirtschaftspruef*, revision, innenrevision*, interne revision, konzernrevision*, revisor*, revisore*, commissaire aux comptes, auditoria*, registeraccountant*, accountantscontrole, interne controle, internal control*, controle interne, control interno, controllo interno, controle interno, internal audit*`,
    hints: `assurance`,
  },
  treasury: {
    words: `treasur*, tresor*, tesor*, tesour*, cash management, cash manager*, liquiditaets*, cash and liquidity, corporate treasury, kasbeheer*, thesaurier*`,
  },
  credit_management: {
    words: `credit control*, credit risk*, credit analy*, credit, credits, kreditmanag*, kreditrisik*, forderung*, debt collect*, collections, recouvrement*, cobranza*, cobranca*, recupero crediti, inkasso*, incasso*, mahnwes*, credit management, kredietbeheer*, kredietmanag*, cobros, risco de credito, riesgo de credito, riesgos de credito`,
  },
  lending: {
    words: `loan*, lending, lender*, mortgage*, hypothe*, hipotec*, baufinanz*, mutui, kredit*, krediet*, credito*, crediti, prestamo*, pret immobilier, credit immobilier, leasing*, factoring*, microfinance*`,
  },
  payroll: {
    words: `payroll*, lohn*, lohnbuchhalt*, gehalts*, entgelt*, *entgelt*, paie, paye, nomina, nominas, paghe, buste paga, loonadmin*, salarisadmin*, salaris*, loon, folha de pagamento, processamento salarial, processamento de salarios, departamento pessoal, salary administr*`,
  },
  mergers_acquisitions: {
    words: `mna, mergers*, mergers and acquisitions, fusions acquisitions, fusiones y adquisiciones, fusioni e acquisizioni, fusoes e aquisicoes, fusies en overnames, corporate development, corporate finance, transaction services, transaction advisory, transaction*, due diligence, post merger*, unternehmenstransaktion*, beteiligungsmanag*, beteiligungen, acquisitions, business valuation*, valuation*, unternehmensnachfolge*`,
  },
  investor_relations: {
    words: `investor relation*, relations investisseurs, relacion* con inversores, relacao com investidores, relacoes com investidores, relazioni con gli investitori, aktionaersbezieh*, shareholder relation*`,
  },
  investment: {
    words: `investment*, investments, investor*, investing, private equity, venture capital*, vc, portfolio manager*, portfoliomanag*, wealth*, fund, funds, fondsmanag*, fonds, fondsvertrieb*, vermoegens*, gestion d actifs, gestion de patrimoine, gestion patrimon*, gestionnaire de portefeuille, inversion*, inversor*, inversiones, investiment*, investissement*, investisseur*, investitor*, beleggings*, vermogensbeheer*, hedge fund*, equity research*, equities, fixed income, securities, wertpapier*, kapitalanlag*, anlageberat*, anlagestrateg*, capital markets, kapitalmarkt*, asset allocation, family office, business angel*, angel investor*, gestor* de patrimonio, gestor* de fondos, chief investment*, ventures, trader*, stock broker*, broker*, derivat*`,
    hints: `asset management, asset manager*, equity, capital, trading, portfolio, cio`,
  },
  banking: {
    words: `bank, banks, banking, banker*, banken, bankkauf*, bankberat*, bankfach*, bankdirekt*, bankleit*, bankmanag*, bankangestellt*, investmentbank*, privatbank*, firmenkundenberat*, firmenkunden*, privatkunden*, sparkass*, banquier*, bancaire*, bancari*, bancario, banque, banca, banco, bankier*, clientele professionnelle, conseiller* de clientele, conseiller* clientele, charge* de clientele, corporate clients, commercial banking, gestor* bancari*, gerente de agencia bancaria, vermogensadvis*, branch banking`,
    hints: `relationship manager*, financial services, services financiers, servicios financieros, finanzdienstleist*`,
  },
  payments: {
    words: `payment*, zahlungsverkehr*, zahlungs*, paiement*, pagos, medios de pago, pagamenti, pagamentos, meios de pagamento, betaal*, betalings*, card business, cards, open banking, fintech*`,
  },
  risk_management: {
    words: `risk, risks, risiko*, *risiko*, risque*, riesgo*, rischi, rischio, risco, riscos, risic*, chief risk officer*, enterprise risk, market risk, operational risk, krisenmanag*, business continuity, resilience, bcm, crisis manag*`,
    hints: `cro`,
  },
  financial_crime: {
    words: `fraud*, aml, anti money*, geldwaesche*, *geldwaesche*, blanchiment*, lcb ft, blanqueo*, pbc, antiriciclaggio, riciclaggio, lavagem de dinheiro, kyc, betrug*, fraude*, financial crime*, witwas*, sanctions, forensic*`,
  },
  pricing: {
    words: `pricing*, preisgest*, preismanag*, preisbild*, politique prix, fijacion de precios, precios, prezzi, precificacao, precos, tarification*, tarif*, prijs*, preise, preis, price manag*`,
  },
  claims: {
    words: `claims, claim, claims handl*, chief claims*, schade*, *schaden*, schadens*, schadenregul*, sinistre*, indemnis*, siniestro*, sinistri, sinistro, sinistros, liquidat* sinistri, liquidacion de siniestros, loss adjust*, adjuster*, perit* de seguros, expert* en sinistres, schadebehand*, regulacao de sinistros, leistungsabteil*, leistungsmanag* versicherung, *regulierer, insurance claim*, insurance adjust*`,
    hints: `regulier*, leistung`,
  },
  underwriting: {
    words: `underwrit*, zeichnungs*, souscript*, suscripcion*, suscriptor*, sottoscri*, assuntor*, assunzione rischi, acceptant*, subscric*, subscritor*, subscrit*, risikopruef*, antragspruef*, aceitacao de riscos, verzekeringsacceptatie`,
  },
  actuarial: {
    words: `actuar*, *actuar*, aktuar*, *aktuar*, attuari*, atuari*, versicherungsmathem*`,
  },
  insurance_distribution: {
    words: `insurance broker*, insurance agent*, insurance agency, insurance sales*, insurance advis*, versicherungsmakler*, versicherungsagent*, versicherungsberat*, versicherungsvertret*, versicherungsfach*, versicherungskauf*, *versicherungsmakler*, courtier* en assurance*, courtier* d assurance*, courtage, agent* general* d assurance*, corredor* de seguros, agente de seguros, mediador de seguros, correduria*, broker assicurativ*, agente assicurativ*, assurantie*, assurantieadvis*, verzekeringsadvis*, verzekeringsmak*, corretor* de seguros, corretora de seguros, courtier*, corredor*, corretor*`,
    hints: `insurance, versicherung*, assurances, seguros, assicuraz*, assicurativ*, verzekering*, vorsorge*, prevoyance`,
  },
  reinsurance: {
    words: `reinsur*, rueckversicher*, reassur*, reaseguro*, riassicura*, herverzeker*, resseguro*, captive*`,
  },
} as const satisfies SpecialtyField;
