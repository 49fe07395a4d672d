import type { Page, TestInfo } from "@playwright/test";
import { enter, expect, expectAccessible, test } from "../fixtures";
import { openEmptyWorkspace } from "./empty-workspace";
import { expectEveryLook } from "./every-look";

const cards = {
  paid: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  declinedLater: "4000 0000 0000 0341",
};

/** What a workspace has: its plan, what follows it, and its credits. */
interface Standing {
  plan: string;
  subscription: string;
  allotment: number;
  balance: number;
  packs: string;
}

async function readStanding(page: Page): Promise<Standing> {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const [plan, credits] = await Promise.all([read("/api/me/plan"), read("/api/me/credits/summary")]);
  const { subscription } = plan;
  return {
    plan: plan.slug,
    subscription: subscription
      ? `${subscription.status}${subscription.cancelAtPeriodEnd ? `, then ${subscription.downgradeTo}` : ""}`
      : "none",
    allotment: credits.allotment,
    balance: credits.balance,
    packs: credits.packs.map((pack: { remaining: number }) => pack.remaining).join(", "),
  };
}

/** Reads what the workspace has after each step, and prints all of it at the end. */
class Story {
  private readonly rows: (Standing & { step: string })[] = [];
  constructor(
    private readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  /** Waits until the workspace stands as expected: the processor's events arrive by themselves. */
  async expectAfter(step: string, expected: Partial<Standing>): Promise<void> {
    await expect.poll(() => readStanding(this.page), { timeout: 60_000 }).toMatchObject(expected);
    this.rows.push({ step, ...(await readStanding(this.page)) });
  }

  async tell(): Promise<void> {
    console.table(this.rows);
    await this.info.attach("standing", {
      body: JSON.stringify(this.rows, null, 2),
      contentType: "application/json",
    });
  }
}

const onCheckout = async (page: Page) => {
  await page.waitForURL(/\/checkout\//);
  return new URL(page.url()).origin;
};

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^(Pay|Subscribe) / }).click();
}

