import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "Büroorganisation",
    areas: ["Termine und Freigaben", "kurze Wege im Büro"],
    questions: [
      ({ at }) => `auf wessen Schreibtisch landet das${at} zuerst?`,
      ({ at }) => `wie viel Zeit kostet der Schriftverkehr dazu${at}?`,
      () => "wer muss so etwas freigeben?",
    ],
  },
  business_development: {
    subject: "neue Märkte und Partner",
    areas: ["neue Märkte und Partner", "die Auswahl der nächsten Zielkunden"],
    questions: [
      ({ at }) => `ändert das${at} etwas daran, welche Kunden Sie als Nächstes angehen?`,
      () => "an welcher Stelle bremst das ein neues Geschäft am meisten?",
      () => "was müsste ein Partner mitbringen, um Ihnen dabei zu helfen?",
    ],
  },
  consulting: {
    subject: "Kundenprojekte",
    areas: ["Ergebnisse beim Kunden", "die Empfehlung an Kunden, womit sie anfangen sollen"],
    questions: [
      () => "was fragen Ihre Kunden dazu als Erstes?",
      () => "wovon raten Sie Kunden dabei ab?",
      ({ at }) => `an welcher Stelle taucht das in den Projekten${at} auf?`,
    ],
  },
  customer_success: {
    subject: "Kundenbindung",
    areas: ["Vertragsverlängerungen und Nutzung", "das, was Kunden beklagen"],
    questions: [
      () => "was bekommen Ihre Kunden davon mit?",
      ({ at }) => `welcher Teil davon kostet Ihr Kundenteam${at} die meiste Zeit?`,
      () => "kommt das zur Sprache, wenn Kunden verlängern?",
    ],
  },
  engineering: {
    subject: "Softwareentwicklung",
    areas: ["Zuverlässigkeit und Aufwand", "das, was als Nächstes gebaut wird, und was der Betrieb kostet"],
    questions: [
      ({ at }) => `wie viel davon haben Sie${at} selbst gebaut?`,
      () => "wie viel Entwicklungszeit geht dafür jede Woche drauf?",
      () => "welchen Teil davon würden Sie lieber nicht selbst pflegen?",
    ],
  },
  finance: {
    subject: "Budget und Planung",
    areas: ["Ausgaben und Planungssicherheit", "Amortisation und laufende Kosten"],
    questions: [
      ({ at }) => `an welcher Stelle sehen Sie das${at} in den Zahlen?`,
      () => "welche Zahl müsste sich bewegen, bevor Sie dafür Geld ausgeben?",
      () => "lässt sich beziffern, was Sie das heute kostet?",
    ],
  },
  founder: {
    subject: "Wachstum",
    areas: ["Wachstum und Liquidität", "die Frage, was jetzt sein muss und was warten kann"],
    questions: [
      ({ at }) => `ist das${at} ein Thema für dieses Quartal oder für später?`,
      ({ at }) => `wer kümmert sich${at} darum, Sie selbst oder jemand im Team?`,
      () => "was haben Sie schon versucht, und was wieder verworfen?",
    ],
  },
  human_resources: {
    subject: "Personalgewinnung und Mitarbeiterbindung",
    areas: ["Personalgewinnung und Mitarbeiterbindung", "Einstieg, Verbleib und Austritt"],
    questions: [
      ({ at }) => `was sagen die Menschen${at} dazu?`,
      () => "kommt das im Vorstellungsgespräch zur Sprache oder erst, wenn jemand geht?",
      () => "welcher Teil davon landet im Personalbereich?",
    ],
  },
  information_technology: {
    subject: "IT-Systeme und Schnittstellen",
    areas: ["Schnittstellen und Zugriffsrechte", "Systeme, Daten und Supportaufwand"],
    questions: [
      ({ at }) => `wie viele Systeme berührt das${at}?`,
      () => "woran müsste eine Lösung dafür angebunden sein?",
      () => "welcher Teil davon landet als Ticket bei Ihrem Team?",
    ],
  },
  legal: {
    subject: "Verträge und Risiken",
    areas: ["Risiken und Verträge", "die Bedingungen, zu denen unterschrieben werden darf"],
    questions: [
      () => "ab welchem Punkt wird Ihr Team einbezogen?",
      () => "welches Risiko wird dabei unterschätzt?",
      ({ at }) => `gibt es${at} dafür eine Regel, oder zählt jeder Fall für sich?`,
    ],
  },
  marketing: {
    subject: "Leadgenerierung",
    areas: ["Pipeline aus dem Marketing", "Kampagnen und das Budget dahinter"],
    questions: [
      ({ at }) => `was heißt das für Ihre Marketingplanung${at} in diesem Quartal?`,
      () => "wie erklären Sie das dem Vertrieb und den Finanzen?",
      () => "was trägt das Marketing in Ihrem Haus dazu bei?",
    ],
  },
  operations: {
    subject: "Prozesseffizienz",
    areas: ["Durchsatz und Kosten je Arbeitsschritt", "die Stellen, an denen Aufträge liegen bleiben"],
    questions: [
      ({ at }) => `bei welchem Schritt kostet Sie das${at} die meiste Zeit?`,
      () => "wer merkt es als Erstes, wenn dabei etwas schiefgeht?",
      () => "was liefe morgen anders, wenn das funktionierte?",
    ],
  },
  product: {
    subject: "Produktentwicklung",
    areas: ["Roadmap und Nutzung", "das, was Kunden wirklich nutzen"],
    questions: [
      ({ at }) => `hat das${at} einen Platz auf der Roadmap?`,
      () => "was sagen Ihre Nutzer dazu?",
      () => "wogegen haben Sie sich dabei entschieden?",
    ],
  },
  project_management: {
    subject: "Projektarbeit",
    areas: ["Umfang und Termine", "die Frage, wer wann mit an Bord sein muss"],
    questions: [
      () => "wer muss an Bord sein, bevor sich dabei etwas bewegt?",
      ({ at }) => `wie oft hält das${at} ein Projekt auf?`,
      () => "wo würden Sie anfangen, wenn Sie einen Monat Zeit hätten?",
    ],
  },
  purchasing: {
    subject: "Einkauf",
    areas: ["Lieferanten und Konditionen", "engere Auswahl und Gesamtkosten"],
    questions: [
      ({ at }) => `was vergleichen Sie${at} zuerst, wenn Anbieter dafür anklopfen?`,
      () => "mit welchen Lieferanten arbeiten Sie dafür heute?",
      () => "wann steht der nächste Vertrag dafür an?",
    ],
  },
  revenue_operations: {
    subject: "Revenue Operations",
    areas: ["Prozesse und Datenqualität", "die Werkzeuge, in denen der Vertrieb täglich arbeitet"],
    questions: [
      ({ at }) => `auf welche Kennzahl schauen Sie dabei${at}?`,
      () => "ist das für Sie eher ein Daten- oder ein Prozessproblem?",
      () => "welches Werkzeug nutzt Ihr Team dafür, und welches daran vorbei?",
    ],
  },
  sales: {
    subject: "Pipeline-Steuerung",
    areas: ["Pipeline und Forecast", "die Vertriebszahlen und das Team dahinter"],
    questions: [
      ({ at }) => `welcher Teil davon kostet Ihr Vertriebsteam${at} die meiste Zeit?`,
      () => "wie stark entscheidet das darüber, ob Sie Ihr Ziel erreichen?",
      () => "was machen Ihre Besten im Vertrieb dabei anders?",
    ],
  },
  other: {
    subject: "Arbeitsalltag",
    areas: ["den heutigen Ablauf", "den Arbeitsalltag und wer darüber entscheidet"],
    questions: [
      ({ at }) => `wie läuft das${at} heute?`,
      () => "wem in Ihrem Haus liegt das am meisten am Herzen?",
      () => "was würden Sie daran zuerst ändern?",
    ],
  },
};
