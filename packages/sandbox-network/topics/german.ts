import type { TopicTexts } from "./topic";

export const german = {
  pipeline: {
    hooks: [
      "Euer Pipeline-Review ist kein Statusmeeting.",
      "Wir haben {pct} % unserer Pipeline gelöscht. Die beste Entscheidung des Jahres.",
      "Ein Deal ohne nächsten Schritt ist kein Deal.",
    ],
    stories: [
      "Als ich das Team übernommen habe, lag die Hälfte der Opportunities seit {weeks} Wochen still.",
      "Jeden Montag haben wir neunzig Minuten lang Zahlen vorgelesen, die jeder sehen konnte.",
      "Im letzten Quartal haben wir {n} Deals an 'keine Entscheidung' verloren.",
      "Ein Kunde sagte uns, er sei schon zwei Monate vor unserem Rückruf kaufbereit gewesen.",
    ],
    lessons: [
      "Fragt nach dem nächsten Schritt und nicht nach dem Abschlussdatum.",
      "Sales Pipeline Hygiene ist eine Gewohnheit von zehn Minuten am Tag.",
      "Wer früh absagt, gewinnt Zeit für die richtigen Kunden.",
      "Die Abschlussquote je Quelle sagt mehr als das Volumen je Quelle.",
    ],
    asks: ["Wie macht ihr das im Vertrieb?", "Welche Frage stellt ihr immer?", "Was sagen eure Daten dazu?"],
    tags: ["vertrieb", "sales", "pipeline"],
  },
  outbound: {
    hooks: [
      "Kaltakquise ist nicht tot. Faule Kaltakquise schon.",
      "Timing schlägt Text. Jedes Mal.",
      "Wir schreiben nur noch ein Drittel der Mails und bekommen mehr Termine.",
    ],
    stories: [
      "{weeks} Wochen lang haben wir nur Menschen angeschrieben, die sich mit dem Thema gerade beschäftigen.",
      "Heute früh kamen {n} Akquise-Mails. Zwei davon wussten, was wir machen.",
      "Eine Kollegin liest morgens eine Stunde lang, was ihre Zielkunden schreiben. Erst dann greift sie zum Hörer.",
      "Die beste Antwort des Monats: 'Woher wussten Sie, dass wir gerade suchen?'",
    ],
    lessons: [
      "Kaufsignale verfallen schnell: Nach wenigen Tagen ist man wieder einer von vielen.",
      "Drei Sätze, ein Grund, eine Frage. Mehr braucht es nicht.",
      "Personalisierung ist nicht der Vorname und das Wetter in {city}.",
      "Eine gute Liste schlägt jede geniale Mail.",
    ],
    asks: [
      "Was funktioniert bei euch in der Neukundengewinnung?",
      "Wie viele Kontaktversuche plant ihr noch ein?",
    ],
    tags: ["vertrieb", "kaltakquise", "outbound"],
  },
  crm: {
    hooks: [
      "Niemand pflegt gern das CRM. Das ist ein Gestaltungsfehler.",
      "{pct} % unserer CRM-Kontakte hatten den Job gewechselt.",
      "Wir haben {n} Felder aus dem CRM gelöscht. Keine einzige Beschwerde.",
    ],
    stories: [
      "Die Migration dauerte {weeks} Wochen, das Aufräumen der Dubletten doppelt so lange.",
      "Marketing und Vertrieb hatten zwei Definitionen von 'Kunde', die Geschäftsführung also zwei Zahlen.",
      "Eine Kollegin zeigte mir ihre private Tabelle. Sie war besser als alles, was wir gebaut hatten.",
    ],
    lessons: [
      "Schlechte CRM-Daten kosten mehr als die Lizenz, es kommt nur keine Rechnung.",
      "Jedes Pflichtfeld ist eine Steuer auf das Verkaufen.",
      "Dubletten verhindert man am Eingang und nicht im Nachhinein.",
    ],
    asks: ["Welches Feld würdet ihr heute löschen?", "Wem gehört das Thema bei euch?"],
    tags: ["crm", "revops", "datenqualität"],
  },
  hiring: {
    hooks: [
      "Fachkräftemangel? Manchmal ist es nur die Stellenanzeige.",
      "Wir haben den Studienabschluss aus {n} Anzeigen gestrichen. Die Bewerbungen haben sich verdoppelt.",
      "Eine Absage mit Begründung ist die beste Werbung.",
    ],
    stories: [
      "Unser Prozess dauerte {weeks} Wochen. Die Guten waren nach drei Wochen weg.",
      "Das Team hat die Anzeige selbst geschrieben: kürzer, ehrlicher, erfolgreicher.",
      "Eine frühere Kollegin ist nach vier Jahren zu uns nach {city} zurückgekommen.",
    ],
    lessons: [
      "Nennt die Gehaltsspanne. Das spart allen einen Monat.",
      "Strukturierte Gespräche wirken kühl und sind fair.",
      "Recruiting ist Vertrieb mit zwei Kunden.",
    ],
    asks: ["Wie lange dauert es bei euch, ehrlich?", "Was fragt ihr im ersten Gespräch?"],
    tags: ["recruiting", "hr", "jobs"],
  },
  manufacturing: {
    hooks: [
      "Die besten Datenanalysten stehen an der Maschine.",
      "Vorausschauende Wartung hat uns {n} Stillstände erspart.",
      "{pct} % weniger Ausschuss, und das ohne neue Maschine.",
    ],
    stories: [
      "Ein Bediener in {city} hörte das Lager zwei Tage vor dem Sensor.",
      "In {weeks} Wochen haben wir {n} Maschinen angebunden, die älteste von 1987.",
      "Die Nachtschicht führte ein Heft mit jeder Störung seit dem Frühjahr. Das war unser Datensatz.",
    ],
    lessons: [
      "Messt das Rüsten, bevor ihr Kapazität kauft.",
      "Industrie 4.0 scheitert dort, wo IT und Instandhaltung nicht miteinander essen gehen.",
      "Eine Linie, ein Verlust, eine Verantwortliche.",
    ],
    asks: ["Wie alt ist eure älteste angebundene Maschine?", "Wem gehören bei euch die Maschinendaten?"],
    tags: ["industrie40", "produktion", "maschinenbau"],
  },
  people: {
    hooks: [
      "Menschen kündigen nicht im Austrittsgespräch. Sie kündigen im dritten Monat.",
      "Wir haben das Jahresgespräch abgeschafft.",
      "Führung zeigt sich am vollen Tag.",
    ],
    stories: [
      "Eine Teamleiterin in {city} fragte, womit wir aufhören sollen. Die Liste hatte {n} Punkte.",
      "Unsere Umfrage hatte 84 Fragen und keine einzige Folge.",
      "Ein Azubi hat uns unser eigenes Onboarding erklärt. Lehrreich.",
    ],
    lessons: [
      "Gutes Onboarding ist vor allem Logistik: Laptop, Zugang, Mittagessen, ein Name zum Fragen.",
      "Feedback ohne Termin ist eine Meinung.",
      "Überlastung ist ein Planungsfehler.",
    ],
    asks: ["Womit habt ihr dieses Jahr aufgehört?", "Wie führt ihr Menschen ein, die nie im Büro sind?"],
    tags: ["personal", "führung", "newwork"],
  },
  security: {
    hooks: [
      "Der Phishing-Test, den alle bestehen, ist der falsche Test.",
      "Bei der Rechteprüfung fanden wir {n} Konten von Ausgeschiedenen.",
    ],
    stories: [
      "Ein Lieferant rief am Freitagabend an: Sein Server war übernommen worden.",
      "In unserem Notfallplan stand die Nummer eines Kollegen, der seit einem Jahr in Rente ist.",
      "Nach {weeks} Wochen mit Passkeys ist der Helpdesk deutlich ruhiger.",
    ],
    lessons: [
      "Backups, die nie zurückgespielt wurden, sind Wünsche.",
      "IT-Sicherheit heißt: bequem für die Ehrlichen, mühsam für den Rest.",
      "Kennt die Lieferanten eurer Lieferanten.",
    ],
    asks: ["Wann habt ihr zuletzt ein Backup zurückgespielt?", "Wie prüft ihr Zugriffsrechte?"],
    tags: ["itsicherheit", "cybersecurity"],
  },
} satisfies TopicTexts;
