import type { CommentBook } from "./comment";

export const germanTopicComments = {
  pipeline: {
    asks: [
      "Mit welchem Tool seht ihr, wie lange ein Deal in einer Phase liegt? Unseres kann das nicht.",
      "Kennt jemand etwas Brauchbares für Pipeline-Reviews, das der Betriebsrat auch durchwinkt?",
      "Was kostet so etwas bei 20 Vertrieblern ungefähr? Gern auch per PN.",
    ],
    evaluates: [
      "Wir vergleichen gerade zwei Anbieter dafür, Entscheidung fällt bis Ende des Quartals.",
      "Unser Vertrag läuft im März aus, deshalb schauen wir uns aktuell um.",
    ],
    states_problem: [
      "Bei uns dauert das Review zwei Stunden und am Ende weiß keiner, was der nächste Schritt ist.",
      "Ein Drittel unserer offenen Deals hat ein Abschlussdatum in der Vergangenheit. Ich krieg's nicht weg.",
      "Wir verlieren im Schnitt acht Deals im Monat an „keine Entscheidung“ und haben keine Ahnung warum.",
    ],
    shares_experience: [
      "Haben wir letztes Jahr genauso umgestellt. Das Meeting dauert jetzt 40 Minuten, und keiner vermisst den Rest.",
      "Wir haben 300 Altlasten gelöscht. Danach stimmte zum ersten Mal der Forecast.",
      "Bei meinem vorigen Arbeitgeber haben die Kollegen sich gegenseitig geprüft, das wirkte besser als jeder Chef.",
    ],
    agrees: [
      "Abschlussdaten sind Wunschdenken, der nächste Schritt ist Handwerk.",
      "Sehe ich anders: Im Projektgeschäft darf ein Deal auch mal ein halbes Jahr ruhen.",
      "Früh absagen braucht vor allem eine Führung, die das aushält.",
    ],
  },
  outbound: {
    asks: [
      "Wie findet ihr die Leute, die sich gerade mit dem Thema beschäftigen? Wir suchen dafür eine Lösung.",
      "Gibt es da einen Anbieter, der sauber mit der DSGVO ist? Empfehlungen gern an mich.",
      "Welches Tool nutzt ihr für Kaufsignale? Unser Team sind 8 SDRs, Budget ist da.",
      "hat hier wer erfahrung mit signal tools im mittelstand? lohnt sich das?",
    ],
    evaluates: [
      "Wir testen das seit zwei Wochen mit vier Leuten, danach wird entschieden.",
      "Haben unser Sequenz-Tool zum Jahresende gekündigt und sind mit drei Anbietern im Gespräch.",
    ],
    states_problem: [
      "Unsere Antwortquote liegt unter einem Prozent. Ich weiß langsam nicht mehr, was ich noch ändern soll.",
      "Meine Leute recherchieren den halben Vormittag und schreiben dann doch am Bedarf vorbei.",
      "Wir merken immer erst hinterher, dass der Kunde längst gesucht hat. Da hat er schon woanders unterschrieben.",
      "Die gekaufte Liste war zur Hälfte veraltet, und jetzt sitzen wir drauf.",
    ],
    shares_experience: [
      "Seit Mai schreiben wir nur noch 30 statt 150 am Tag. Mehr Termine, weniger Frust.",
      "Wir haben's mit Video versucht, mit Postkarten, mit allem. Das Telefon gewinnt.",
      "Ich beantworte im Einkauf genau eine Mail im Monat: die, die meinen Anlass kennt.",
    ],
    agrees: [
      "Timing ist alles, der Rest ist Fleißarbeit.",
      "Faule Akquise hat es schon mit dem Telefonbuch gegeben, das liegt nicht am Kanal.",
      "Da bin ich nicht ganz bei dir. Ohne Menge keine Statistik.",
      "Relevanz lässt sich eben nicht skalieren wie ein Newsletter.",
    ],
  },
  crm: {
    asks: [
      "Womit verhindert ihr Dubletten am Eingang? Wir haben 40 Leute, die täglich Kontakte anlegen.",
      "Welchen Anbieter für die Datenanreicherung könnt ihr in DACH empfehlen?",
    ],
    evaluates: [
      "Wir führen gerade ein neues CRM ein, zwei Anbieter sind noch im Rennen.",
      "Der Wechsel ist beschlossen, im Januar startet die Ausschreibung.",
    ],
    states_problem: [
      "Unsere Kontakte sind zu einem Drittel veraltet und keiner fühlt sich zuständig.",
      "Der Vertrieb führt hier drei Excel-Listen neben dem CRM. Drei!",
      "Seit der Fusion haben wir zwei Systeme, und jede Auswertung dauert eine Woche.",
    ],
    shares_experience: [
      "Wir haben 60 Pflichtfelder auf 9 gekürzt. Seitdem wird gepflegt.",
      "Migration im Sommer gemacht, das Aufräumen hat länger gedauert als alles andere zusammen.",
    ],
    agrees: [
      "Die private Tabelle ist das wahre CRM, überall.",
      "Ein Feld ohne Entscheidung dahinter ist Beschäftigungstherapie.",
    ],
  },
  hiring: {
    asks: [
      "Welches Bewerbermanagement nutzt ihr für gewerbliche Stellen? Unsere Leute haben keinen Lebenslauf als PDF.",
    ],
    evaluates: ["Wir wechseln gerade das Bewerbertool, zwei Angebote liegen auf dem Tisch."],
    states_problem: [
      "Unser Prozess dauert elf Wochen, weil drei Chefs zustimmen müssen.",
      "Auf die letzte Elektrikerstelle kam genau eine Bewerbung. Eine.",
    ],
    shares_experience: [
      "Seit wir das Gehalt reinschreiben, kommen weniger Bewerbungen, aber die passen.",
      "Bei uns schreibt das Team die Anzeige. Klingt banal, wirkt.",
    ],
    agrees: [
      "Eine Absage mit Grund kostet zwei Minuten und bleibt jahrelang im Kopf.",
      "Fachkräftemangel ist oft Führungsmangel.",
    ],
    seeks_job: [
      "Ich suche ab Januar eine neue Stelle im Personalbereich, gern Raum Köln.",
      "Ist die Stelle noch frei? Ich würde mich gern bewerben.",
      "Suche einen Praktikumsplatz ab März, freue mich über Hinweise!",
    ],
  },
  manufacturing: {
    asks: [
      "Welche Software nutzt ihr für die Maschinendaten? Wir haben Steuerungen aus drei Jahrzehnten.",
      "Wer bindet sowas bei 30 Mann in der Fertigung an, ohne dass es 200.000 kostet?",
    ],
    evaluates: ["Bei uns läuft gerade ein Pilot zur vorausschauenden Wartung auf zwei Pressen."],
    states_problem: [
      "Rüsten dauert bei uns 50 Minuten und steht in keiner Zahl.",
      "Jede Schicht hat ihr eigenes Heft und keiner liest das der anderen.",
    ],
    shares_experience: [
      "Unsere älteste ist von 1979, angebunden vom Azubi an zwei Nachmittagen.",
      "Nach dem Rüstworkshop waren es 20 Minuten statt 55, ganz ohne Investition.",
    ],
    agrees: [
      "Der Bediener hört's zuerst. Immer.",
      "IT und Instandhaltung an einen Tisch, dann läuft das schon.",
    ],
  },
  people: {
    asks: ["Was nehmt ihr statt der Jahresumfrage? Wir suchen etwas Kurzes für die Schicht."],
    evaluates: ["Wir führen 2026 ein neues HR-System ein und prüfen gerade fünf Anbieter."],
    states_problem: [
      "Jeder Vierte geht bei uns in der Probezeit.",
      "Der Dienstplan kommt vier Tage vorher. So hält man niemanden.",
    ],
    shares_experience: [
      "Jahresgespräch abgeschafft, vier kurze Gespräche im Jahr. Will niemand zurück.",
      "Wir haben Paten eingeführt, seitdem bleiben die Neuen.",
    ],
    agrees: ["Überlastung ist ein Planungsfehler, danke für den Satz.", "Kultur zeigt sich, wenn es brennt."],
  },
  security: {
    asks: ["Womit macht ihr die Rechteprüfung? Wir suchen etwas, das die Fachbereiche auch verstehen."],
    evaluates: ["Passkeys sind bei uns im Test, zwei Anbieter, Entscheidung vor dem Audit."],
    states_problem: [
      "Rechteprüfung heißt bei uns: 2.000 Zeilen Excel, alle markieren, freigeben.",
      "Zurückgespielt hat bei uns noch nie jemand etwas. Ich sag's seit zwei Jahren.",
    ],
    shares_experience: ["Im März geübt, elf Stunden bis zum Betrieb. Sehr lehrreich."],
    agrees: ["Notfallpläne altern schneller als Milch.", "Sicherheit, die stört, wird umgangen. So einfach."],
  },
} satisfies CommentBook["byTopic"];
