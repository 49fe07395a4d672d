import type { CommentBook } from "./comment";
import { germanTopicComments } from "./german-topics";

export const germanComments: CommentBook = {
  byTopic: germanTopicComments,
  general: {
    asks: [
      "Spannend, welches Werkzeug nutzt ihr dafür? Wir suchen gerade eins.",
      "Kann jemand einen Anbieter empfehlen?",
      "Was kostet sowas im Monat?",
    ],
    evaluates: [
      "Passt, wir holen dazu gerade Angebote ein.",
      "Steht bei uns auf der Shortlist, im Februar wird entschieden.",
    ],
    states_problem: [
      "Genau daran scheitern wir seit Monaten.",
      "Wir stehen gerade vor demselben Problem und haben noch keine Lösung.",
      "Bei uns macht das einer nebenher in Excel, und wenn der Urlaub hat, steht alles.",
    ],
    shares_experience: [
      "Haben wir 2023 eingeführt, nach dem zweiten Anlauf lief es.",
      "Probiert und wieder gelassen, war uns zu aufwendig.",
    ],
    agrees: [
      "Sehe ich anders, aber gut geschrieben.",
      "In kleinen Teams ja, im Konzern eher nicht.",
      "Erst der Prozess, dann das Werkzeug. Wird leider gern umgedreht.",
      "Endlich sagt es mal jemand: Es liegt selten am Tool.",
      "Auf Folien einfach, im Alltag eine Frage der Disziplin.",
    ],
    filler: [
      "Danke fürs Teilen!",
      "Genau so ist es.",
      "Das leite ich gleich an mein Team weiter.",
      "Toller Beitrag 👏",
      "Absolut.",
      "👍👍",
      "Sehr gut auf den Punkt gebracht!",
      "Starker Text.",
      "Merke ich mir 😄",
      "Volle Zustimmung!",
      "Klasse, danke dir!",
    ],
    sells: [
      "Genau das bieten wir als Dienstleistung an. Schreib mir gern, dann zeige ich dir, wie.",
      "Wir haben dafür eine Software entwickelt, kostenlose Demo über den Link im Profil.",
      "Ich begleite solche Projekte interim, ab Januar habe ich wieder Kapazität.",
      "Unser kostenloses Webinar am Donnerstag behandelt genau das, Anmeldung in den Kommentaren 👇",
      "Mit unserer Agentur haben wir für 40 Kunden genau das gelöst. Lust auf einen kurzen Austausch?",
      "Mein Workshop dazu hat noch drei freie Plätze!",
    ],
    seeks_job: [
      "Ich bin aktuell auf Jobsuche und würde gern bei so einem Team anfangen.",
      "Bietet ihr auch Werkstudentenstellen an? Ich studiere Wirtschaftsinformatik im 4. Semester.",
      "Suche nach zehn Jahren Außendienst eine neue Herausforderung, ab sofort verfügbar.",
    ],
  },
  smallTalk: [
    "Herzlichen Glückwunsch!",
    "Alles Gute!",
    "Glückwunsch, verdient! 🎉",
    "Schönen Urlaub!",
    "Haha, großartig.",
    "Wie schön!",
    "Bis bald in Hamburg!",
    "Danke euch ❤️",
    "Gratuliere!",
  ],
};
