import type { PointPhrases } from "../phrasebook";

export const points: PointPhrases = {
  said: {
    asks: [
      ({ said, topic, isAbout }) =>
        isAbout && `Answer the question on ${topic} before anything else: ${said}`,
      ({ said, at }) => `Bring two possible answers to ${said} and ask which is closer to the case${at}.`,
      ({ said, name }) => `Start from what ${name} asked, not from your product: ${said}`,
    ],
    evaluates: [
      ({ said, name }) => `${name} wrote ${said}: ask what is on the shortlist and who decides.`,
      ({ said, topic, isAbout }) =>
        isAbout && `Offer a fair list of criteria for ${topic}; the cue is ${said}`,
      ({ said, at }) => `Find out the date and the budget${at} behind ${said}`,
    ],
    states_problem: [
      ({ said, at }) => `Put a figure on ${said}: how many hours or how much money a month${at}?`,
      ({ said, topic, isAbout }) => isAbout && `Show one way others have eased this in ${topic}: ${said}`,
      ({ said, name }) => `Ask ${name} what has been tried so far against ${said}`,
    ],
    shares_experience: [
      ({ said, name }) => `Let ${name} tell the rest of the story: ${said}`,
      ({ said, at }) => `Ask what is still open${at} after this step: ${said}`,
      ({ said, topic, isAbout }) =>
        isAbout && `Build on this experience with ${topic} instead of explaining it: ${said}`,
    ],
    agrees: [
      ({ said, name }) => `Take up the words of ${name}: ${said}`,
      ({ said, at }) => `Ask for the example${at} behind ${said}`,
      ({ said, topic, isAbout }) => isAbout && `On ${topic}, ask what follows from ${said}`,
    ],
    authored: [
      ({ claim, name }) => claim && `Ask ${name} what led to ${claim}`,
      ({ claim, topic, isAbout }) =>
        claim && isAbout && `Bring one observation on ${topic} that supports or tests ${claim}`,
      ({ claim, at }) => claim && `Ask what has been done${at} about ${claim} since the post.`,
    ],
  },
  unsaid: [
    ({ claim, author, at, topic, isAbout, isOwn }) =>
      !isOwn &&
      isAbout &&
      claim &&
      author &&
      `Ask whether what ${author} writes about ${topic} applies${at} too: ${claim}`,
    ({ topic, at, title, name }) =>
      title && `As ${title}, ${name} should know who deals with ${topic}${at}: ask.`,
    ({ topic, industry }) => industry && `Bring one figure on ${topic} from ${industry} and ask for theirs.`,
    ({ topic, company, area }) =>
      company && `Find out what ${company} has already tried in ${topic}, and what it meant for ${area}.`,
    ({ topic, area }) => `Link ${topic} to ${area}, with one concrete example.`,
    ({ topic, title }) => title && `Ask about ${topic} in a normal week as ${title}.`,
    ({ topic, name, industry }) =>
      industry && `Leave the reaction out of it; ask ${name} about ${topic} in ${industry}.`,
    ({ topic, at }) => `Start with the present: who looks after ${topic}${at}?`,
  ],
  next: [
    ({ topic, question }) => `A good second question on ${topic}: ${question}`,
    ({ topic, question }) => `Keep this for the call on ${topic}: ${question}`,
    ({ topic, question }) => `If the talk on ${topic} stalls, ask: ${question}`,
  ],
  role: [
    ({ title, area, topic }, level) => `As ${title}, ${level}: bring ${topic} back to ${area}.`,
    ({ title, area }, level) => `As ${title}, ${level}: talk about ${area}.`,
    ({ title, area, topic }) => `Connect ${topic} with what counts in the role of ${title}: ${area}.`,
    ({ title, name, topic, area }) => `${name} will judge ${topic} as ${title}, by ${area}.`,
  ],
  levels: {
    executive: [(name) => `${name} can decide and sign`, (name) => `${name} sets the direction`],
    director: [
      (name) => `${name} usually holds the budget`,
      (name) => `${name} usually decides on larger purchases`,
    ],
    lead: [
      (name) => `${name} runs the team and shapes the shortlist`,
      (name) => `${name} knows what the team lacks`,
    ],
    senior: [
      (name) => `${name} compares before others sign`,
      (name) => `${name} is often asked before a purchase`,
    ],
    professional: [
      (name) => `${name} knows the daily work`,
      (name) => `${name} can say what gets in the way`,
    ],
    junior: [(name) => `${name} can say how it is done today`, (name) => `${name} knows who decides`],
  },
  untitled: [
    ({ at, name }) => `No title is known for ${name}: ask who decides${at} before you pitch.`,
    ({ at, topic }) => `Clarify the role first: who looks after ${topic}${at}?`,
  ],
  levelUnknown: [
    ({ title, at, name }) => `${title} says nothing about the level: ask ${name} who decides${at}.`,
    ({ title, topic, at }) => `Ask what ${title} means${at} and who decides on ${topic}.`,
  ],
  caveats: {
    industry: [
      ({ industry, company }) =>
        company && `Check first whether ${company} has your use case: ${industry} is not a target industry.`,
      ({ industry, topic }) =>
        `${industry} is not on your list: ask early whether anyone there is concerned with ${topic}.`,
      ({ industry }) =>
        `Have a reference ready that makes sense in ${industry}, which is not a target industry.`,
    ],
    size: [
      ({ size, company }) =>
        company && `Check early whether the offer suits ${company}: ${size} is outside your range.`,
      ({ size, topic }) => `With ${size}, ${topic} may be a different task than for your usual customers.`,
      ({ size, industry }) => industry && `${size} in ${industry}: ask about budget before you invest time.`,
    ],
  },
  competitor: [
    ({ competitor, topic, industry }) =>
      competitor &&
      industry &&
      `Have one clear difference from ${competitor} on ${topic} ready that counts in ${industry}.`,
    ({ competitor, at, topic }) =>
      competitor && `Find out which tool is used for ${topic}${at} before you bring up ${competitor}.`,
    ({ competitor, place }) =>
      competitor && place && `${place}: ask what is missing today rather than speaking about ${competitor}.`,
    ({ competitor, topic, area }) =>
      competitor && `Show how you differ from ${competitor} on ${topic} where it counts: ${area}.`,
    ({ topic }) => `Have one clear difference from the competitor ready on ${topic}.`,
  ],
  own: [
    ({ topic, place }) => place && `Your company is known here: go straight to ${topic} and ${place}.`,
    ({ topic, industry }) => industry && `Skip the introduction; show a case from ${industry} on ${topic}.`,
    ({ topic, area }) => `Take your own post one step further: from ${topic} to ${area}.`,
  ],
  repeated: [
    ({ timesSeen, topic, at }) =>
      `${timesSeen} signs of interest are enough to suggest 20 minutes on ${topic}${at}.`,
    ({ timesSeen, company, topic }) =>
      company && `After ${timesSeen} signs of interest in ${topic}, look for a second contact at ${company}.`,
  ],
  search: [
    ({ search, at, topic }) =>
      search && `Found through your search ${search}: ask how important ${topic} will be${at} this year.`,
    ({ search, industry, area }) =>
      search &&
      industry &&
      `Found through your search ${search}: ask what it changes for ${area} in ${industry}.`,
  ],
  context: [
    ({ place, topic }) => place && `${place}: ask who else has a say in ${topic} there.`,
    ({ company, industry, topic }) =>
      company && industry && `Ask how ${company} differs from others in ${industry} in ${topic}.`,
    ({ industry, topic }) =>
      industry && `An example of ${topic} from ${industry} says more than a feature list.`,
    ({ size, topic, industry }) =>
      size &&
      industry &&
      `With ${size} in ${industry}, ask whether one team looks after ${topic} or every team does.`,
    ({ company, topic, area }) =>
      company && `Ask which of the two matters more at ${company} right now: ${topic} or ${area}.`,
    ({ topic, name }) => `Ask ${name} who else cares about ${topic}.`,
  ],
};
