/** Wordings that are claims about a person, and harmless elsewhere. */
import { expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { wordsInputIn } from "@/tests/factories/words-input-in";
import { findProblem } from "./check-facts";
import { readPromptData } from "./prompt";

const harmless: [Language, string][] = [
  ["en", "What she makes of it is anybody's guess, so ask first."],
  ["en", "We can't tell from a like whether it is a problem for the team."],
  ["en", "Find out who steps in when someone on the team is on holiday."],
  ["en", "Perhaps she is only curious; there is no comment to go by."],
  ["de", "Was sie davon hält, wissen wir nicht."],
  ["de", "Nachfragen, wer im Urlaub für die Prognose einspringt."],
  ["de", "Vielleicht ist sie nur neugierig; einen Kommentar gibt es nicht."],
  ["fr", "Ce qu'elle en pense, on ne le sait pas."],
  ["fr", "Demander qui prend le relais pendant les vacances."],
  ["es", "Lo que piensa no se sabe: mejor preguntar."],
  ["es", "Preguntar quién la releva en vacaciones."],
  ["it", "Che cosa ne pensa non si sa: meglio chiedere."],
  ["it", "Chiedere chi subentra durante le vacanze."],
  ["nl", "Wat zij ervan vindt, weten we niet."],
  ["nl", "Vraag wie er invalt tijdens de vakantie."],
  ["pt", "O que ela pensa não se sabe: melhor perguntar."],
  ["pt", "Perguntar quem assume durante as férias."],
];

const claims: [Language, string][] = [
  ["en", "She is back from her holiday, so the moment is good."],
  ["en", "Make clear that teams without a forecast fall apart."],
  ["en", "We already supply two of the teams at Brightloop."],
  ["en", "Her two children leave her little time."],
  ["de", "Sie ist gerade aus ihrem Urlaub zurück, der Moment ist gut."],
  ["de", "Ihr durchblicken lassen, dass ohne Prognose alles zerfällt."],
  ["de", "Wir beliefern schon zwei Teams bei Brightloop."],
  ["fr", "Elle revient de ses vacances, le moment est bon."],
  ["fr", "Lui faire comprendre que sans prévision tout s'écroule."],
  ["es", "Hacerle ver que sin previsión todo se cae."],
  ["es", "Vuelve de sus vacaciones, buen momento."],
  ["it", "Farle capire che senza previsione tutto crolla."],
  ["it", "Torna dalle sue vacanze, buon momento."],
  ["nl", "Ze is terug van haar vakantie, een goed moment."],
  ["nl", "Maak duidelijk dat zonder prognose alles instort."],
  ["pt", "Voltou das suas férias, bom momento."],
  ["pt", "Fazer-lhe ver que sem previsão tudo cai."],
];

const problemOf = (language: Language, text: string) =>
  findProblem(
    { whyItMatters: text, suggestedOpener: "Anna?", talkingPoints: [] },
    readPromptData(wordsInputIn(language, "like")),
    language,
  );

it.each(harmless)("accepts, in %s: %s", (...row) => expect(problemOf(...row)).toBeNull());
it.each(claims)("refuses, in %s: %s", (...row) => expect(problemOf(...row)).not.toBeNull());
