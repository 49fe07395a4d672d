import type { Phrases } from "../phrasebook";

export const phrases: Omit<Phrases, "points"> = {
  reactions: {
    like: (name, post) => `${name} liked ${post}`,
    celebrate: (name, post) => `${name} applauded ${post}`,
    support: (name, post) => `${name} reacted with support to ${post}`,
    love: (name, post) => `${name} reacted with a heart to ${post}`,
    insightful: (name, post) => `${name} marked ${post} as insightful`,
    curious: (name, post) => `${name} reacted with curiosity to ${post}`,
    funny: (name, post) => `${name} laughed at ${post}`,
    other: (name, post) => `${name} reacted to ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said, hasQuestion }) => hasQuestion && `${fullName} asks ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        hasQuestion && `A question from ${fullName} ${where}: ${said}`,
      ({ fullName, where, said, hasQuestion }) =>
        !hasQuestion && `${fullName} seems to be looking for something and writes ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} seems to be weighing options ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} writes about a choice or a change ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} describes a problem ${where}: ${said}`,
      ({ fullName, where, said }) => `A problem that ${fullName} describes ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} shares first-hand experience ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} speaks from experience ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} wrote ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} commented ${where}: ${said}`,
    ],
    comments: [
      ({ fullName, where, isAuthor }) => !isAuthor && `${fullName} commented ${where}`,
      ({ fullName, where }) => `${fullName} joined the conversation ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, without a comment`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "role", level: "seniority", industry: "industry", size: "company size" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "matches" : "match"} your ICP`,
    near: (parts, list) => `${list} ${parts.length === 1 ? "is" : "are"} close to it`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "is" : "are"} unknown`,
    misses: {
      role: () => "the role is not one you look for",
      level: () => "the seniority is not one you look for",
      industry: ({ industry }) =>
        industry ? `${industry} is not among your target industries` : "the industry is not one you target",
      size: () => "the company size is outside your range",
    },
    but: ", but ",
    buyer: [
      ({ role, name }, match) => `${name} is ${role}, a likely decision maker: ${match}`,
      ({ role, name }, match) => `As ${role}, ${name} probably has a say in buying: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `${name} is ${role}, more likely to influence than to decide: ${match}`,
      ({ role, name }, match) => `As ${role}, ${name} can probably advise rather than decide: ${match}`,
    ],
    executive: [({ role, name }, match) => `${name} is ${role}: ${match}`],
    elsewhere: [
      ({ role, name }, match) =>
        `${name} is ${role}, senior but in another function than you target: ${match}`,
      ({ role, name }, match) =>
        `As ${role}, ${name} is senior, though not in your target functions: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `${name} is ${role}, not a role that your ICP names: ${match}`,
      ({ role, name }, match) => `As ${role}, ${name} is outside the roles your ICP names: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) => place && `${name} works at ${place}, in a role that is not known: ${match}`,
      ({ place, name }, match) => !place && `Neither title nor company is known for ${name}: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `That makes ${timesSeen} signs of interest in a short time`,
      ({ timesSeen, name }) => `${name} has engaged ${timesSeen} times in a short time`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} is a competitor, so be early`,
      () => "The post is a competitor's, so be early",
    ],
    own: [() => "The post is your own, so your company is no stranger"],
    asks: [() => "A useful answer is the best way in", () => "Answer first, sell later"],
    evaluates: [() => "The choice may be open right now, so do not wait"],
    ordinary: [
      () => "No clear need so far, so ask before you pitch",
      () => "Nothing shows a need yet, so start with a question",
      ({ topic }) => topic && `Whether there is a need around ${topic} is still open`,
    ],
    silent: [
      () => "A reaction alone says little, so start with a question",
      () => "No words yet, so keep the first message light",
      ({ topic }) => topic && `Whether there is a need around ${topic} is still open`,
    ],
  },
  opener: {
    hooks: {
      asks: [
        ({ yours, hasQuestion }) => hasQuestion && `I read the question in ${yours}.`,
        ({ inYours, hasQuestion }) => hasQuestion && `about the question ${inYours}:`,
        ({ yours, hasQuestion }) => !hasQuestion && `I read ${yours}.`,
        ({ yours, hasQuestion }) => !hasQuestion && `about ${yours}:`,
      ],
      evaluates: [
        ({ line, inYours }) => line && `you wrote ${inYours}: ${line}`,
        ({ yours }) => `${yours} reads as if you were weighing your options.`,
      ],
      states_problem: [
        ({ line, inYours }) => line && `you wrote ${inYours}: ${line}`,
        ({ inYours }) => `you describe a problem ${inYours}.`,
        ({ yours }) => `I read ${yours} about what is not working.`,
      ],
      shares_experience: [
        ({ line, inYours }) => line && `you wrote ${inYours}: ${line}`,
        ({ inYours }) => `you describe ${inYours} how it works for you.`,
        ({ yours }) => `thanks for the first-hand view in ${yours}.`,
      ],
      agrees: [
        ({ topic, yours }) => `I read ${yours} and have a question about ${topic}:`,
        ({ topic, yours }) => `${yours} leads me to a question about ${topic}:`,
      ],
    },
    questions: {
      asks: [
        ({ hasQuestion }) => hasQuestion && "have you found an answer yet, or is it still open?",
        ({ hasQuestion }) => hasQuestion && "is it still open?",
        ({ hasQuestion }) => hasQuestion && "is that settled by now, or may I suggest something?",
        ({ hasQuestion }) => !hasQuestion && "have you found a solution yet, or is it still open?",
        ({ hasQuestion }) => !hasQuestion && "where do you stand with it today?",
      ],
      evaluates: [
        () => "what matters most to you in the choice?",
        () => "what should be better than it is today?",
        () => "where do you stand with it today?",
      ],
      states_problem: [
        () => "is it still like that, or have you found a way around it?",
        () => "have you found a solution since then?",
        ({ at }) => `is it still like that${at}?`,
      ],
      shares_experience: [
        () => "how is it going today?",
        () => "is it still like that?",
        () => "what would you recommend to others?",
      ],
    },
    leads: [
      ({ topic, title }) => topic && title && `I would value your view as ${title} on ${topic}:`,
      ({ topic, at }) => topic && `a question about ${topic}${at}:`,
      ({ topic, title }) => topic && title && `a question about ${topic} for you as ${title}:`,
      ({ topic, company }) =>
        topic && company && `I would like to understand how ${company} handles ${topic}:`,
      ({ topic, title, company }) =>
        topic && title && company && `as ${title} at ${company}, you may have a view on ${topic}:`,
      ({ topic, title, at }) => !topic && title && `a question for you as ${title}${at}:`,
      ({ topic, title, company }) =>
        !topic && title && company && `a question about your work as ${title} at ${company}:`,
      ({ topic, company }) => !topic && company && `a question about how things work at ${company}:`,
      ({ topic, title, at }) => !topic && !title && `a question about your work${at}:`,
    ],
    frames: [
      ({ at }) => `how satisfied are you with it${at} today?`,
      () => "what could be easier about it?",
      () => "what is the hardest part for you?",
      ({ at }) => `what works well${at}, and what does not?`,
      () => "what has changed over the last year?",
    ],
  },
};
