import type { WhyPhrases } from "../phrasebook";

export const why: WhyPhrases = {
  reactions: {
    like: (name, post) => `${name} liked ${post}`,
    celebrate: (name, post) => `${name} applauded ${post}`,
    support: (name, post) => `${name} supports ${post}`,
    love: (name, post) => `${name} reacted with a heart to ${post}`,
    insightful: (name, post) => `${name} marked ${post} as insightful`,
    curious: (name, post) => `${name} is curious about ${post}`,
    funny: (name, post) => `${name} laughed at ${post}`,
    other: (name, post) => `${name} reacted to ${post}`,
  },
  evidence: {
    asks: [
      ({ fullName, where, said }) => `${fullName} asks ${where}: ${said}`,
      ({ fullName, where, said }) => `A question from ${fullName} ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} wants to know, ${where}: ${said}`,
    ],
    evaluates: [
      ({ fullName, where, said }) => `${fullName} is weighing options and says so ${where}: ${said}`,
      ({ fullName, where, said }) => `A buying decision is on the mind of ${fullName}, ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} talks about choosing or changing ${where}: ${said}`,
    ],
    states_problem: [
      ({ fullName, where, said }) => `${fullName} names a problem ${where}: ${said}`,
      ({ fullName, where, said }) => `Something is not working yet for ${fullName}, ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} says what hurts, ${where}: ${said}`,
    ],
    shares_experience: [
      ({ fullName, where, said }) => `${fullName} reports from experience ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} describes how it went in practice, ${where}: ${said}`,
      ({ fullName, where, said }) => `First-hand experience from ${fullName} ${where}: ${said}`,
    ],
    agrees: [
      ({ fullName, where, said }) => `${fullName} joined in ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} took up the point ${where}: ${said}`,
      ({ fullName, where, said }) => `${fullName} commented ${where}: ${said}`,
    ],
    filler: [
      ({ fullName, where }) => `${fullName} left a brief comment ${where}`,
      ({ fullName, where }) => `${fullName} commented ${where}, in a word or two`,
    ],
    authored: [
      ({ fullName, where, claim }) => claim && `${fullName} wrote ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} takes a stand ${where}: ${claim}`,
      ({ fullName, where, claim, isAbout }) =>
        claim && isAbout && `${fullName} brings it up unprompted ${where}: ${claim}`,
      ({ fullName, where, claim }) => !claim && `${fullName} speaks up ${where}`,
    ],
  },
  reacts: [
    (clause) => `${clause}, without a word so far`,
    (clause, { claim }) => claim && `${clause}: ${claim}`,
    (clause) => `A quiet sign of interest: ${clause}`,
    (clause) => clause,
  ],
  fit: {
    parts: { role: "role", level: "seniority", industry: "industry", size: "company size" },
    fits: (parts, list) => `${list} ${parts.length === 1 ? "fits" : "fit"} your ICP`,
    all: [
      () => "everything your ICP asks for fits",
      () => "a match on every point of your ICP",
      ({ industry }) => industry && `from the role to ${industry}, it all fits your ICP`,
    ],
    near: (parts, list) => `${list} ${parts.length === 1 ? "comes" : "come"} close`,
    unknown: (parts, list) => `${list} ${parts.length === 1 ? "is" : "are"} still unknown`,
    misses: {
      role: () => "the role is not one you look for",
      level: () => "the seniority is not the one you look for",
      industry: ({ industry }) =>
        industry ? `${industry} is not among your target industries` : "the industry is not one you target",
      size: () => "the size is outside your range",
    },
    but: ", but ",
    buyer: [
      ({ role, name }, match) => `As ${role}, ${name} probably decides here: ${match}`,
      ({ role, name }, match) => `${name} is ${role} and likely has the say: ${match}`,
      ({ role }, match) => `A likely buyer, ${role}: ${match}`,
    ],
    influencer: [
      ({ role, name }, match) => `As ${role}, ${name} can open the door rather than sign: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, has influence but probably not the last word: ${match}`,
      ({ role }, match) => `A way in, if not the decision maker, ${role}: ${match}`,
    ],
    elsewhere: [
      ({ role, name }, match) =>
        `As ${role}, ${name} carries weight, but in another function than you target: ${match}`,
      ({ role, name }, match) => `${name}, ${role}, has a say, though not in your target function: ${match}`,
    ],
    neither: [
      ({ role, name }, match) => `As ${role}, ${name} is outside the roles your ICP names: ${match}`,
      ({ role, name }, match) => `${name} works as ${role}, not a role your ICP names: ${match}`,
    ],
    untitled: [
      ({ place, name }, match) => place && `No title is known for ${name} of ${place}: ${match}`,
      ({ place }, match) => place && `The company is known, ${place}, the title is not: ${match}`,
      ({ place, name }, match) => !place && `Neither title nor company is known for ${name}: ${match}`,
    ],
  },
  moment: {
    repeated: [
      ({ timesSeen }) => `That makes ${timesSeen} signs of interest in a short time`,
      ({ timesSeen, topic, isAbout }) =>
        isAbout &&
        `Seen ${timesSeen} times lately, so the interest in ${topic} is more than a passing thought`,
      ({ timesSeen, name }) => `${name} has now engaged ${timesSeen} times within a short time`,
    ],
    competitor: [
      ({ competitor }) => competitor && `${competitor} is in view, so be early`,
      ({ competitor }) =>
        competitor && `The topic came from ${competitor}: a reason to show your own angle soon`,
      () => "The post is a competitor's, so be early",
    ],
    own: [
      () => "The post is your own, so no introduction is needed",
      () => "Your company is no stranger here: the post was your own",
    ],
    evaluates: [
      () => "Whoever helps with the comparison now is on the list",
      ({ company }) => company && `Write while ${company} is still comparing`,
      () => "Timing matters more than wording here",
    ],
    asks: [
      () => "A useful answer is the best way in",
      ({ topic, isAbout }) => isAbout && `A good answer on ${topic} opens the conversation`,
      () => "Answer first, sell later",
    ],
    sameDay: [
      ({ isAbout, topic }) =>
        isAbout && `It came within a day of the post, so write while thoughts about ${topic} are fresh`,
      () => "It came within a day of the post",
      () => "The post was less than a day old, so write soon",
    ],
  },
};
