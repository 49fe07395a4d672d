import { expect, test } from "vitest";
import type { Language } from "@/db/vocabulary";
import { misreadIn } from "@/tests/factories/labeled-comments";

/** Comments as people write them: the meaning, and one comment a line under it. */
const comments: Partial<Record<Language, string>> = {
  fr: `
asks:
Vous utilisez quoi comme outil pour vos relances clients ?
qqn a deja testé pennylane ? ca vaut le coup ?
Quel est le tarif pour une équipe de 20 commerciaux ?
Comment faites-vous pour avoir des données propres ? On cherche une solution
Ça marche aussi avec Sage 100 ?
Quelqu'un connaît un bon intégrateur Odoo sur Lyon
Vous avez un retour d'expérience sur HubSpot pour une boîte de 15 personnes ?
je veux bien le nom de l'outil svp
Combien de temps pour le déploiement, et ça coûte combien ?
Tu as un outil à conseiller pour ça ? Chez nous c'est le chaos
Est-ce que la version gratuite suffit pour trois personnes ?
Vous travaillez avec quel prestataire pour ça ?
evaluates:
On a lancé un appel d'offres pour changer de SIRH, réponse en avril
Notre abonnement se termine fin juin et on regarde ailleurs
Budget validé hier en comex, on démarre les démos la semaine prochaine
Nous venons de résilier notre contrat avec notre prestataire de paie
On hésite encore entre deux éditeurs, décision avant l'été
Projet de changement d'ERP lancé chez nous, cahier des charges en cours
On change de CRM en septembre, trois finalistes en lice
Nous avons dénoncé le contrat avec notre transporteur la semaine dernière
On vient de recevoir trois devis, choix final jeudi
states_problem:
Chez nous la prévision se fait au doigt mouillé, c'est épuisant
On n'arrive plus à suivre les relances, tout est dans des fichiers Excel
Mes commerciaux ne remplissent jamais le CRM, je pilote à l'aveugle
On perd un temps fou à ressaisir les commandes dans l'ERP
Trois outils différents et aucun ne communique avec les autres, bienvenue chez nous
Même galère ici, les notes de frais prennent trois semaines à être remboursées
Nos stocks sont faux tous les mois et personne ne comprend pourquoi
je passe mes vendredis à relancer les impayés, vivement la retraite
Nos commerciaux passent plus de temps à saisir qu'à vendre
Impossible de recruter un comptable depuis janvier, on est à bout
Chez nous chaque agence a son propre fichier clients, un vrai bazar
Dans notre cabinet les dossiers arrivent toujours en retard et incomplets
shares_experience:
On a supprimé les reportings hebdo il y a un an, l'équipe respire
Passés à la semaine de 4 jours en 2022, productivité stable et moins de turnover
On l'a mis en place l'an dernier et on a gagné deux jours par mois sur la clôture
De notre côté, on utilise Pennylane depuis un an, plutôt satisfaits malgré le support
Chez nous le déclic a été de nommer un responsable par processus, les erreurs ont chuté de moitié
Testé pendant six mois, abandonné : trop complexe pour nos équipes terrain
On utilisait Excel, on est passés à un vrai outil il y a un an et franchement ça change la vie
Dans mon ancienne boîte on avait essayé, les managers n'ont jamais suivi
Nous avons mis six mois à convaincre les ateliers, aujourd'hui ils ne reviendraient pas en arrière
agrees:
Tout à fait d'accord, la confiance passe avant les process
Je nuancerais : dans l'industrie, le téléphone reste roi
C'est exactement ça, un outil ne remplacera jamais un bon manager
Je ne suis pas convaincu, tout dépend de la maturité de l'entreprise
L'étude portait-elle aussi sur les ETI ?
Un bon process vaut mieux que dix outils
Pas toujours vrai, dans le médical la réglementation décide de tout
Le vrai sujet c'est le management intermédiaire, pas la technologie
Bof, dans une PME personne n'a le temps pour ça
Le télétravail ne marche que si la confiance existe déjà
filler:
Merci pour le partage !
Bravo à toute l'équipe 👏
Très bel article, merci Claire
Top 👌 merci pour ces conseils
Félicitations Julien, amplement mérité !
Au top, bravo les filles
sells:
C'est justement ce que nous proposons, n'hésitez pas à me contacter en MP
Notre logiciel répond justement à ce besoin, je vous fais une démo quand vous voulez
Consultante indépendante en supply chain, j'ai deux jours par semaine disponibles à partir de mars
Je suis coach en prise de parole, envoyez-moi un message si le sujet vous parle
seeks_job:
Bonjour, le poste est-il toujours à pourvoir ? Je suis très motivée
Actuellement en recherche d'une alternance en marketing pour septembre, mon CV est à votre disposition
Je viens d'être licencié économique et je cherche un poste de responsable logistique
Je recherche un stage de fin d'études en data, disponible dès février
`,
  it: `
asks:
Voi che gestionale usate per il magazzino?
qualcuno ha provato zoho? com'è?
C'è una demo disponibile? Vorrei capire se si integra con SAP
Come fate a tenere aggiornati i dati? Noi cerchiamo una soluzione
Qualcuno mi sa consigliare un fornitore serio per la fatturazione?
Quanto viene al mese per dieci utenti?
Che costi ha più o meno?
Anche noi dobbiamo risolvere questo problema, voi che strumenti avete scelto?
Si integra con TeamSystem?
Sapete se esiste una versione per studi piccoli?
Quale CRM consigliereste a una startup di 8 persone?
Con quale fornitore lavorate?
evaluates:
Stiamo valutando tre fornitori per sostituire il nostro CRM
Il contratto ci scade a dicembre e non lo rinnoviamo
Abbiamo appena disdetto il contratto con il fornitore attuale
Siamo in fase di selezione del nuovo ERP, restano due candidati
Stiamo facendo demo con quattro fornitori, entro Natale decidiamo
Budget approvato, ora dobbiamo solo scegliere la piattaforma
A gennaio cambiamo fornitore di energia, stiamo raccogliendo le offerte
Progetto pilota partito lunedì con uno dei due finalisti
Entro marzo cambiamo software paghe, siamo alle offerte finali
states_problem:
Da noi i preventivi si fanno ancora a mano, ci vogliono due giorni
Purtroppo i nostri dati sono sparsi ovunque e nessuno si fida dei report
I nostri venditori non inseriscono nulla nel CRM e le previsioni sono inventate
Ogni chiusura di mese è un incubo, lavoriamo fino a mezzanotte
Noi perdiamo ordini perché il magazzino non vede le giacenze in tempo reale
Da noi le presenze si segnano ancora su carta, un delirio a fine mese
Il nostro tasso di abbandono cresce e non capiamo il perché
Passo metà del mio tempo a rincorrere i clienti che non pagano
I commerciali usano WhatsApp per tutto e io non ho traccia di niente
In azienda ci mettiamo una settimana per chiudere il mese
Non troviamo saldatori, rifiutiamo commesse ogni settimana
Nel nostro reparto gli straordinari sono fuori controllo e nessuno pianifica
shares_experience:
Noi siamo passati al cloud nel 2021, i primi mesi duri poi benissimo
Abbiamo ridotto le riunioni del 40% e il team è più contento
Lo usiamo da tre anni in due stabilimenti, ottimo prodotto anche se l'assistenza è lenta
Quando abbiamo tolto le email interne la produttività è salita
Noi abbiamo iniziato con un solo reparto e dopo un anno lo usano tutti
L'abbiamo provato per sei mesi, alla fine siamo tornati al vecchio metodo
Abbiamo tolto i cartellini due anni fa e non è successo nessun disastro
Nella mia vecchia azienda funzionava bene perché il capo ci credeva
Abbiamo fatto la stessa scelta l'anno scorso, clienti più contenti e meno resi
agrees:
Concordo, la tecnologia da sola non cambia le persone
Dipende dal settore, nel retail la vedo diversamente
Il problema vero è la cultura aziendale, non gli strumenti
Non sono del tutto d'accordo, nelle PMI è diverso
Il campione comprendeva anche aziende del sud?
Parole giuste, ma in Italia la burocrazia frena tutto
Le persone lasciano i capi, non le aziende
Senza formazione qualsiasi software resta nel cassetto
La formazione è un investimento, non un costo
filler:
Complimenti ragazzi!
Grazie per la condivisione, molto utile
Bravissimi, complimenti a tutti
Ottimo spunto, grazie
Bel post Marco 👏
Grande Giulia, meritatissimo
sells:
Facciamo proprio questo, se ti va ne parliamo in privato
Il nostro software risolve esattamente questo problema, ti mostro come in 15 minuti
Mi occupo proprio di questo come consulente, se vuoi ci sentiamo
Con la nostra app i ristoranti risparmiano due ore al giorno, prova gratuita di 30 giorni
seeks_job:
Sono un ingegnere neolaureato in cerca della prima occupazione
Buongiorno, mi sono candidata ieri, la posizione è ancora aperta?
Cerco uno stage in ambito marketing a Milano, sono disponibile da subito
Sono aperta a nuove opportunità nel settore HR, il mio profilo è aggiornato
`,
};

/** Comments that the rules read wrongly, so that a change for the better or the worse shows. */
const misread: readonly string[] = [];

test.each(["fr", "it"] as const)("reads comments in %s", (language) => {
  const wrong = misreadIn(comments[language] ?? "");
  expect(wrong.filter((text) => !misread.includes(text))).toEqual([]);
});
