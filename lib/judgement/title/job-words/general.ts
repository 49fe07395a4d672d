/** What position people hold, and what any work may be called, one a line; see `job-words.ts`. */
export const general = `
manager leiter leitung gerente. gerent responsab beheerder gestor
head teamleid teamleit leader leidinggev fuehrungskr gerant cheffe verantwoord responsav voorman foreman forewoman forelad chef. chefs hoofd jefe. jefa capo. chefe.
director direktor directeur directric director. directora direttor direttric diretor
supervis vorarbeit aufsicht contremait encarg capor caposq ploegba meester foreman encarreg polier.
master meister maitre. maestro. maestr mestre
assistant assistent assist. asistent ayud. ayudant aiutant assistant. hulp. ajudant helfer helper aide. auxil ausilia gehilf
labourer laborer hilfsarbeiter hilfskraft manoeuvre peon. peones manovale arbeider. trabalhad worker arbeiter ouvrier obrero trabajad addett werker
craft handwerk artisan artesan artigian ambacht
technic technik techni tecnic
engineer ingenieur inge ingeg engenh
specialist spezialist fachkraft especial speciali
expert experto esperto sachverst
operator bediener operateur operador operatore operar operaio
inspector inspektor inspecteur inspet ispettor
officer offizier referent officier oficial ufficiale
agent agente
advisor adviser berater conseiller asesor consulente adviseur assessor
attendant aufseh prepos prepose
trainee lehrling azubi auszub apprenti aprendi apprend leerling praktik stagi becari tirocin estagi student
owner inhaber proprieta eigenaar dono. owner. unternehmer entrepren empresari imprendit ondernem
architect architek archite arquite
machine machin maschin maquin macchin
organiz organis
operat bedien. bediener operador operari operaio operateur maschinenfuehr anlagenfuehr
process verfahren proces
produc produkt produz fabric fertigung fabrik fabbric fabriek manufact herstell
service dienst. dienstleist servic servizi diensten
project projekt projet proyect progett
product produkt. produit. producto prodotto produto
business unternehm betrieb. betriebs entreprise empresa azienda bedrijf
industry industri
office buero kantoor bureau oficina ufficio escritorio
maker make making builder createur creator bouwer bauer faiseur creatore hersteller
setter fitter plaatser layer leger steller poseur posatore colocador instalador
system sistem systeem systeme
material material materie materia materiaal matiere materiel
equipment equip apparat appareil appliance geraet device dispositiv apparecch aparelh toestel uitrusting maquinaria
works travaux obras opere werken arbeiten ouvrage
treat traitement behandl behandel treatment
technology technolog tecnolog
activity activit actividad attivita atividad activiteit
centre center centre. zentrum centro centrum
`;
