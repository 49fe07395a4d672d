/** Word classes of all languages together, in the form of `readSentences`. */

/** What a seller calls their own: not vendors, contracts or brands, which are the buyer's. */
export const offerWords =
  "tool,tools,*tool,software,*software,platform,*platform,plattform*,plateforme*,plataforma*,piattaforma*,solution,solutions,loesung*,*loesung,oplossing*,solucion*,soluzion*,solucao,solucoes,app,apps,application*,aplicativo*,product,products,produkt*,produit*,producto*,prodott*,produto*,service,services,servicio*,servizi*,servico*,agency,agentur,agence,agencia,agenzia,bureau,startup,logiciel*,outil*,herramienta*,strument*,ferramenta*,plugin,module*,modul,assistant,agent,course";

/** The speaker's company: "we" and "our"; in Romance languages also the ending of the verb. */
export const oursWords =
  "we,our,ours,us,wir,uns,unser*,nous,notre,nos,nuestr*,nosotros,*amos,*emos,*imos,noi,nostr*,*iamo,wij,ons,onze,noss*";
