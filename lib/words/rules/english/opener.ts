import type { OpenerPhrases } from "../phrasebook";

export const opener: OpenerPhrases = {
  hooks: {
    asks: [
      ({ inYours, said }) => `${inYours} you ask: ${said}`,
      ({ inYours, said }) => `I came across the question ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `your public question on ${topic} deserves an answer: ${said}`,
    ],
    evaluates: [
      ({ inYours, said }) => `${inYours} you write: ${said}`,
      ({ said, at }) => `you mention in public that something is moving${at}: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `your public comment on ${topic} reads like a decision ahead: ${said}`,
    ],
    states_problem: [
      ({ inYours, said }) => `${inYours} you put it plainly: ${said}`,
      ({ inYours, said }) => `I read what you say ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `you are frank about ${topic}: ${said}`,
    ],
    shares_experience: [
      ({ inYours, said }) => `thank you for the first-hand view ${inYours}: ${said}`,
      ({ inYours, said }) => `${inYours} you describe how it went: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `your experience with ${topic} is worth more than theory: ${said}`,
    ],
    agrees: [
      ({ inYours, said }) => `${inYours} you write: ${said}`,
      ({ inYours, said }) => `I read your line ${inYours}: ${said}`,
      ({ said, topic, isAbout }) => isAbout && `on ${topic} you write: ${said}`,
    ],
    authored: [
      ({ inYours, claim }) => claim && `${inYours} you write: ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `your post on ${topic} has a sentence I would like to ask about: ${claim}`,
      ({ claim }) => claim && `one line of your post stays with the reader: ${claim}`,
    ],
  },
  leads: [
    ({ topic, at }) => `a question about ${topic}${at}:`,
    ({ topic, title, at }) => title && `as ${title}${at} you will have a view on ${topic}:`,
    ({ topic, industry }) => industry && `I wonder how companies in ${industry} deal with ${topic}:`,
    ({ topic, company }) => company && `I would like to understand how ${company} deals with ${topic}:`,
    ({ topic, title }) => title && `one question on ${topic} for you as ${title}:`,
    ({ topic, company }) => company && `${topic}, seen from ${company}:`,
    ({ topic, industry, title }) =>
      industry && title && `${topic} in ${industry}, from the view of a practitioner:`,
    ({ topic }) => `a short question on ${topic}:`,
  ],
  citing: [
    ({ author, claim, isOwn, isAbout }) =>
      claim && isAbout && (isOwn ? `we wrote ${claim}` : author && `${author} writes: ${claim}`),
    ({ author, claim, isOwn, topic, isAbout }) =>
      claim &&
      isAbout &&
      (isOwn ? `our view on ${topic} is ${claim}` : author && `on ${topic}, ${author} says: ${claim}`),
  ],
  doubts: [
    ({ at }) => `does that hold${at} too?`,
    ({ title }) => title && `how does that look to you as ${title}?`,
    ({ at }) => `where is it different${at}?`,
    ({ industry }) => industry && `is that true in ${industry} as well?`,
    ({ at, topic, isAbout }) => isAbout && `would you say the same about ${topic}${at}?`,
    () => "would you sign that, or is it too simple?",
  ],
  questions: {
    asks: [
      () => "what have you looked at so far?",
      ({ at }) => `what would it have to do${at} that it cannot do today?`,
      ({ topic, isAbout }) => isAbout && `what prompted the question about ${topic}?`,
      () => "how many people would work with it?",
    ],
    evaluates: [
      ({ at }) => `what will decide it${at}?`,
      () => "by when do you want to have chosen?",
      ({ topic, isAbout }) => isAbout && `what has to be better about ${topic} afterwards?`,
      () => "which two points do you compare first?",
    ],
    states_problem: [
      ({ at }) => `how much time does it cost you${at} in a normal week?`,
      () => "what have you already tried against it?",
      ({ topic, isAbout }) => isAbout && `which part of ${topic} would you fix first?`,
      () => "how long has it been like this?",
    ],
    shares_experience: [
      () => "what would you do differently next time?",
      ({ at }) => `what was the hardest part of it${at}?`,
      ({ topic, isAbout }) => isAbout && `what surprised you most about ${topic}?`,
      () => "how did you get the team on board?",
    ],
    agrees: [
      ({ at }) => `what does that look like${at}?`,
      ({ topic, at, isAbout }) => isAbout && `what have you changed about ${topic}${at} since?`,
      () => "which example comes to mind first?",
      ({ title }) => title && `what follows from it for you as ${title}?`,
    ],
    authored: [
      ({ at }) => `what happened${at} that made you write it?`,
      ({ topic, at, isAbout }) => isAbout && `what have you changed about ${topic}${at} since?`,
      () => "what is the next step from here?",
      () => "what was the most useful reply you got?",
    ],
  },
  frames: [
    ({ company }) => company && `who at ${company} has the last word on it?`,
    ({ at }) => `what would you change about it first${at}?`,
    () => "is it more about people, process or tools for you?",
    ({ at }) => `has it moved up or down your list${at} this year?`,
  ],
};
