import type { Locator } from "@playwright/test";
import type { SignalItem } from "@/lib/contracts/signals";
import { enter, expect, test } from "../fixtures";
import { rows } from "./queue-signals";

/** Ages in seconds: from one second to two years, with each unit at its widest. */
const ages = [1, 59, 600, 3_540, 36_000, 82_800, 518_400, 2_000_000, 29_000_000, 63_200_000];
const names = [
  "Ann",
  "Maximiliane-Charlotte von und zu Hohenlohe-Langenburg-Öhringen",
  "Nguyễn Thị Minh Khai",
  "Ωμέγα Παπαδοπούλου",
];
const quotes = [
  "Wir suchen seit Monaten eine Lösung, die unsere Bestandsdaten mit der Nachfrageprognose zusammenbringt: Was nutzt ihr dafür?",
  "Same here",
  null,
];

/** Signals of every age, with short and long names, with and without every mark. */
function everyRow(signal: SignalItem): SignalItem[] {
  return ages.map((seconds, n) => {
    const at = new Date(Date.now() - seconds * 1_000).toISOString();
    const isMarked = n % 2 === 0;
    const quote = quotes[n % quotes.length] ?? null;
    return {
      ...signal,
      id: signal.id.slice(0, -1) + n,
      postId: signal.postId.slice(0, -1) + Math.floor(n / 4),
      kind: quote === null ? "reaction" : "comment",
      ...{ quote, engagedAt: at, createdAt: at },
      meaning: quote === null ? "reacts" : "shares_experience",
      person: {
        ...signal.person,
        name: names[n % names.length] ?? "",
        title: "Geschäftsführende Gesellschafterin",
      },
      strength: isMarked ? 10 : 1,
      icpScore: isMarked ? 100 : 7,
      classification: isMarked ? "influencer" : "buyer",
      stage: isMarked ? "working" : "new",
      commentCount: isMarked ? 128 : 0,
      ofPerson: isMarked ? 50 : 1,
      deliveredTo: isMarked ? [signal.id] : [],
      assignee: isMarked
        ? { userId: signal.id, name: "Wilhelmine Oberhuber", initials: null, email: "w@demo.example" }
        : null,
      tags: isMarked
        ? ["A long-winded name of a tag", "Another"].map((name) => ({
            ...{ categoryId: signal.id, categoryName: "Marks", valueId: name, name },
          }))
        : [],
    };
  });
}

/** The visible parts of a row that paint over each other or past its edges. */
function overlapsIn(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const leaves = [...element.querySelectorAll("a, time, svg, [role=img], [role=meter]")]
      .filter((one) => one.parentElement?.closest("svg, [role=img], [role=meter]") === null)
      .map((one) => ({ name: one.tagName + (one.textContent ?? ""), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const faults = leaves
      .filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1)
      .map(({ name }) => `${name} leaves the row`);
    for (const [n, a] of leaves.entries()) {
      for (const b of leaves.slice(n + 1)) {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > 1 && height > 2) faults.push(`${a.name} over ${b.name}`);
      }
    }
    for (const time of element.querySelectorAll("time")) {
      if (time.scrollWidth > time.clientWidth + 1 && time.clientWidth > 0)
        faults.push(`${time.textContent} is cut`);
    }
    return faults;
  });
}

test("rows of every age, name and mark hold at every width", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "", "manager@demo.example");
  await page.route(/\/api\/me\/signals\?(?=.*sort=strength)/, async (route) => {
    const response = await route.fetch();
    const answer: { data: SignalItem[]; total: number } = await response.json();
    const [first] = answer.data;
    if (!first) throw new Error("There are no signals");
    await route.fulfill({ response, json: { ...answer, data: everyRow(first) } });
  });
  await page.goto("/signals");
  const select = page.getByRole("combobox", { name: "Sort by" });
  // The page is hydrated once the choice changes the rows.
  await expect(async () => {
    await select.selectOption({ label: "Newest" });
    await select.selectOption({ label: "Strongest" });
    await expect(rows(page)).toHaveCount(ages.length, { timeout: 3_000 });
  }).toPass();
  for (const width of [360, 480, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of await rows(page).all()) {
      expect(await overlapsIn(row), `at ${width} px: ${await row.innerText()}`).toEqual([]);
      const link = row.getByRole("link").first();
      const room = await link.evaluate((element) => element.getBoundingClientRect().width);
      expect(room, `the name at ${width} px`).toBeGreaterThan(20);
    }
  }
});
