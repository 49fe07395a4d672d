import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

/** The areas read the same in the nominative and the accusative. */
export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["Termine und Freigaben", "die Büroorganisation"],
    questions: [
      ({ at }) => `welche Anfrage braucht${at} den längsten Weg durchs Büro?`,
      () => "welche Routineaufgabe würden Sie als Erstes abgeben?",
      () => "bei welchen Freigaben müssen Sie am häufigsten nachhaken?",
    ],
  },
  business_development: {
    areas: ["neue Märkte und Partner", "die Auswahl der nächsten Zielkunden"],
    questions: [
      ({ at }) => `wie wählen Sie${at} aus, auf welche Kunden Sie als Nächstes zugehen?`,
      () => "was bremst ein neues Geschäft am meisten?",
      () => "worauf achten Sie bei einem Partner?",
    ],
  },
  consulting: {
    areas: ["Ergebnisse beim Kunden", "die laufenden Kundenprojekte"],
    questions: [
      () => "wonach fragen Ihre Kunden in diesem Jahr am häufigsten?",
      ({ at }) => `welcher Teil eines Projekts dauert${at} meist länger als geplant?`,
      () => "wo verlieren Ihre Projekte die meiste Zeit?",
    ],
  },
  customer_success: {
    areas: ["Vertragsverlängerungen und Nutzung", "Rückmeldungen aus dem Kundenkreis"],
    questions: [
      ({ at }) => `woran merken Sie${at}, dass ein Kunde abspringen könnte?`,
      () => "womit verbringt Ihr Kundenteam die meiste Zeit?",
      () => "was sprechen Kunden vor einer Verlängerung am häufigsten an?",
    ],
  },
  engineering: {
    areas: ["Zuverlässigkeit und Aufwand", "die Frage, was man selbst baut und was man kauft"],
    questions: [
      ({ at }) => `wie entscheiden Sie${at}, was Sie selbst bauen und was Sie kaufen?`,
      () => "welches System würden Sie lieber nicht selbst pflegen?",
      () => "was hält Ihr Entwicklungsteam von der eigentlichen Arbeit ab?",
    ],
  },
  finance: {
    areas: ["Ausgaben und Planungssicherheit", "Amortisation und laufende Kosten"],
    questions: [
      ({ at }) => `welcher Schritt im Monatsabschluss dauert${at} am längsten?`,
      () => "welche Zahlen tragen Sie noch von Hand zusammen?",
      () => "wie weit im Voraus ist Ihre Planung verlässlich?",
    ],
  },
  founder: {
    areas: ["Umsatz und Kosten", "die Prioritäten in diesem Quartal"],
    questions: [
      ({ at }) => `was ist${at} derzeit der Engpass beim Wachstum?`,
      () => "was hängt noch an Ihnen, obwohl es das nicht sollte?",
      () => "welche Entscheidung steht in diesem Quartal ganz oben?",
    ],
  },
  human_resources: {
    areas: ["Besetzungszeit und Fluktuation", "Einstieg, Entwicklung und Austritt"],
    questions: [
      ({ at }) => `welche Stellen lassen sich${at} am schwersten besetzen?`,
      () => "welche Aufgabe im Personalbereich läuft noch über Excel?",
      () => "was dauert zwischen Bewerbung und Angebot am längsten?",
    ],
  },
  information_technology: {
    areas: ["Anbindung und Zugriffsrechte", "Betrieb und Supportaufwand"],
    questions: [
      ({ at }) => `welche Systeme lassen sich${at} am schwersten verbinden?`,
      () => "was verursacht in Ihrem Team die meisten Tickets?",
      () => "welches System würden Sie zuerst ablösen?",
    ],
  },
  legal: {
    areas: ["Risiken und Haftung", "die Vertragsprüfung"],
    questions: [
      () => "wann wird Ihr Team bei einem neuen Vertrag eingebunden?",
      ({ at }) => `welche Art von Vertrag braucht${at} am längsten in der Prüfung?`,
      () => "welche Routinefrage landet am häufigsten bei Ihrem Team?",
    ],
  },
  marketing: {
    areas: ["Leads und ihre Qualität", "Kampagnen und ihre Wirkung"],
    questions: [
      ({ at }) => `wie messen Sie${at}, was eine Kampagne bringt?`,
      () => "welcher Kanal läuft für Sie in diesem Jahr am besten?",
      () => "was dauert zwischen Idee und Kampagne am längsten?",
    ],
  },
  operations: {
    areas: ["Durchsatz und Kosten", "Wartezeiten im Ablauf"],
    questions: [
      ({ at }) => `welcher Arbeitsschritt kostet Sie${at} die meiste Zeit?`,
      () => "welcher Ablauf hängt noch an einer einzigen Person?",
      () => "was erfassen Sie noch von Hand?",
    ],
  },
  product: {
    areas: ["Roadmap und Nutzung", "die Funktionen, die wirklich genutzt werden"],
    questions: [
      ({ at }) => `wie entscheiden Sie${at}, was auf die Roadmap kommt?`,
      () => "wie erfahren Sie, welche Funktionen wirklich genutzt werden?",
      () => "was hält ein Release am häufigsten auf?",
    ],
  },
  project_management: {
    areas: ["Umfang und Termine", "Beteiligte und Freigaben"],
    questions: [
      ({ at }) => `was verzögert Projekte${at} am häufigsten?`,
      () => "wie behalten Sie Entscheidungen über mehrere Projekte im Blick?",
      () => "wer muss zustimmen, bevor ein Projekt starten kann?",
    ],
  },
  purchasing: {
    areas: ["Lieferanten und Konditionen", "die engere Auswahl und die Gesamtkosten"],
    questions: [
      ({ at }) => `wie vergleichen Sie${at} heute Lieferanten?`,
      () => "welche Warengruppe kostet Sie die meiste Zeit?",
      () => "wie lange dauert es, bis ein neuer Lieferant freigegeben ist?",
    ],
  },
  revenue_operations: {
    areas: ["Prozesse und Berichte", "die Werkzeuge im Vertrieb"],
    questions: [
      ({ at }) => `welcher Zahl im CRM trauen Sie${at} am wenigsten?`,
      () => "wie viele Werkzeuge braucht Ihr Vertrieb an einem normalen Tag?",
      () => "welcher Bericht entsteht noch in Handarbeit?",
    ],
  },
  sales: {
    areas: ["Abschlüsse und Planung", "die Vertriebsziele und das Team dahinter"],
    questions: [
      ({ at }) => `womit verbringt Ihr Vertriebsteam${at} neben dem Verkaufen die meiste Zeit?`,
      () => "in welcher Phase bleiben Deals am häufigsten hängen?",
      () => "wie entscheiden Sie, wen Ihr Team zuerst anspricht?",
    ],
  },
  other: {
    areas: ["die heutigen Abläufe", "Arbeitsalltag und Zuständigkeiten"],
    questions: [
      ({ at }) => `welche Aufgabe kostet${at} die meiste Zeit?`,
      () => "welcher Teil Ihrer Arbeit läuft noch über Excel oder Papier?",
      () => "was würden Sie an den heutigen Abläufen zuerst ändern?",
    ],
  },
};
