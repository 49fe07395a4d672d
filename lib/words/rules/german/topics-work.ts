import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    words:
      "recruiting*, bewerb*, stellenanzeige*, fachkraeftemangel, fachkraefte, vorstellungsgespraech*, personalgewinnung, personalsuche, arbeitgebermarke, kandidat*, gehaltsspanne, einstellung von",
    noun: "Personalgewinnung",
    questions: [
      "wie viele Wochen liegen zwischen Bewerbung und Angebot?",
      "an welcher Stelle verlieren Sie die guten Leute?",
    ],
  },
  pay: {
    words:
      "gehalt, gehaelter, entgelt*, verguetung*, lohn, loehne, lohnabrechnung*, tarif*, bonuszahlung*, entgelttransparenz",
    noun: "Vergütung",
    questions: [
      "wie offen gehen Sie mit Gehaltsspannen um?",
      "wie legen Sie fest, was eine Stelle wert ist?",
    ],
  },
  employee_retention: {
    words:
      "mitarbeiterbindung, mitarbeiterzufriedenheit, fluktuation, kuendig*, austrittsgespraech*, krankenstand, ueberlastung, burnout, unternehmenskultur, mitarbeiterbefragung*, jahresgespraech*, personalabteilung, personalarbeit",
    noun: "Mitarbeiterbindung",
    questions: [
      "nach wie vielen Monaten gehen die meisten neuen Leute wieder?",
      "was haben Sie nach der letzten Mitarbeiterbefragung geändert?",
    ],
  },
  training: {
    words:
      "weiterbildung*, schulung*, ausbildung*, azubi*, einarbeitung*, onboarding, lernen, fortbildung*, kompetenz*",
    noun: "Weiterbildung und Einarbeitung",
    questions: [
      "wie lange dauert es, bis neue Leute selbstständig arbeiten?",
      "woran sehen Sie, dass eine Schulung etwas verändert hat?",
    ],
  },
  remote_work: {
    words:
      "homeoffice, hybrides arbeiten, hybride arbeit, mobiles arbeiten, bueropflicht, vier tage woche, new work, newwork, remote arbeit",
    noun: "hybrides Arbeiten",
    questions: [
      "an welchen Tagen kommen die Leute von selbst ins Büro?",
      "was gelingt Ihnen vor Ort besser?",
    ],
  },
  leadership: {
    words:
      "fuehrung, fuehrungskraft, fuehrungskraefte, fuehrungs*, teamleit*, vorgesetzte*, chefs, delegieren, vertrauen, feedback*",
    noun: "Führung",
    questions: [
      "womit verbringen Ihre Teamleitungen zu viel Zeit?",
      "wie lernen neue Führungskräfte bei Ihnen ihre Aufgabe?",
    ],
  },
  cash_flow: {
    words:
      "liquiditaet*, zahlungsziel*, rechnungsstellung, forderung*, mahnwesen, zahlungseingang*, eingangsrechnung*, zahlungsverkehr, skonto",
    noun: "Liquidität",
    questions: [
      "wie viele Tage warten Sie im Schnitt auf Ihr Geld?",
      "wie weit im Voraus können Sie Ihre Liquidität absehen?",
    ],
  },
  software_spend: {
    words: "softwarekosten, lizenzkosten, lizenzen, abos, toolkosten, tool wildwuchs, werkzeuglandschaft",
    noun: "Softwareausgaben",
    questions: [
      "wer bemerkt es, wenn ein Werkzeug niemand mehr nutzt?",
      "wie viele Ihrer Werkzeuge können dasselbe?",
    ],
  },
  budgeting: {
    words:
      "budget*, monatsabschluss*, jahresabschluss*, controlling, buchhaltung*, kostenstelle*, finanzplanung, rechnungswesen, steuerberat*, datev, wirtschaftspruef*",
    noun: "Budgetplanung und Monatsabschluss",
    questions: ["wie viele Tage dauert Ihr Monatsabschluss?", "was stimmen Sie noch manuell ab?"],
  },
  procurement: {
    words:
      "einkauf, einkaeufer*, beschaffung*, lieferantenmanagement, ausschreibung*, lieferantenauswahl, rahmenvertrag*",
    noun: "Einkauf",
    questions: [
      "wie lange dauert es, bis ein neuer Lieferant freigegeben ist?",
      "welcher Teil der Ausgaben ist am schwersten zu überblicken?",
    ],
  },
  compliance: {
    words:
      "dsgvo, datenschutz*, regulier*, pruefung*, lieferkettengesetz, nis 2, berichtspflicht*, vorschrift*, richtlinie*, revision",
    noun: "Compliance",
    questions: [
      "welcher Nachweis kostet vor einer Prüfung die meiste Zeit?",
      "wer behält bei Ihnen neue Vorschriften im Blick?",
    ],
  },
  contracts: {
    words:
      "vertrag, vertraege, vertragsmanagement, vertragspruefung, rechtsabteilung*, kanzlei*, anwalt*, anwaelt*, klausel*",
    noun: "Vertragsmanagement",
    questions: ["wo bleiben Verträge am häufigsten liegen?", "wie viele Tage vergehen bis zur Unterschrift?"],
  },
  security: {
    words:
      "it sicherheit, itsicherheit, informationssicherheit, cybersicherheit, sicherheitsvorfall*, hackerangriff*, cyberangriff*, rechtepruefung*, zugriffsrechte*, notfallplan*, passwoerter, sicherheitsluecke*",
    noun: "IT-Sicherheit",
    questions: [
      "wann haben Sie zuletzt ein Backup wirklich zurückgespielt?",
      "wie prüfen Sie, wer worauf Zugriff hat?",
    ],
  },
  software_delivery: {
    words:
      "softwareentwicklung, entwickler*, entwicklungsteam*, technische schulden, programmier*, quellcode, auslieferung von software",
    noun: "Softwareentwicklung",
    questions: [
      "wie lange braucht eine Änderung vom Commit bis in den Betrieb?",
      "was bremst Ihre Entwicklungsteams am meisten?",
    ],
  },
  data_quality: {
    words:
      "datenqualitaet, datenanalyse*, datenbank*, datenteam*, kennzahl*, auswertung*, datensatz, datensaetze, berichtswesen, datenstrategie",
    noun: "Datenqualität",
    questions: [
      "wer entscheidet, wenn zwei Dashboards zwei Zahlen zeigen?",
      "wie merken Sie, dass eine Zahl nicht stimmt, bevor es der Geschäftsführung auffällt?",
    ],
  },
  it_systems: {
    words:
      "it abteilung*, schnittstelle*, altsystem*, systemlandschaft, erp einfuehrung, erp system*, s 4hana, rechenzentrum, it leit*, it infrastruktur",
    noun: "IT-Systeme und Schnittstellen",
    questions: [
      "welches Altsystem würden Sie zuerst ablösen?",
      "welcher Teil des IT-Budgets geht in den laufenden Betrieb?",
    ],
  },
  product_discovery: {
    words:
      "produktentwicklung, produktmanagement, produktteam*, nutzerforschung, nutzerinterview*, funktionen, produktidee*, benutzerfreundlich*",
    noun: "Produktentwicklung",
    questions: [
      "mit wie vielen Kunden hat Ihr Produktteam diesen Monat gesprochen?",
      "wie lehnen Sie eine Funktion ab, die der Vertrieb gern hätte?",
    ],
  },
  maintenance: {
    words:
      "wartung*, instandhaltung*, stillstand*, stillstaende*, ersatzteil*, stoerung*, ausfallzeit*, zustandsueberwachung, servicetechnik*",
    noun: "Instandhaltung",
    questions: [
      "welche Maschine steht am häufigsten unerwartet still?",
      "wie viel Ihrer Instandhaltung ist geplant, und wie viel ist Feuerlöschen?",
    ],
  },
  production: {
    words:
      "produktion*, fertigung*, maschine*, ausschuss, ruesten, ruestzeit*, werkstatt, fabrik*, industrie 4 0, schichtbetrieb, nachtschicht, anlagenbau, maschinenbau",
    noun: "Produktion",
    questions: [
      "wie alt ist Ihre älteste angebundene Maschine?",
      "wo gehen in einer normalen Schicht die meisten Minuten verloren?",
    ],
  },
  supply_chain: {
    words:
      "lieferkette*, logistik*, lager, lagerbestand*, bestandsmanagement, lieferzeit*, lieferengpass*, spedition*, transport*, fuhrpark",
    noun: "Logistik und Lieferkette",
    questions: [
      "wie früh erfahren Sie von einer verspäteten Lieferung?",
      "welches Teil fehlt am häufigsten, wenn sich ein Termin verschiebt?",
    ],
  },
  quality: {
    words:
      "qualitaetsmanagement, qualitaetssicherung, qualitaetskontrolle*, reklamation*, fehlerquote*, rueckverfolgbarkeit, pruefplan*",
    noun: "Qualitätsmanagement",
    questions: [
      "an welchem Arbeitsschritt finden Sie die meisten Fehler?",
      "wie lange dauert es, eine Reklamation bis zur Ursache zu verfolgen?",
    ],
  },
  sustainability: {
    words:
      "nachhaltig*, klima*, emission*, energie*, co2*, photovoltaik, waermepumpe*, kreislaufwirtschaft, strompreis*",
    noun: "Energie und Nachhaltigkeit",
    questions: [
      "kennen Sie den Energieverbrauch je Teil oder je Auftrag?",
      "welche Ihrer Kunden fragen nach Nachhaltigkeitszahlen?",
    ],
  },
  construction: {
    words:
      "baustelle*, bauprojekt*, bauleit*, bauunternehmen, handwerk*, immobilie*, gebaeude*, architekt*, sanierung*, wohnungsbau, hausverwaltung*",
    noun: "Bauprojekte",
    questions: [
      "wo verliert ein Bauprojekt derzeit am meisten Zeit?",
      "wie kommen Änderungen von der Baustelle ins Büro?",
    ],
  },
  healthcare: {
    words:
      "patient*, praxis, praxen, arztpraxis, zahnarzt*, zahnaerzt*, klinik*, krankenhaus*, krankenhaeuser, pflege, pflegekraefte, pflegeheim*, medizin*, gesundheitswesen",
    noun: "Patientenversorgung und Praxisalltag",
    questions: [
      "welcher Teil des Tages geht in die Dokumentation?",
      "wie kommen Patienten heute zu einem Termin?",
    ],
  },
  commerce: {
    words:
      "onlinehandel, online shop*, onlineshop*, einzelhandel*, handel, warenkorb*, retoure*, filiale*, filialen, versandhandel, haendler",
    noun: "Handel und E-Commerce",
    questions: [
      "bei welchem Schritt im Checkout springen die meisten ab?",
      "welcher Anteil der Bestellungen kommt zurück?",
    ],
  },
  events: {
    words:
      "messe, messen auf, messestand*, fachmesse*, konferenz*, veranstaltung*, kongress*, messeauftritt*",
    noun: "Messen und Veranstaltungen",
    questions: [
      "was geschieht mit einem Kontakt in der Woche nach der Messe?",
      "wie entscheiden Sie, ob sich ein Auftritt gelohnt hat?",
    ],
  },
  projects: {
    words:
      "projektmanagement, projektleit*, meilenstein*, projektplan*, zeitplan*, projektteam*, terminverzug, lastenheft*",
    noun: "Projektarbeit",
    questions: [
      "woran merken Sie, dass ein Projekt ins Rutschen kommt?",
      "welche Entscheidung hält Ihre Projekte am häufigsten auf?",
    ],
  },
  meetings: {
    words:
      "besprechung*, sitzung*, kalender, terminflut, konzentriertes arbeiten, zeitmanagement, produktivitaet, posteingang, statusmeeting*",
    noun: "Besprechungen",
    questions: [
      "welchen Regeltermin würde niemand vermissen?",
      "wie viele Stunden in der Woche bleiben Ihnen ohne Termine?",
    ],
  },
  funding: {
    words:
      "gruender*, gruendung*, finanzierungsrunde*, investor*, wagniskapital, jungunternehmen, beteiligungskapital",
    noun: "Wachstum und Finanzierung",
    questions: [
      "nach welcher Zahl fragen Ihre Geldgeber zuerst?",
      "was würden Sie beim nächsten Mal früher tun?",
    ],
  },
  automation: {
    words:
      "automatisier*, handarbeit, excel tabelle*, tabellen, ablaeufe, prozessautomatisierung, papierkram, effizienz*, arbeitsablauf*",
    noun: "Automatisierung",
    questions: [
      "welche Aufgabe läuft bei Ihnen noch über eine Tabelle?",
      "was würden Sie zuerst automatisieren, und was zuletzt?",
    ],
  },
  ai: {
    words:
      "ki, kuenstliche intelligenz, ki modell*, ki agent*, ki assistent*, sprachmodell*, maschinelles lernen",
    noun: "KI im Arbeitsalltag",
    questions: [
      "für welche Aufgabe nutzt Ihr Team KI wirklich jeden Tag?",
      "was würden Sie nicht an eine KI abgeben?",
    ],
  },
  change: {
    words:
      "digitalisierung*, digitaler wandel, veraenderung*, wandel, umstrukturierung*, innovation*, strategie*",
    noun: "Digitalisierung",
    questions: [
      "welche Veränderung stieß in Ihrem Haus auf den geringsten Widerstand?",
      "wo bleibt eine neue Idee meist stecken?",
    ],
  },
};
