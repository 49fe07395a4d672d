import { expect, test } from "vitest";
import type { Language } from "@/db/vocabulary";
import { misreadIn } from "@/tests/factories/labeled-comments";

/** Comments as people write them: the meaning, and one comment a line under it. */
const comments: Partial<Record<Language, string>> = {
  en: `
asks:
pls what crm r u using for this? ours is useless for renewals
Does it connect to NetSuite out of the box, or do you need middleware?
Could anyone point me to a decent contract management vendor for a 40 person firm
Is anybody here running this with fewer than 10 reps? Wondering if it pays off at that size
What do you guys pay for it roughly? Our CFO will kill me
How are other ops teams keeping CRM data clean without hiring three admins?
Serious question, is there anything out there that does this for under 500 a month?
Did you guys build this or buy it? And from whom
any1 got experience w/ Rippling vs Deel?
Which one would you go for if you only had two IT people?
Can you export to Power BI or is it a closed system?
Genuinely curious how you got the shop floor to enter data. What software is that?
Love it. Is this built in house or off the shelf, and if so which one?
evaluates:
We've got three vendors in the final round, decision comes next Friday
Just handed in our notice on the old payroll provider, migration starts in Feb
Funny timing, our board just signed off the spend for a new WMS
We're moving off Salesforce this summer, RFP goes out Monday
Timely. Our renewal with them is in 60 days and I am not signing again at that price
Trialing two of these at the moment, winner gets the contract in Q1
We're ripping out our intranet next quarter, three bids on my desk
Gave our agency notice yesterday. Hunting for someone who gets B2B.
Procurement asked us to benchmark three suppliers before the contract rolls over in April
states_problem:
Our onboarding is a Google Doc from 2019 and new hires hate it
Honestly nobody here knows which dashboard is right anymore
Our reps spend more time updating fields than talking to customers
Month end close still takes us two weeks and everyone dreads it
Guilty. We lose half our leads between marketing and sales.
lol our "data warehouse" is Karen's laptop
Still chasing signatures by email over here, deals slip every quarter because of it
We hired four SDRs and none of them hit quota. Something is off with our messaging.
I can never get a straight answer on margin per project, finance and delivery use different numbers
New joiners wait nine days for a laptop at our place. Embarrassing.
We keep losing tenders because quoting takes us too long
My team spends every Monday fixing what the integration broke over the weekend
shares_experience:
We scrapped weekly status meetings in spring and nobody missed them
Did the same at my last company, cut ramp time from 6 to 3 months
It took us three attempts but the third rollout stuck, mostly because the managers went first
We've been running it for two years in 14 plants, solid product, support is slow though
Rolled it out to 200 drivers last spring. Adoption was painful for a month, then accident claims fell 20%
Happy customer here, support replies within the hour and the price is fair
Our first pilot flopped, second one with a smaller scope worked. Now live in six countries.
Been on Pipedrive since 2019, no complaints apart from reporting
Two years ago we dropped commissions altogether. Turnover halved.
agrees:
Strong point about incentives. People do what they are paid for.
Not convinced. Cold calls still beat email in most industries.
This is what so many founders get wrong, they hire sales before they know who buys
Fair, but small firms rarely have the luxury of a dedicated team
Was the sample mostly US companies?
Unpopular opinion: most dashboards exist so that managers feel in control
100% this. Culture eats strategy for breakfast.
Pricing is a symptom. The real issue is positioning.
Nah, attribution is dead and everybody knows it
Data without context is just noise
filler:
Love this!! 🔥🔥
Congrats Sarah, so well deserved
Well said James!
Following for updates
Big congrats to the whole team, well earned! 🎉
sells:
We built an AI agent that does exactly this, DM me for early access
If anyone needs help with their RevOps setup I've got capacity from May, ex HubSpot
Interesting post! At Acme we developed a scheduling tool for clinics, let me know if you want a look
This is our bread and butter at Northwind Consulting. Happy to jump on a call.
I run a small agency that fixes exactly this for SaaS companies. Drop me a line.
seeks_job:
Hi, I'm a data analyst with 5 years experience, is this role still available?
Would love to join your team, I have 8 years in customer success. Whom can I send my CV to?
Hello sir, kindly consider me for any suitable opening in accounting
Currently between roles and looking for my next opportunity in product marketing
`,
  de: `
asks:
Was nutzt ihr denn für die Angebotskalkulation? Wir suchen was, das mit DATEV läuft
hat hier jmd erfahrung mit personio und kann was zu den kosten sagen
Gibt es dafür auch eine Testversion?
Wie geht ihr mit Dubletten um? Bei uns explodiert das gerade
Spannend! Ab welcher Unternehmensgröße rechnet sich das denn?
Könnt ihr einen Dienstleister für die Einführung empfehlen?
Mich würde interessieren, mit welchem System ihr das abbildet
Preis?
Hat das schon mal jemand mit SAP Business One verknüpft?
Wie lange hat die Einführung bei euch gedauert und was hat der Spaß gekostet?
Welchen Anbieter würdest du einem 20-Mann-Betrieb raten?
Kann das auch Chargenverfolgung?
evaluates:
Wir sind gerade in der Ausschreibung für ein neues ERP, Entscheidung bis März
unser vertrag mit dem anbieter läuft im juni aus, verlängern werden wir nicht
Pilot mit zwei Werken läuft seit Montag, Rollout hängt vom Ergebnis ab
Das Budget ist durch, jetzt vergleichen wir noch zwei Anbieter
Wir schauen uns gerade Alternativen zu unserem CRM an, Ende Q2 muss die Entscheidung stehen
haben letzte woche gekündigt, 40% preiserhöhung war zu viel
Drei Demos hinter uns, zwei kommen noch, dann fällt die Entscheidung
Wir lösen unser altes DMS ab, Lastenheft ist gerade fertig geworden
Nach der letzten Preiserhöhung schauen wir uns am Markt um
states_problem:
Bei uns liegen die Kundendaten in fünf Systemen und keins stimmt mit dem anderen überein
Wir kriegen die Urlaubsplanung einfach nicht in den Griff
Wir verlieren jeden Monat Bewerber, weil die Fachabteilung zwei Wochen braucht
Leider Realität bei uns: Angebote werden in Word getippt und keiner weiß, welche noch offen sind
Unser Innendienst ertrinkt in Mails
unsere vertriebler hassen das crm, gepflegt wird nix
Stundenzettel auf Papier, jede Woche dasselbe Theater bei uns
Wir finden seit einem Jahr keinen Entwickler
Unsere Reisekostenabrechnung läuft immer noch über Papierbelege, ein Graus
Jeder Vertriebler führt seine eigene Excel-Liste, ich habe null Überblick
Wir haben 14 offene Stellen und kaum Bewerbungen
Unsere Monteure füllen die Berichte abends im Auto aus, die Hälfte fehlt
shares_experience:
Wir haben letztes Jahr auf eine 4-Tage-Woche umgestellt, Krankenstand seitdem halbiert
hab das bei meinem alten arbeitgeber eingeführt, hat zwei anläufe gebraucht aber dann lief es
Wir setzen das seit 2020 ein und haben die Rüstzeiten um ein Drittel gesenkt
Bei uns hat erst der dritte Anlauf geklappt, davor fehlte die Rückendeckung von oben
Unser Weg: klein anfangen, ein Team, drei Monate, dann ausrollen. Hat super funktioniert.
Nutzen wir schon länger, die Mannschaft ist zufrieden, nur die App könnte besser sein
Wir sind vor zwei Jahren von SAP weg, war anstrengend, bereut haben wir es nie
Bei meinem letzten Arbeitgeber haben wir das so gelöst: ein Board, jeden Morgen zehn Minuten
Wir machen das seit Corona komplett remote und die Fluktuation ist gesunken
agrees:
Sehe ich anders, ohne Vertrauen bringt das beste Tool nichts
Guter Punkt, gerade der Mittelstand unterschätzt das Thema Datenqualität
Die Technik ist selten das Problem, es sind fast immer die Menschen
Wurden auch Handwerksbetriebe befragt?
Jein. In regulierten Branchen geht das so nicht.
Endlich sagt es mal jemand. Meetings ohne Agenda gehören verboten.
Das gilt aber nur für Konzerne, im Handwerk sieht die Welt anders aus
Am Ende entscheidet immer der Chef, ob so etwas gelebt wird
Zu viel Tool, zu wenig Führung
filler:
Toller Beitrag, danke fürs Teilen!
Glückwunsch euch beiden 🎉
Sehr stark, Anna 💪
Hammer! Herzlichen Glückwunsch zum Jubiläum
Wow, starke Leistung 👏
sells:
Genau dabei unterstützen wir Maschinenbauer, schreib mir gern eine PN
Als freiberuflicher Projektleiter habe ich ab Juli wieder Kapazitäten frei
Dazu halten wir nächste Woche ein kostenloses Webinar, Link im Profil
Ich bin Interim Manager für Einkauf und ab September wieder verfügbar
seeks_job:
Ich bin aktuell auf der Suche nach einer neuen Stelle im Controlling, gerne Raum Köln
Klingt super, habe mich gerade beworben und freue mich auf eure Rückmeldung
Sucht ihr noch Werkstudenten? Ich studiere BWL im 4. Semester
Ist die Position auch für Quereinsteiger offen? Würde mich gerne bewerben
Ich suche ab Oktober eine Ausbildung zum Fachinformatiker, Tipps willkommen
`,
  nl: `
asks:
Welke software gebruiken jullie voor de planning?
Iemand ervaring met AFAS voor een bedrijf van 60 man?
Wat kost dit ongeveer per gebruiker?
Hoe houden jullie de data schoon? Wij zoeken iets dat werkt
Werkt dit ook met Exact Online?
Kan iemand een goede partij aanraden voor de implementatie?
Met welk pakket doen jullie dit?
Interessant, wat zijn de kosten voor een team van 12?
Hoe lossen andere bouwbedrijven dit op? Wij komen er niet uit
Hebben jullie dit zelf gebouwd of is het standaardsoftware?
Weet iemand wat Visma ongeveer kost?
Is dit ook interessant voor een klein kantoor, en wat betaal je dan?
evaluates:
Wij zitten midden in een selectietraject voor een nieuw WMS
Contract met onze huidige leverancier is opgezegd per 1 april
We hebben vorige week onze leverancier opgezegd en kijken nu naar twee andere partijen
Budget is rond, volgende week drie demo's
Wij zijn ons aan het oriënteren op een nieuw HR-systeem, shortlist is bijna klaar
Ons contract loopt in mei af en we gaan zeker niet verlengen
Wij vervangen dit jaar ons ERP, de longlist staat
Volgende maand kiezen we tussen twee leveranciers
Onze licentie stopt in december, dus we zijn alternatieven aan het bekijken
states_problem:
Bij ons staat alles nog in Excel en niemand weet welke versie klopt
We krijgen de facturen niet op tijd de deur uit, drama elke maand
Onze planners bellen de hele dag achter chauffeurs aan, om gek van te worden
De maandafsluiting kost ons nog altijd tien dagen
Wij hebben vier systemen die niet met elkaar praten
Herkenbaar, bij ons duurt een offerte gemiddeld twee weken
Onze magazijnvoorraad klopt nooit, elke telling is een verrassing
ik ben drie dagen per maand kwijt aan rapportages die niemand leest
Bij ons zoekt iedereen zich suf naar de laatste versie van een tekening
We verliezen klanten omdat offertes te laat de deur uit gaan
Onze monteurs rijden dubbel omdat de planning niet actueel is
shares_experience:
Vorig jaar zijn we overgestapt en het scheelt ons een dag per week
Hebben we ook gedaan, eerst weerstand maar nu wil niemand terug
Wij werken er sinds 2021 mee, scheelt echt veel gebel
Bij ons lukte het pas toen de directie zelf meedeed
Wij doen dit al jaren, begonnen met één vestiging en nu draait iedereen mee
Geprobeerd, maar de monteurs wilden er niet aan. Na drie maanden gestopt.
Wij hebben het drie jaar geleden ingevoerd, eerste half jaar was pittig, nu onmisbaar
In mijn vorige baan deden we dit met een simpel whiteboard, werkte perfect
Na de overstap daalde het aantal klachten met een kwart
agrees:
Mee eens, zonder draagvlak werkt geen enkel systeem
Ik betwijfel het, in de bouw ligt dat toch echt anders
Technologie is nooit het probleem, gedrag wel
Klopt, al geldt dat niet voor kleine bedrijven
Zijn er ook zorginstellingen meegenomen in het onderzoek?
Goede mensen vind je niet met een vacaturetekst, die vind je via je netwerk
Niet mee eens, thuiswerken werkt prima als je duidelijke afspraken maakt
Een tool lost geen cultuurprobleem op
Meer software is zelden het antwoord
filler:
Mooi stuk, dank je wel!
Gefeliciteerd Bas!
Wat een mooi verhaal Lisa!
Trots op jullie!
Super gedaan allemaal 👏👏
sells:
Precies hier helpen wij bedrijven mee, stuur me gerust een bericht
Als zzp'er help ik bedrijven hiermee, vanaf juni heb ik weer ruimte
Dit is precies waar onze software voor gemaakt is, zal ik je een demo geven?
Ons bureau is gespecialiseerd in recruitment voor de zorg, neem gerust contact op
seeks_job:
Ik ben per direct beschikbaar en zoek een baan als inkoper
Staat deze vacature nog open? Ik zou graag solliciteren
Op zoek naar een stageplek in de logistiek vanaf september, tips zijn welkom
Ik ben net afgestudeerd in bedrijfskunde en zoek mijn eerste baan
Ik zoek een nieuwe uitdaging als projectleider in de regio Utrecht
`,
};

/** Comments that the rules read wrongly, so that a change for the better or the worse shows. */
const misread: readonly string[] = [
  "Honestly nobody here knows which dashboard is right anymore",
  "We hired four SDRs and none of them hit quota. Something is off with our messaging.",
  "Wir finden seit einem Jahr keinen Entwickler",
];

test.each(["en", "de", "nl"] as const)("reads comments in %s", (language) => {
  const wrong = misreadIn(comments[language] ?? "");
  expect(wrong.filter((text) => !misread.includes(text))).toEqual([]);
});
