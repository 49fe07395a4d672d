/** A wording as linguists write it: a text with slots, and what must be known for it. */

/** What the wordings are filled with. Names, titles and industries stay as they were found; quotes carry marks. */
export interface Slots {
  /** How the texts refer to the person: `Anna`, or `Anna Keller` where first names are too familiar. */
  name: string;
  fullName: string;
  title: string | null;
  company: string | null;
  industry: string | null;
  /** The company's size: `320 people`. */
  size: string | null;
  /** ` at Brightloop` with the space before it; empty if the company is not known. */
  at: string;
  /** `VP Sales at Brightloop (320 people, Software Development)`; null if no title is known. */
  role: string | null;
  /** The same without size and industry. */
  plainRole: string | null;
  /** `Brightloop (320 people, Software Development)`. */
  place: string | null;
  /** What the post is about, as a noun phrase; null if that is not clear. */
  topic: string | null;
  /** The person's most telling sentence in quotation marks; null if there is none worth quoting. */
  said: string | null;
  /** The same if it is a short statement that can be repeated to the person. */
  line: string | null;
  /** Whether the person wrote the post. */
  isAuthor: boolean;
  /** Whether the person wrote a question, and not a wish. */
  hasQuestion: boolean;
  /** The post's first telling sentence in quotation marks. */
  claim: string | null;
  /** The post as the object of a verb: `the post by Tom Berg about pricing`. */
  post: string;
  /** Where the person wrote: `under the post by Tom Berg about pricing`, `in a post about pricing`. */
  where: string;
  /** The same, said to the person, as an object: `your comment under the post by Tom Berg`, `your post`. */
  yours: string;
  /** With the preposition: `in your comment under the post by Tom Berg`. */
  inYours: string;
  /** What the function answers for: `pipeline and forecast`. */
  area: string;
  /** The competitor whose post it was. */
  competitor: string | null;
  timesSeen: number;
  /** Whether the person likely decides alone. */
  decides: boolean;
  /** A question that the opener does not ask. */
  question: string;
}

/** What some lists take besides: a clause, what fits, its parts as a list, or what the level can do. */
export interface Given {
  clause?: string;
  match?: string;
  list?: string;
  level?: string;
}

/** A wording; null if the facts do not allow it. */
export type Wording = (slots: Slots & Given) => string | null;
export type Wordings = readonly Wording[];

/** Changes of a word that a language needs, such as French `de` before a noun phrase: `du budget`. */
export type Filters = Readonly<Record<string, (text: string) => string>>;

type Slot = keyof (Slots & Given);
/** All slots, so that a wording with another one is refused. */
const slotNames: Readonly<Record<Slot, true>> = {
  ...{ name: true, fullName: true, title: true, company: true, industry: true, size: true, at: true },
  ...{ role: true, plainRole: true, place: true, topic: true, said: true, line: true, isAuthor: true },
  ...{ hasQuestion: true, claim: true, post: true, where: true, yours: true, inYours: true, area: true },
  ...{ competitor: true, timesSeen: true, decides: true, question: true },
  ...{ clause: true, match: true, list: true, level: true },
};
const isSlot = (name: string): name is Slot => Object.hasOwn(slotNames, name);

interface Part {
  slot: Slot;
  filter: ((text: string) => string) | null;
  /** The text after it. */
  after: string;
}

/**
 * The wording of a text. `{topic}` is filled with the topic, `{topic|de}` with what the language's filter makes of it;
 * the wording applies if all of its slots are known. `[topic, !title]` before it asks for more: a known topic, no known
 * title. Throws if a slot or filter does not exist, or a bracket is not closed.
 */
export function readWording(text: string, filters: Filters): Wording {
  const [, conditions = "", body = ""] = /^(?:\[([^\]]*)\] )?(.*)$/su.exec(text) ?? [];
  const asked = conditions.split(", ").filter(Boolean);
  const wanted = asked.filter((name) => !name.startsWith("!")).map(slotOf);
  const unwanted = asked.filter((name) => name.startsWith("!")).map((name) => slotOf(name.slice(1)));
  const [before = "", ...rest] = body.split("{");
  if (before.includes("}") || /[[\]]/u.test(body)) throw new Error(`"${text}" has a stray bracket.`);
  const parts = rest.map((piece) => readPart(piece, text, filters));
  return (slots) => {
    if (wanted.some((slot) => !slots[slot]) || unwanted.some((slot) => slots[slot])) return null;
    let filled = before;
    for (const { slot, filter, after } of parts) {
      const value = slots[slot];
      if (value === null || value === undefined) return null;
      filled += (filter ? filter(String(value)) : value) + after;
    }
    return filled;
  };
}

function readPart(piece: string, text: string, filters: Filters): Part {
  const [, name, filterName, after] = /^(\w+)(?:\|(\w+))?\}([^}]*)$/su.exec(piece) ?? [];
  if (name === undefined || after === undefined) throw new Error(`"${text}" has a stray bracket.`);
  const filter = filterName === undefined ? null : filters[filterName];
  if (filter === undefined) throw new Error(`"${filterName}" is no filter of this language.`);
  return { slot: slotOf(name), filter, after };
}

function slotOf(name: string): Slot {
  if (isSlot(name)) return name;
  throw new Error(`"${name}" is no slot.`);
}
