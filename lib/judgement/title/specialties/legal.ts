import type { SpecialtyField } from "./specialty-entry";

/** Law, compliance and privacy. */
export const legalSpecialties = {
  legal_counsel: {
    words: `legal, counsel, general counsel*, legal counsel*, jurist*, *jurist, *juristin, juridi*, giurist*, giuridic*, legale, affari legali, ufficio legale, rechtsabteil*, recht, leiter recht, rechtsberat*, justiz*, justitiar*, justiziar*, syndikus*, chief legal*, abogad* intern*, asesor* juridic*, asesoria juridica, affaires juridiques, bedrijfsjurist*, juridisch*, departamento juridico, consultor* juridic*, consulente legale, in house counsel, group counsel, wirtschaftsjurist*, arbeitsrecht*, vertragsrecht*`,
    hints: `clo`,
  },
  legal_operations: { words: `legal operation*, legal ops, legal tech*, operations juridiques, legaltech*` },
  law_practice: {
    words: `rechtsanwalt*, rechtsanwaelt*, anwalt*, anwaelt*, *anwalt, *anwaeltin, lawyer*, attorney*, avocat*, abogad*, avvocat*, advocaat, avocat* associe*, advocate*, advocaten*, advogad*, solicitor*, barrister*, law firm*, law partner*, law practice, law office, cabinet d avocats, studio legale, fachanwalt*, kanzlei*, *kanzlei*, despacho de abogados, bufete*, sociedade de advogados, escritorio de advocacia, advocatenkantoor, litigation*, dispute resolution, contentieux, prozessfuehr*, insolvenz*, socio abogado, bar member, legal partner*, huissier*`,
    leads: true,
  },
  practice_partner: {
    words: `avocat* associe*, kanzleiinhab*, kanzleileit*, kanzleimanag*, kanzleipartner*, law firm manag*, managing partner* law, partner kanzlei, titolare studio, titular del despacho, cabinet associe`,
    hints: `managing partner*, socio director, socio administrador, equity partner*, senior partner*`,
  },
  legal_support: {
    words: `paralegal*, legal assistant*, assistant* juridique*, rechtsanwaltsfach*, notarfach*, legal secretar*, juridisch secretar*, refa, renofa, asistente legal, asistente juridic*, assistente legal*, assistente juridic*, law clerk*, rechtsreferendar*`,
  },
  notary: {
    words: `notar, notarin, notare, notariat*, notary*, notaire*, notai*, notario*, notaria*, notaris*, tabeliao*, kandidaat notaris`,
  },
  compliance: {
    words: `compliance*, *compliance*, conformite*, cumplimiento*, conformita, conformidade, naleving, ethics, ethik*, integrity, chief compliance*, geldwaesche compliance, whistleblow*, lieferkettensorg*`,
    hints: `cco`,
  },
  data_protection: {
    words: `data protection*, data privacy*, privacy*, datenschutz*, *datenschutz*, dpo, dpd, dsb, protection des donnees, delegu* a la protection, proteccion de datos, protezione dei dati, protezione dati, protecao de dados, gdpr, rgpd, lgpd, dsgvo, functionaris gegevensbescherm*, gegevensbescherm*, encarregado de dados, encarregado de protecao`,
  },
  contract_management: {
    words: `contract admin*, contracts admin*, contracts, contract, vertragsmanag*, vertrags*, gestion de contratos, gestion des contrats, gestione contratti, contratti, contratos, contrats, contractmanag*, contractbeheer*, gestao de contratos, contracting, claim management, claims and contracts, contract law*, clm`,
  },
  intellectual_property: {
    words: `patent*, *patent*, ip counsel, intellectual property, trademark*, markenrecht*, propriete intellectuelle, propiedad intelectual, propriedade intelectual, proprieta intellettuale, brevet*, brevett*, intellectueel eigendom, octrooi*, ip, copyright*, licens* manag*`,
  },
  regulatory_affairs: {
    words: `regulatory*, zulassung*, affaires reglementaires, reglementair*, asuntos regulatorios, regulatori*, regolator*, affari regolatori, assuntos regulatorios, regulatorisch*, regulierungs*, registration manager*, reglementation`,
  },
  corporate_governance: {
    words: `company secretar*, corporate secretar*, corporate governance, governance, gesellschaftssekret*, corporate legal, secretaria del consejo, segreteria societaria, bestuurssecret*, governanca`,
    hints: `secretaire general*, secretari* general, segretari* generale, generalsekret*, secretary general, general secretary`,
  },
  public_affairs: {
    words: `public affair*, government affair*, government relation*, governmental affair*, lobby*, affaires publiques, asuntos publicos, affari istituzionali, affari pubblici, relazioni istituzionali, relacoes institucionais, relacoes governamentais, relaciones institucionales, relations institutionnelles, public policy, politische kommunikation, interessenvertret*, policy advis*, policy manag*, policy direct*, policy officer*, policy analy*, advocacy, beleidsadvis*, institutional relation*, director of policy, head of policy`,
    hints: `policy, external affairs, corporate affairs`,
  },
  justice: {
    words: `judge*, richter*, juge, juges, juez, jueza, giudice, juiz, juiza, rechter, staatsanwalt*, staatsanwaelt*, prosecutor*, magistrat*, court*, tribunal*, procureur*, fiscalia, gericht*, rechtspfleg*, mediator*, mediation*, arbitrat*`,
  },
} as const satisfies SpecialtyField;
