/** Which claims of a sentence have no support: each line is a sentence and, behind the arrow, its claims. */
import { expect, it } from "vitest";
import { silentLike, wordsInput } from "@/tests/factories/words-input";
import { wordsInputIn } from "@/tests/factories/words-input-in";
import { claimsIn, type Reader } from "./check-claims";
import { readGround } from "./claim-ground";
import { readPromptData } from "./prompt";

const base = wordsInput();
const saying = (text: string) => wordsInput({ engagement: { ...base.engagement, text } });
const inputs = {
  comment: base,
  like: silentLike(),
  own: silentLike({ source: { type: "own_company", displayName: "Brightloop" } }),
  author: {
    ...base,
    post: { ...base.post, author: "Anna Keller" },
    engagement: { ...base.engagement, kind: null },
  },
  boss: saying("My colleague has a budget, and I agree that the forecast is a pain."),
  moved: saying("We moved the data to it."),
  ceo: wordsInput({ person: { ...base.person, title: "CEO" } }),
  lead: wordsInput({ person: { ...base.person, title: "Lead" } }),
  es: wordsInputIn("es", "like"),
};

const tables: [evidence: keyof typeof inputs, reader: Reader, sentences: string][] = [
  ["ceo", "salesperson", "Tom is CEO."],
  ["lead", "salesperson", "Tom is Lead of it. → own_words: all"],
  [
    "author",
    "salesperson",
    `
    Anna asked leaders what calls cost.
    Anna Keller is VP Sales.
    Her comment is clear, she says.
  `,
  ],
  [
    "boss",
    "person",
    `
    You agree with it.
    You agree with Tom on the forecast.
    You have a contract. → money: contract
    You have a contract and a budget.
    You are happy, and the forecast is a topic. → feeling: you are happy
  `,
  ],
  [
    "boss",
    "salesperson",
    `
    A colleague said so to her.
    She has a budget.
    A colleague said so.
    She agrees with Tom.
    She has a contract, and the forecast. → money: contract
    She is happy, and the forecast is a topic.
  `,
  ],
  [
    "comment",
    "person",
    `
    Since you still walk every morning, what changes? → presupposed: since you still walk every morning
    When you called, was it so?
    You use a spreadsheet.
    Now that you have a new spreadsheet, what changes? → presupposed: now that you have a new spreadsheet
    Now that the office moved downtown, what changes? → presupposed: now that the office moved downtown
    Since you still use a spreadsheet, what changes?
    Since you still walk to the office, what changes? → presupposed: since you still walk to the office
    Since you still use every office, what changes?
    You asked leaders what calls cost.
    Tom is VP Sales. → own_words: all
    Your post is clear, not mine. → sender: mine; own_words: your post
    You moved house. → life: moved house
    Would a demo of a spreadsheet help?
  `,
  ],
  [
    "comment",
    "salesperson",
    `
    Ask Anna about leaders and what calls cost.
    Anna asked leaders what calls cost under the post.
    It is so when you called. → meeting: you called
    Ask when you called.
    She uses a spreadsheet.
    Now that the office moved downtown, it is good.
    Ask what changes, now that the office moved downtown. → presupposed: now that the office moved downtown
    What changes now that the office moved downtown? → presupposed: now that the office moved downtown
    Anna asked forty leaders about calls that are broken. → own_words: all
    Anna asked the leaders.
    Anna asked the leaders what is broken. → own_words: all
    Anna asked if leaders find it broken. → own_words: all
    Anna asked the leaders what is broken?
    Perhaps Anna asked leaders what calls cost.
    Tom Berg is VP Sales. → own_words: all
    Tom Berg meets Anna, the VP Sales.
    Tom Berg's post is for a VP Sales.
    She adds that the office moved to a bigger house. → own_words: adds that the office moved to a bigger house
    She adds that the spreadsheet moved to a bigger house.
    She adds that it moved.
    She adds that the green office moved near bigger houses downtown. → own_words: adds that the green office moved near bigger houses downtown
    She adds that the spreadsheet moved near bigger green houses downtown. → own_words: adds that the spreadsheet moved near bigger green houses downtown
    She adds that office people moved. → own_words: adds that office people moved
    Her comment is clear.
    Her post is clear. → own_words: her post
    She adds that the spreadsheet moved near bigger houses.
    She adds that the spreadsheet moved near bigger green houses. → own_words: adds that the spreadsheet moved near bigger green houses
    She adds that people moved.
  `,
  ],
  [
    "es",
    "salesperson",
    `
    Tiene presupuesto. → money: presupuesto
    Tom tiene presupuesto.
    La publicación tiene presupuesto.
    El comentario es claro.
    Su comentario es claro. → own_words: su comentario
  `,
  ],
  [
    "like",
    "person",
    `
    You said nothing of it. → own_words: you said
    Do teams think that they will have to change?
    We help with it. → sender: we
    Teams have a budget. → money: budget
    Do teams have a budget?
    Do you have a budget?
    Is the budget big? → money: budget
    Is your big budget there? → money: budget
    Is your very big budget there?
    Will you have to change?
    Your team will have to change. → future: will have to
    Does Tom believe it?
    Tom believes it.
    The post believes it.
    Do you believe it?
    Your view that it is so?
    What is your opinion on it?
    What is her opinion on it?
    Is your opinion bad. → opinion: your opinion
    You use a spreadsheet. → tool: use a; tool: spreadsheet
    Do you use a spreadsheet?
    I saw that you liked it. → sender: i; surveillance: saw that you
    You say so, says Anna. → own_words: says pxx
    Tom wrote it. You said so. → own_words: you said
    It was last month.
    You called last month. → meeting: you called; time: last month
    It ended for you last month?
    It is about your like. → surveillance: your like
    Tom believes you. → opinion: believes
    They say that Tom believes it. → opinion: believes
    Who believes it?
    Teams believe it. → opinion: believe
    The post said that teams believe it.
    Are you frustrated? → feeling: frustrated
    Is the team moving to it? → plan: moving to
    I'd like to hear what you make of it.
    Hi Anna, I'd like to hear from you, and we do too. → sender: we
    Hi Anna, it is so. Hi Tom, how is it?
    I wonder: what is the price?
    Would a demo help? → offer: demo
  `,
  ],
  [
    "like",
    "salesperson",
    `
    She says nothing of it.
    What is her spreadsheet for?
    Ask what her spreadsheet is for.
    Ask how her team will have to change.
    We help with it. → sender: we
    She liked our post. → sender: our
    We don't know what she makes of it.
    What she makes of it we do not know.
    All we have is a like.
    A like is all we have.
    One like here is all we have. → leftover: here is
    In the dark we are in the dark.
    The market has a budget.
    She has a budget. → money: budget
    Brightloop has a budget. → money: budget
    Anna has a budget. → money: budget
    Tom has a budget.
    Ask if she has a budget.
    Ask what her budget is. → money: budget
    Ask about a budget.
    She may have a budget.
    She has a budget, perhaps. → money: budget
    She has a budget for one or two teams perhaps. → money: budget
    She has a budget for one or two perhaps.
    She has a budget for one or perhaps two.
    A colleague said so to her. → thirdParty: a colleague
    She agrees with Tom. → opinion: agrees
    She is happy, and the forecast is a topic. → feeling: she is happy
    She believes it is not so. → opinion: believes
    She believes not one of them.
    She hardly believes it.
    What she believes is her own affair.
    What she is happy about is her own affair. → feeling: she is happy
    Ask what she is happy about.
    What is she happy about?
    She believes it; ask why. → opinion: believes
    What plans to grow is her own affair. → plan: plans to
    Ask if her team will have to change.
    Her team will have to change. → future: will have to
    Ask for her opinion on it.
    She uses a spreadsheet. → tool: uses a; tool: spreadsheet
    Ask which spreadsheet she uses.
    Spreadsheets are common.
    We saw that you liked it. → sender: we; surveillance: saw that you
    Noticed her like. → surveillance: noticed her
    Noticed her visit. → surveillance: noticed her
    She asked the leaders what calls cost a month. → own_words: all; own_words: she asked
    Tom asked the leaders what calls cost a month.
    Her comment is clear. → own_words: her comment
    She says so. → own_words: she says
    She never says so.
    Tom wrote it. She says so.
    Tom wrote it. Anna says so. → own_words: pxx says
    Tom says so to Anna, and she says so.
    Tom wrote her comment.
    It is said. Tom wrote it. It is clear. She says so. → own_words: she says
    A like is all we know.
    She changed it last month. → time: last month
    Tom asked for her last month.
    Ask what she changed last month.
    It is about your like.
    It is about your interest in it.
    It is about your visit. → surveillance: your visit
    Is she frustrated?
    She is a fool. → insult: fool
    She likes “a budget of our own”.
    She likes “a budget. → money: budget
    She plans to sell it, but not now. → plan: plans to
    She does not plan to sell it.
    It comes at no cost for her.
    I wonder what it is. → sender: i
    Would a demo help?
  `,
  ],
  [
    "moved",
    "person",
    `
    You moved house.
  `,
  ],
  [
    "moved",
    "salesperson",
    `
    Moving house is what she did. → life: moving house
  `,
  ],
  [
    "own",
    "person",
    `
    You liked our post. → sender: our; surveillance: you liked
  `,
  ],
  [
    "own",
    "salesperson",
    `
    She liked our post.
    She liked our team. → sender: our
    Our own post is about it.
    She liked a post, ours.
    She liked a piece of ours. → sender: ours
  `,
  ],
];

const rows = tables.flatMap(([evidence, reader, sentences]) =>
  sentences
    .trim()
    .split(/\n\s*/)
    .map((row) => ({ evidence, reader, row })),
);

it.each(rows)("$evidence, for the $reader: $row", ({ evidence, reader, row }) => {
  const [text = "", expected = ""] = row.split(" → ");
  const ground = readGround(readPromptData(inputs[evidence]), inputs[evidence].language);
  const claims = [...claimsIn(text, reader, ground)].map(({ kind, words }) =>
    /[.?]$/.test(words) ? `${kind}: all` : `${kind}: ${words}`,
  );
  expect(claims.join("; ")).toBe(expected);
});
