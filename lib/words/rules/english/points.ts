import type { PointPhrases } from "../phrasebook";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ hasQuestion }) => hasQuestion && `Answer the question before you talk about your product`,
      ({ at }) => `Find out what led to this comment${at}`,
      ({ at }) => `Ask who needs it${at}, and by when`,
    ],
    evaluates: [
      () => `Ask which options are on the table and who decides`,
      () => `Ask what has to be better afterwards`,
      ({ at }) => `Find out the timeline and the budget${at}`,
    ],
    states_problem: [
      ({ at }) => `Ask what the problem costs${at}, in hours or money`,
      () => `Find out whether there is a deadline or a budget for a solution`,
      ({ at }) => `Find out who else has this problem${at}`,
    ],
    shares_experience: [
      () => `Ask whether it is still like that`,
      ({ name }) => `Let ${name} explain how it went before you show anything`,
      ({ name }) => `Ask what ${name} would do differently next time`,
    ],
    agrees: [
      ({ topic, at }) => topic && `Ask whether there is anything to solve in ${topic}${at}`,
      ({ at }) => `Ask how that looks in practice${at}`,
      ({ name }) => `Ask ${name} for an example`,
      () => `Ask what is behind the comment`,
    ],
  },
  unsaid: [
    ({ topic, at }) => topic && `Find out who looks after ${topic}${at}.`,
    ({ topic, company }) => topic && company && `Ask what ${company} has already tried for ${topic}.`,
    ({ topic, area }) => topic && `Connect ${topic} with ${area}.`,
    ({ topic, industry }) => topic && industry && `Bring one example of ${topic} from ${industry}.`,
    ({ topic, at, area }) => topic && `Ask what matters more${at} right now: ${topic} or ${area}.`,
    ({ topic, title }) => topic && title && `Ask how much of the week as ${title} goes into ${topic}.`,
    ({ topic, title, at }) =>
      !topic && title && `Find out what matters most to the ${title}${at} this quarter.`,
    ({ topic, company, area }) => !topic && company && `Ask how ${company} handles ${area} today.`,
    ({ topic, name, area }) => !topic && `Ask ${name} what takes the most time in ${area}.`,
  ],
  next: [
    ({ topic, question }) => topic && `A second question on ${topic}: ${question}`,
    ({ question }) => `A question for later: ${question}`,
    ({ question }) => `If the conversation stalls, ask: ${question}`,
  ],
  role: [
    ({ title, area }, level) => `As ${title}, ${level}: talk about ${area}.`,
    ({ title, area, at }, level) => `As ${title}${at}, ${level}, so ${area} will matter most.`,
    ({ title, topic, area }, level) =>
      topic && `As ${title}, ${level}: talk about ${topic} with ${area} in mind.`,
    ({ title, industry, area }, level) =>
      industry && `As ${title} in ${industry}, ${level}: ask about ${area}.`,
    ({ title, area, at }, level) => `Bring an example about ${area}: as ${title}${at}, ${level}.`,
  ],
  levels: {
    executive: [(name) => `${name} can probably decide`, (name) => `${name} sets the direction`],
    director: [
      (name) => `${name} probably has a budget`,
      (name) => `${name} probably decides on larger purchases`,
    ],
    lead: [(name) => `${name} runs the team`, (name) => `${name} knows what the team lacks`],
    senior: [(name) => `${name} is often asked before a purchase`, (name) => `${name} knows the details`],
    professional: [
      (name) => `${name} knows the daily work`,
      (name) => `${name} can say what gets in the way`,
    ],
    junior: [(name) => `${name} can say how it is done today`, (name) => `${name} may know who decides`],
  },
  untitled: [
    ({ at, name }) => `Find out the role first: no title is known for ${name}${at}.`,
    ({ at }) => `Ask who decides${at} before you pitch: no title is known.`,
  ],
  levelUnknown: [
    ({ title, name, at }) => `${title} does not show the seniority: ask ${name} who decides${at}.`,
    ({ title, at }) => `Ask what a ${title} decides${at}: the title does not show it.`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Check that ${company} has your use case: ${industry} is not a target industry.`,
      ({ industry }) =>
        `${industry} is not on your list of industries: ask early whether your use case exists there.`,
    ],
    size: [
      ({ size, company }) =>
        company && `Check early that your offer suits ${company}: ${size} is outside your range.`,
      ({ size, industry }) =>
        industry && `${size} in ${industry}, outside your range: ask early whether your offer suits them.`,
      ({ size, topic }) =>
        topic && `With ${size}, outside your range, ${topic} may be a different task: ask first.`,
      ({ size }) => `The company has ${size}, outside your range: ask early whether your offer suits it.`,
    ],
  },
  competitor: [
    ({ competitor, topic }) =>
      competitor && topic && `Have one clear difference from ${competitor} on ${topic} ready.`,
    ({ competitor, at }) => competitor && `Ask which tool is in use${at} before you mention ${competitor}.`,
    ({ competitor, industry }) =>
      competitor && industry && `Have a difference from ${competitor} ready that counts in ${industry}.`,
    () => "Have one clear difference from the competitor ready.",
  ],
  own: [
    ({ company, topic }) =>
      company && topic && `Your company is known here: talk about ${topic} at ${company}.`,
    ({ industry }) => industry && `Skip the introduction and bring an example from ${industry}.`,
    () => "Skip the introduction: the post was your own.",
  ],
  repeated: [
    ({ timesSeen, at }) =>
      `${timesSeen} signs of interest are a good reason to suggest a short call${at && ` with a second person${at}`}.`,
    ({ timesSeen, topic }) =>
      topic && `${timesSeen} signs of interest: reason enough to suggest a short call on ${topic}.`,
    ({ timesSeen, company }) =>
      company && `After ${timesSeen} signs of interest, look for a second contact at ${company}.`,
  ],
  context: [
    ({ title, company, topic }) =>
      title && company && topic && `Ask who besides the ${title} looks after ${topic} at ${company}.`,
    ({ place, topic }) => place && topic && `${place}: ask who else has a say in ${topic}.`,
    ({ place }) => place && `${place}: ask who else would have a say in a purchase.`,
    ({ company, industry, topic }) =>
      company && industry && topic && `Ask how ${company} differs from others in ${industry} in ${topic}.`,
    ({ industry, area }) => industry && `Bring an example from ${industry} that concerns ${area}.`,
    ({ size, industry, topic }) =>
      size &&
      industry &&
      topic &&
      `With ${size} in ${industry}, ask whether one team looks after ${topic} or several do.`,
    ({ name, at }) => `Ask ${name} who else would have a say${at}.`,
  ],
};
