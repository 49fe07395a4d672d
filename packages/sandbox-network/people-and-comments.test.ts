import { describe, expect, it } from "vitest";
import { authorsOf } from "./authors";
import { roles } from "./cast";
import { sandboxCatalogue } from "./catalogue";
import { commentMeanings, injections, listComments } from "./comments/books";
import { engagementsOf, type WorldEngagement } from "./engagements";
import { questionOf } from "./post-text";
import { postsOf, searchPosts } from "./posts";
import { presentCompany, presentEngagement } from "./present";
import { areRivals } from "./rivals";
import { agreeWith, englishTitles, listGenderedTitles } from "./title";
import { openWorld } from "./world";

const now = Date.parse("2025-11-20T15:00:00Z");
const days = (count: number) => count * 86_400_000;
const world = openWorld();
const comments = listComments();
const posts = authorsOf(world)
  .all.flatMap((author) => postsOf(world, author, now - days(24), now - days(10)))
  .map((post) => ({ post, engagements: engagementsOf(world, post, now) }));
const revenue = ["pipeline", "outbound", "crm", "forecasting", "attribution", "ai_revenue"];
const onRevenue = posts.filter(({ post }) => post.topic !== null && revenue.includes(post.topic));
const written = (list: typeof posts) =>
  list.flatMap(({ post, engagements }) =>
    engagements.flatMap(({ comment, person }) => (comment ? [{ post, person, ...comment }] : [])),
  );
const needs = ["asks", "evaluates", "states_problem"];