/** Upgrades from the trial by the billing page, up to the payment page; returns the processor's address. */
async function startUpgrade(page: Page, plan: string): Promise<string> {
  await page.goto("/settings/billing");
  await page.getByRole("main").getByRole("button", { name: "Upgrade" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a plan" });
  await dialog.getByRole("radio", { name: plan }).check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  return onCheckout(page);
}

/** Does something on the processor's dashboard, in a tab of its own; closing it during a navigation may hang. */
async function atProcessor(page: Page, origin: string, act: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(origin);
  await act(tab);
  await tab.close();
}

// One after the other: the processor's dashboard is shared, and lists what is newest first.
test.describe.configure({ mode: "default" });

test("a workspace upgrades, buys and returns a pack, cancels, and is a trial again", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(420_000);
  await enter(page, baseURL ?? "", `payer-${Date.now()}@people.example`, { fresh: true });
  await openEmptyWorkspace(page, baseURL ?? "");
  const story = new Story(page, info);
  await story.expectAfter("start", { plan: "trial", subscription: "none", allotment: 250, packs: "" });

  let processor = "";
  await test.step("upgrades with a test card", async () => {
    processor = await startUpgrade(page, "Starter");
    await payWith(page, cards.paid);
    await page.waitForURL(/\/settings\/billing/);
    await expect(page.getByText("You are on the Starter plan")).toBeVisible({ timeout: 60_000 });
    await expect(page).not.toHaveURL(/checkout=|session=/);
    await expect(page.getByText("Visa ending in 4242")).toBeVisible();
    await expect(page.getByRole("table").getByText("$99")).toBeVisible();
    await expectEveryLook(page);
  });
  await story.expectAfter("upgrade", {
    plan: "starter",
    subscription: "active",
    allotment: 3_000,
    balance: 3_000,
  });

  await test.step("buys a pack", async () => {
    await page.goto("/settings/billing");
    await page.getByRole("button", { name: "Buy 1,000 credits" }).click();
    await onCheckout(page);
    await payWith(page, cards.paid);
    await expect(page.getByText("1,000 credits were added to your balance.")).toBeVisible({
      timeout: 60_000,
    });
  });
  await story.expectAfter("buy a pack", { balance: 4_000, packs: "1000" });

  await test.step("gets the pack refunded", async () => {
    await atProcessor(page, processor, async (tab) => {
      const payment = tab.getByRole("article").filter({ hasText: "$49.00" }).first();
      await payment.getByRole("button", { name: "Refund" }).click();
      await expect(tab.getByText("$49.00 refunded").first()).toBeVisible();
    });
  });
  await story.expectAfter("refund the pack", { balance: 3_000, packs: "0" });
  await page.goto("/settings/billing");
  await expect(
    page
      .getByRole("region", { name: "Pack purchases" })
      .getByText("Refunded", { exact: true })
      .filter({ visible: true }),
  ).toBeVisible();

  const cancel = async () => {
    await page.getByRole("button", { name: "Cancel plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the Starter plan?" });
    await expect(dialog.getByText(/Your 3,000 credits of this period stay until/)).toBeVisible();
    await expect(dialog.getByText("The trial's credits were granted once")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel plan" }).click();
    await expect(page.getByText(/^Your plan ends on/)).toBeVisible();
  };
  await test.step("cancels", cancel);
  await story.expectAfter("cancel", { plan: "starter", subscription: "active, then trial", balance: 3_000 });

  await test.step("undoes it", async () => {
    await page.getByRole("button", { name: "Keep plan" }).click();
    await expect(page.getByText(/^Your plan ends on/)).toBeHidden();
  });
  await story.expectAfter("keep the plan", { plan: "starter", subscription: "active", balance: 3_000 });

  await test.step("cancels again, and the period ends", async () => {
    await cancel();
    await atProcessor(page, processor, async (tab) => {
      const subscription = tab.getByRole("article").filter({ hasText: "ends with the period" });
      const ending = await subscription.count();
      await subscription.first().getByRole("button", { name: "Advance to the end" }).click();
      await expect(subscription).toHaveCount(ending - 1);
    });
  });
  await story.expectAfter("end of the period", {
    plan: "trial",
    subscription: "none",
    balance: 0,
    packs: "0",
  });

  await test.step("says what has stopped", async () => {
    await page.goto("/signals");
    const notice = page.getByRole("complementary", { name: "What has stopped" });
    await expect(notice.getByText("Out of credits")).toBeVisible();
    await expect(notice.getByRole("link", { name: "Upgrade" })).toBeVisible();
    await expectEveryLook(page);
  });
  await story.tell();
});

test("a declined card says so, and a failed renewal is overdue until it is paid", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(420_000);
  await enter(page, baseURL ?? "", `debtor-${Date.now()}@people.example`, { fresh: true });
  await openEmptyWorkspace(page, baseURL ?? "");
  const story = new Story(page, info);
  await story.expectAfter("start", { plan: "trial", subscription: "none" });

  let processor = "";
  await test.step("a declined card changes nothing", async () => {
    processor = await startUpgrade(page, "Starter");
    await payWith(page, cards.declined);
    await expect(page.getByRole("alert")).toContainText("declined");
  });
  await story.expectAfter("declined", { plan: "trial", subscription: "none" });

  await test.step("leaving the payment page changes nothing", async () => {
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await expect(page.getByText("Nothing was charged or changed.")).toBeVisible();
    await expect(page).not.toHaveURL(/checkout=/);
  });

  await test.step("a renewal fails", async () => {
    await startUpgrade(page, "Starter");
    await payWith(page, cards.declinedLater);
    await expect(page.getByText("You are on the Starter plan")).toBeVisible({ timeout: 60_000 });
    await atProcessor(page, processor, async (tab) => {
      const subscription = tab.getByRole("article").filter({ hasText: "Starter (monthly)" });
      await subscription.first().getByRole("button", { name: "Advance to renewal" }).click();
      await expect(tab.getByText("past due").first()).toBeVisible();
    });
  });
  await story.expectAfter("failed renewal", { plan: "starter", subscription: "past_due" });

  await test.step("shows it as overdue", async () => {
    await page.goto("/settings/billing");
    await expect(page.getByText("A payment is overdue")).toBeVisible();
    await expectEveryLook(page);
    await page.goto("/signals");
    const notice = page.getByRole("complementary", { name: "What has stopped" });
    await expect(notice.getByText("A payment is overdue.")).toBeVisible();
  });

  await test.step("goes on once it is paid", async () => {
    await page.goto("/settings/billing");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await page.waitForURL(/\/portal\//);
    await page
      .getByRole("link", { name: /^INV|\d/ })
      .first()
      .click();
    await page.getByLabel("Card number").fill(cards.paid);
    await page.getByRole("button", { name: /^Pay / }).click();
    await expect(page.getByText("paid", { exact: true })).toBeVisible();
  });
  await story.expectAfter("paid", { plan: "starter", subscription: "active" });
  await page.goto("/settings/billing");
  await expect(page.getByText("A payment is overdue")).toBeHidden();
  await story.tell();
});
