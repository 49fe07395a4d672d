import type { Language } from "../countries";

/** Posts without a topic, as in any feed. `{company}` is the author's company. */
export const smallTalk: Record<"en" | "de" | "fr" | "es" | "nl" | "it" | "pt", string[]> = {
  en: [
    "{n} years at {company} today. Grateful for the people, the coffee and the patience.",
    "Out of office until next week. If it burns, call a fire brigade. If it is a slide, it can wait.",
    "Ran my first half marathon in {city} this weekend. Slowly, but with a smile.",
    "Happy birthday to the best team lead I ever had. You know who you are.",
    "We are looking for an office dog sitter for two days. This is not a joke. Well, half of one.",
    "Our summer party was a success: nobody fell into the canal this time.",
    "I am happy to share that I finished my certificate in project management after {weeks} weeks of evenings.",
    "Photos from the trade fair in {city} are online. Thanks to all who came by our stand.",
    "Reading recommendation for the train: anything that is not about work.",
    "Congratulations to our apprentices, all {n} of them passed their exams.",
    "My daughter asked what I do all day. I said: I write messages. She said: so do I.",
    "The blood donation van is in front of our building on Thursday. Please come down.",
    "{company} plants {n} trees this year. Volunteers with spades are welcome.",
    "Merry holidays to everybody who is working so that others need not.",
    "It is official: the coffee machine on the third floor works again.",
    "We are hiring: come to {city}, bring curiosity, we bring the rest. Link in the comments.",
    "New job alert! I am starting a new position and I could not be more excited.",
    "Lost: one blue water bottle at the conference in {city}. Found: many good conversations.",
  ],
  de: [
    "Heute seit {n} Jahren bei {company}. Danke an alle, die es mit mir aushalten.",
    "Bis nächste Woche im Urlaub. Wenn es brennt: 112. Wenn es eine Folie ist: Geduld.",
    "Herzlichen Glückwunsch an unsere Auszubildenden, alle {n} haben bestanden!",
    "Unser Sommerfest in {city} war ein voller Erfolg. Danke an das Team, das alles vorbereitet hat.",
    "Wir suchen Verstärkung in {city}. Wer Lust auf ein ehrliches Team hat: Die Stelle steht im Kommentar.",
    "Frohe Feiertage an alle, die arbeiten, damit andere frei haben.",
    "Die Kaffeemaschine im dritten Stock geht wieder. Mehr muss man heute nicht wissen.",
  ],
  fr: [
    "{n} ans chez {company} aujourd'hui. Merci à toutes et à tous.",
    "En congé jusqu'à la semaine prochaine. Prenez soin de vous.",
    "Retour en images sur le salon de {city}. Merci à celles et ceux qui sont passés nous voir.",
    "Nous recrutons à {city} ! L'annonce est en commentaire.",
    "Joyeux anniversaire à la meilleure équipe du troisième étage.",
  ],
  es: [
    "Hoy cumplo {n} años en {company}. Gracias a todo el equipo.",
    "De vacaciones hasta la semana que viene. Si es urgente, respirad hondo.",
    "Buscamos talento en {city}. La oferta está en los comentarios.",
    "Enhorabuena a nuestras {n} nuevas incorporaciones.",
    "Felices fiestas a quienes trabajan para que otros descansen.",
  ],
  nl: [
    "Vandaag {n} jaar bij {company}. Dank aan alle collega's.",
    "Tot volgende week met vakantie. Als het brandt: bel de brandweer.",
    "Wij zoeken versterking in {city}. De vacature staat in de reacties.",
    "Gefeliciteerd aan onze stagiairs, alle {n} geslaagd!",
  ],
  it: [
    "{n} anni in {company} oggi. Grazie a tutte le persone con cui lavoro.",
    "In ferie fino alla prossima settimana. Se brucia, 115. Se è una slide, pazienza.",
    "Grazie a chi è passato a trovarci in fiera a {city}.",
    "Cerchiamo nuovi colleghi a {city}. L'annuncio è nei commenti.",
    "Complimenti ai nostri {n} apprendisti, tutti promossi!",
  ],
  pt: [
    "Hoje faço {n} anos na {company}. Um grande abraço a toda a equipa.",
    "De férias até à próxima semana. Se for urgente, respirem fundo.",
    "Agradecemos a quem passou pelo nosso stand em {city}.",
    "Estamos a contratar em {city}. O anúncio está nos comentários.",
    "Parabéns aos nossos {n} novos colegas!",
  ],
};

export type SmallTalkLanguage = keyof typeof smallTalk;

export const hasSmallTalk = (language: Language): language is SmallTalkLanguage => language in smallTalk;