describe("the comments", () => {
  it("are at least 700 different texts, each with one meaning", () => {
    expect(new Set(comments.map(({ text }) => text)).size).toBeGreaterThanOrEqual(700);
    const meanings = new Map<string, Set<string>>();
    for (const { text, meaning } of comments)
      meanings.set(text, (meanings.get(text) ?? new Set()).add(meaning));
    expect([...meanings].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it.each(["en", "de", "fr", "es", "it", "nl", "pt"])("have every meaning in %s", (language) => {
    const found = comments.filter((comment) => comment.language === language);
    expect(found.length).toBeGreaterThanOrEqual(70);
    expect(new Set(found.map(({ meaning }) => meaning))).toEqual(new Set(commentMeanings));
  });

  it("under revenue posts mean what comments usually mean", () => {
    const all = written(onRevenue);
    const share = (wanted: string) =>
      (100 * all.filter(({ meaning }) => meaning === wanted).length) / all.length;
    const expected = {
      asks: 10,
      evaluates: 8,
      states_problem: 14,
      shares_experience: 18,
      agrees: 22,
      filler: 18,
      sells: 7,
      seeks_job: 3,
    };
    for (const [meaning, percent] of Object.entries(expected))
      expect([meaning, Math.abs(share(meaning) - percent) <= 3]).toEqual([meaning, true]);
  });

  it("are in the language of the post, or now and then in English", () => {
    const abroad = written(posts).filter(({ post }) => post.language !== "en");
    expect(new Set(abroad.map(({ post }) => post.language)).size).toBe(6);
    expect(abroad.filter(({ post, language }) => ![post.language, "en"].includes(language))).toEqual([]);
    const inEnglish = abroad.filter(({ language }) => language === "en").length / abroad.length;
    expect(inEnglish).toBeGreaterThan(0.02);
    expect(inEnglish).toBeLessThan(0.4);
  });

  it("are never the same need under the same post", () => {
    for (const { engagements } of posts) {
      const texts = engagements.flatMap(({ comment }) =>
        comment && needs.includes(comment.meaning) ? [comment.text] : [],
      );
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it("are about the topic of the post, or fit any topic", () => {
    const topicsOf = new Map(comments.map(({ text, language, topic }) => [`${language} ${text}`, topic]));
    for (const { post, text, language } of written(posts)) {
      if (injections().includes(text)) continue;
      expect([null, post.topic]).toContain(topicsOf.get(`${language} ${text}`));
    }
  });

  it("reach the port as text only, without their meaning", () => {
    const comment = posts.flatMap(({ engagements }) => engagements).find(({ kind }) => kind === "comment");
    if (!comment) throw new Error("The world has no comments.");
    expect(JSON.stringify(presentEngagement(comment))).not.toContain("meaning");
    expect(presentEngagement(comment).text).toBe(comment.comment?.text);
  });
});

describe("the people", () => {
  it("have titles that agree with their first names", () => {
    const pairs = [...listGenderedTitles(), ...roles().bystander.flatMap(formsOf)];
    const neutral = new Set(Object.values(englishTitles()).flatMap((byRank) => Object.values(byRank).flat()));
    const men = new Set(pairs.map(([masculine]) => masculine).filter((title) => !neutral.has(title)));
    const women = new Set(pairs.map(([, feminine]) => feminine).filter((title) => !men.has(title)));
    const gendered = world.people.filter(({ title }) => men.has(title ?? "") || women.has(title ?? ""));
    expect(gendered.length).toBeGreaterThan(400);
    for (const { title, gender, name } of gendered)
      expect([name, title, gender]).toEqual([name, title, women.has(title ?? "") ? "woman" : "man"]);
    expect(agreeWith("woman", "Leiter Marketing / Leiterin Marketing")).toBe("Leiterin Marketing");
    expect(agreeWith("man", "VP Sales")).toBe("VP Sales");
  });

  it("include support roles, trades that sound like targets, vendors, and people without a title", () => {
    const titles = world.people.map(({ title }) => title ?? "");
    for (const wanted of [
      /Executive Assistant to the CRO/,
      /Chief of Staff/,
      /^(Werkstudent|Praktikant|Sales Intern)/,
      /Chief Engineer, HVAC/,
      /Physical Security/,
      /^Bauleiter/,
      /^Fractional CRO/,
      /Founder's Associate/,
    ])
      expect(titles.filter((title) => wanted.test(title)).length).toBeGreaterThan(0);
    expect(titles.filter((title) => title === "").length).toBeGreaterThan(100);
  });

  it("mostly do not fit, on most posts", () => {
    const fits = ({ person: { company, occupation, rank } }: WorldEngagement) =>
      company !== null &&
      ["Software Development", "IT Services and IT Consulting"].includes(company.industry) &&
      company.employees >= 50 &&
      company.employees <= 2_000 &&
      ["sales", "revenue_operations", "marketing"].includes(occupation) &&
      ["lead", "director", "executive"].includes(rank);
    const shares = onRevenue.map(({ engagements }) => engagements.filter(fits).length / engagements.length);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.15);
    expect(mean).toBeLessThan(0.28);
    expect(shares.filter((share) => share > 0.5).length / shares.length).toBeLessThan(0.03);
  });

  it("engage with their own company and with its rivals", () => {
    const { home, competitors } = sandboxCatalogue();
    for (const { networkUrl } of [home, ...competitors]) {
      const page = posts.filter(({ post }) => post.author.networkUrl === networkUrl);
      const staff = page.flatMap(({ post, engagements }) =>
        engagements.map(({ person }) => ({ author: post.author.company, employer: person.company })),
      );
      expect(staff.some(({ author, employer }) => author?.index === employer?.index)).toBe(true);
      expect(staff.some(({ author, employer }) => author && employer && areRivals(author, employer))).toBe(
        true,
      );
    }
  });

  it("sell and look for jobs where that is their motive", () => {
    const motivesOf = (meaning: string) =>
      written(posts)
        .filter((comment) => comment.meaning === meaning)
        .map(({ person }) => world.motives.get(person.index));
    expect(motivesOf("sells").filter((motive) => motive === "seller").length).toBeGreaterThan(80);
    expect(motivesOf("seeks_job").filter((motive) => motive === "job_seeker").length).toBeGreaterThan(20);
    expect(motivesOf("seeks_job")).not.toContain("buyer");
  });

  it("come back: they like a post and within seven days write about a need under another by its author", () => {
    const liked = new Map<string, number>();
    for (const { post, engagements } of posts)
      for (const { person, kind, at } of engagements)
        if (kind === "reaction") liked.set(`${post.author.index} ${person.index} ${post.slot}`, at);
    const returning = posts.flatMap(({ post, engagements }) =>
      engagements.filter(({ person, comment, at }) => {
        const before = liked.get(`${post.author.index} ${person.index} ${post.slot - 1}`);
        return comment && needs.includes(comment.meaning) && before && at > before && at - before < days(7);
      }),
    );
    expect(returning.length).toBeGreaterThan(40);
  });

  it("come with colleagues: three or more from one company that did not post", () => {
    const committees = onRevenue.filter(({ post, engagements }) => {
      const others = engagements
        .map(({ person }) => person.company)
        .filter((company) => company !== null && company.index !== post.author.company?.index);
      return others.some((company) => others.filter((other) => other?.index === company?.index).length >= 3);
    });
    expect(committees.length / onRevenue.length).toBeGreaterThan(0.1);
  });
});

describe("posts that ask", () => {
  it("are found by keywords, in several languages, and say what they mean", () => {
    const phrases = [
      "cold outreach",
      "sales forecast",
      "kaufsignale",
      "crm",
      "koopsignalen",
      "signaux d'achat",
    ];
    const found = searchPosts(world, phrases, now - days(30), now).flatMap(
      ({ author, slot }) => questionOf(author, slot) ?? [],
    );
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(found.map(({ meaning }) => meaning))).toEqual(new Set(needs));
  });
});

describe("companies", () => {
  it("do not always state their industry or size", () => {
    const shown = world.companies.map(presentCompany);
    expect(shown.filter(({ industry }) => industry === null).length).toBeGreaterThanOrEqual(2);
    expect(shown.filter(({ employeeCount }) => employeeCount === null).length).toBeGreaterThanOrEqual(3);
  });
});

function formsOf([, , , , title]: ReturnType<typeof roles>["bystander"][number]): [string, string][] {
  const [masculine, feminine] = (title ?? "").split(" / ");
  return masculine && feminine ? [[masculine, feminine]] : [];
}
