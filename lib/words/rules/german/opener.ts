import type { OpenerPhrases } from "../phrasebook";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours} fragen Sie: ${said}`,
      ({ inYours, said }) => `mir ist die Frage ${inYours} begegnet: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Ihre öffentliche Frage zum Thema ${topic} verdient eine Antwort: ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours} schreiben Sie: ${said}`,
      ({ said, at }) => `Sie schreiben öffentlich, dass sich${at} etwas bewegt: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Ihr Kommentar zum Thema ${topic} liest sich, als stünde eine Entscheidung an: ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours} bringen Sie es auf den Punkt: ${said}`,
      ({ inYours, said }) => `${inYours} schreiben Sie: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `zum Thema ${topic} sprechen Sie offen an, wo es hakt: ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `danke für den Einblick ${inYours}: ${said}`,
      ({ inYours, said }) => `${inYours} schildern Sie, wie es gelaufen ist: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Ihre Erfahrung zum Thema ${topic} sagt mehr als jede Theorie: ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours} schreiben Sie: ${said}`,
      ({ inYours, said }) => `eine Nachfrage zu Ihrem Satz ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `zum Thema ${topic} schreiben Sie: ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours} schreiben Sie: ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `eine Nachfrage zu Ihrem Beitrag zum Thema ${topic}: ${claim}`,
      ({ claim }) => claim && `ein Satz aus Ihrem Beitrag bleibt hängen: ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `eine Frage zum Thema ${topic}${at}:`,
    ({ topic, title, at }) =>
      title && `als ${title}${at} haben Sie sicher eine Sicht auf das Thema ${topic}:`,
    ({ topic, industry }) =>
      industry &&
      `mich interessiert, wie Unternehmen der Branche ${industry} mit dem Thema ${topic} umgehen:`,
    ({ topic, company }) => company && `ich würde gern verstehen, wie ${company} das Thema ${topic} angeht:`,
    ({ topic, title }) => title && `eine Frage an Sie als ${title} zum Thema ${topic}:`,
    ({ topic, company }) => company && `zum Thema ${topic} interessiert mich der Blick von ${company}:`,
    ({ topic, industry, title }) =>
      industry && title && `zum Thema ${topic} in der Branche ${industry} eine Frage aus der Praxis:`,
    ({ topic }) => `eine kurze Frage zum Thema ${topic}:`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn ? `wir haben geschrieben: ${claim}` : author && `${author} schreibt: ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn
        ? `unsere These zum Thema ${topic}: ${claim}`
        : author && `zum Thema ${topic} schreibt ${author}: ${claim}`),
  ],
  doubts: [
    ({ at }) => `gilt das${at} auch?`,
    ({ title }) => title && `wie sehen Sie das als ${title}?`,
    ({ at }) => `wo ist es${at} anders?`,
    ({ industry }) => industry && `stimmt das auch für die Branche ${industry}?`,
    ({ at }) => `würden Sie das${at} so unterschreiben?`,
    () => "trifft das zu, oder ist es zu einfach gedacht?",
  ],
  questions: {
    asks: [
      () => "was haben Sie sich bisher angesehen?",
      ({ at }) => `was müsste eine Lösung${at} können, was heute nicht geht?`,
      ({ topic, isAbout }) => isAbout && `was war der Anlass für die Frage zum Thema ${topic}?`,
      () => "wie viele Menschen würden damit arbeiten?",
    ],
    evaluates: [
      ({ at }) => `was gibt${at} am Ende den Ausschlag?`,
      () => "bis wann möchten Sie sich entschieden haben?",
      ({ topic, isAbout }) => isAbout && `was muss beim Thema ${topic} danach besser sein?`,
      () => "welche zwei Punkte vergleichen Sie zuerst?",
    ],
    states_problem: [
      ({ at }) => `wie viel Zeit kostet Sie das${at} in einer normalen Woche?`,
      () => "was haben Sie schon dagegen versucht?",
      ({ topic, isAbout }) => isAbout && `was würden Sie beim Thema ${topic} zuerst in Ordnung bringen?`,
      () => "seit wann ist das so?",
    ],
    shares_experience: [
      () => "was würden Sie beim nächsten Mal anders machen?",
      ({ at }) => `was war daran${at} am schwierigsten?`,
      ({ topic, isAbout }) => isAbout && `was hat Sie beim Thema ${topic} am meisten überrascht?`,
      () => "wie haben Sie das Team mitgenommen?",
    ],
    agrees: [
      ({ at }) => `wie sieht das${at} aus?`,
      ({ topic, at, isAbout }) => isAbout && `was haben Sie${at} beim Thema ${topic} seither geändert?`,
      () => "welches Beispiel fällt Ihnen dazu als Erstes ein?",
      ({ title }) => title && `was folgt daraus für Sie als ${title}?`,
    ],
    authored: [
      ({ at }) => `was ist${at} passiert, dass Sie das geschrieben haben?`,
      ({ topic, at, isAbout }) => isAbout && `was haben Sie${at} beim Thema ${topic} seither geändert?`,
      () => "was ist für Sie der nächste Schritt?",
      () => "welche Antwort darauf hat Ihnen am meisten gebracht?",
    ],
  },
  frames: [
    ({ company }) => company && `wer hat bei ${company} dabei das letzte Wort?`,
    ({ at }) => `was würden Sie daran${at} zuerst ändern?`,
    () => "geht es dabei für Sie eher um Menschen, Abläufe oder Werkzeuge?",
    ({ at }) => `ist das${at} dieses Jahr wichtiger oder unwichtiger geworden?`,
  ],
};
