import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "Personalgewinnung",
    questions: [
      "wie viele Wochen liegen zwischen Bewerbung und Angebot?",
      "an welcher Stelle verlieren Sie die guten Leute?",
    ],
  },
  pay: {
    noun: "Vergütung",
    questions: [
      "wie offen gehen Sie mit Gehaltsspannen um?",
      "wie legen Sie fest, was eine Stelle wert ist?",
    ],
  },
  employee_retention: {
    noun: "Mitarbeiterbindung",
    questions: [
      "nach wie vielen Monaten gehen die meisten neuen Leute wieder?",
      "was haben Sie nach der letzten Mitarbeiterbefragung geändert?",
    ],
  },
  training: {
    noun: "Weiterbildung und Einarbeitung",
    questions: [
      "wie lange dauert es, bis neue Leute selbstständig arbeiten?",
      "woran sehen Sie, dass eine Schulung etwas verändert hat?",
    ],
  },
  remote_work: {
    noun: "hybrides Arbeiten",
    questions: [
      "an welchen Tagen kommen die Leute von selbst ins Büro?",
      "was gelingt Ihnen vor Ort besser?",
    ],
  },
  leadership: {
    noun: "Führung",
    questions: [
      "womit verbringen Ihre Teamleitungen zu viel Zeit?",
      "wie lernen neue Führungskräfte bei Ihnen ihre Aufgabe?",
    ],
  },
  cash_flow: {
    noun: "Liquidität",
    questions: [
      "wie viele Tage warten Sie im Schnitt auf Ihr Geld?",
      "wie weit im Voraus können Sie Ihre Liquidität absehen?",
    ],
  },
  software_spend: {
    noun: "Softwareausgaben",
    questions: [
      "wer bemerkt es, wenn ein Werkzeug niemand mehr nutzt?",
      "wie viele Ihrer Werkzeuge können dasselbe?",
    ],
  },
  budgeting: {
    noun: "Budgetplanung und Monatsabschluss",
    questions: ["wie viele Tage dauert Ihr Monatsabschluss?", "was stimmen Sie noch manuell ab?"],
  },
  procurement: {
    noun: "Einkauf",
    questions: [
      "wie lange dauert es, bis ein neuer Lieferant freigegeben ist?",
      "welcher Teil der Ausgaben ist am schwersten zu überblicken?",
    ],
  },
  compliance: {
    noun: "Compliance",
    questions: [
      "welcher Nachweis kostet vor einer Prüfung die meiste Zeit?",
      "wer behält bei Ihnen neue Vorschriften im Blick?",
    ],
  },
  contracts: {
    noun: "Vertragsmanagement",
    questions: ["wo bleiben Verträge am häufigsten liegen?", "wie viele Tage vergehen bis zur Unterschrift?"],
  },
  security: {
    noun: "IT-Sicherheit",
    questions: [
      "wann haben Sie zuletzt ein Backup wirklich zurückgespielt?",
      "wie prüfen Sie, wer worauf Zugriff hat?",
    ],
  },
  software_delivery: {
    noun: "Softwareentwicklung",
    questions: [
      "wie lange braucht eine Änderung vom Commit bis in den Betrieb?",
      "was bremst Ihre Entwicklungsteams am meisten?",
    ],
  },
  data_quality: {
    noun: "Datenqualität",
    questions: [
      "wer entscheidet, wenn zwei Dashboards zwei Zahlen zeigen?",
      "wie merken Sie, dass eine Zahl nicht stimmt, bevor es der Geschäftsführung auffällt?",
    ],
  },
  it_systems: {
    noun: "IT-Systeme und Schnittstellen",
    questions: [
      "welches Altsystem würden Sie zuerst ablösen?",
      "welcher Teil des IT-Budgets geht in den laufenden Betrieb?",
    ],
  },
  product_discovery: {
    noun: "Produktentwicklung",
    questions: [
      "mit wie vielen Kunden hat Ihr Produktteam diesen Monat gesprochen?",
      "wie lehnen Sie eine Funktion ab, die der Vertrieb gern hätte?",
    ],
  },
  maintenance: {
    noun: "Instandhaltung",
    questions: [
      "welche Maschine steht am häufigsten unerwartet still?",
      "wie viel Ihrer Instandhaltung ist geplant, und wie viel ist Feuerlöschen?",
    ],
  },
  production: {
    noun: "Produktion",
    questions: [
      "wie alt ist Ihre älteste angebundene Maschine?",
      "wo gehen in einer normalen Schicht die meisten Minuten verloren?",
    ],
  },
  supply_chain: {
    noun: "Logistik und Lieferkette",
    questions: [
      "wie früh erfahren Sie von einer verspäteten Lieferung?",
      "welches Teil fehlt am häufigsten, wenn sich ein Termin verschiebt?",
    ],
  },
  quality: {
    noun: "Qualitätsmanagement",
    questions: [
      "an welchem Arbeitsschritt finden Sie die meisten Fehler?",
      "wie lange dauert es, eine Reklamation bis zur Ursache zu verfolgen?",
    ],
  },
  sustainability: {
    noun: "Energie und Nachhaltigkeit",
    questions: [
      "kennen Sie den Energieverbrauch je Teil oder je Auftrag?",
      "welche Ihrer Kunden fragen nach Nachhaltigkeitszahlen?",
    ],
  },
  construction: {
    noun: "Bauprojekte",
    questions: [
      "wo verliert ein Bauprojekt derzeit am meisten Zeit?",
      "wie kommen Änderungen von der Baustelle ins Büro?",
    ],
  },
  healthcare: {
    noun: "Patientenversorgung und Praxisalltag",
    questions: [
      "welcher Teil des Tages geht in die Dokumentation?",
      "wie kommen Patienten heute zu einem Termin?",
    ],
  },
  commerce: {
    noun: "Handel und E-Commerce",
    questions: [
      "bei welchem Schritt im Checkout springen die meisten ab?",
      "welcher Anteil der Bestellungen kommt zurück?",
    ],
  },
  events: {
    noun: "Messen und Veranstaltungen",
    questions: [
      "was geschieht mit einem Kontakt in der Woche nach der Messe?",
      "wie entscheiden Sie, ob sich ein Auftritt gelohnt hat?",
    ],
  },
  projects: {
    noun: "Projektarbeit",
    questions: [
      "woran merken Sie, dass ein Projekt ins Rutschen kommt?",
      "welche Entscheidung hält Ihre Projekte am häufigsten auf?",
    ],
  },
  meetings: {
    noun: "Besprechungen",
    questions: [
      "welchen Regeltermin würde niemand vermissen?",
      "wie viele Stunden in der Woche bleiben Ihnen ohne Termine?",
    ],
  },
  funding: {
    noun: "Wachstum und Finanzierung",
    questions: [
      "nach welcher Zahl fragen Ihre Geldgeber zuerst?",
      "was würden Sie beim nächsten Mal früher tun?",
    ],
  },
  automation: {
    noun: "Automatisierung",
    questions: [
      "welche Aufgabe läuft bei Ihnen noch über eine Tabelle?",
      "was würden Sie zuerst automatisieren, und was zuletzt?",
    ],
  },
  ai: {
    noun: "KI im Arbeitsalltag",
    questions: [
      "für welche Aufgabe nutzt Ihr Team KI wirklich jeden Tag?",
      "was würden Sie nicht an eine KI abgeben?",
    ],
  },
  change: {
    noun: "Digitalisierung",
    questions: [
      "welche Veränderung stieß in Ihrem Haus auf den geringsten Widerstand?",
      "wo bleibt eine neue Idee meist stecken?",
    ],
  },
};
