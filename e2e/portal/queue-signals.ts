import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect, type Page, test } from "@playwright/test";
import { inShownOrder } from "@/components/signals/group-reactions";
import type { SignalDetail, SignalItem } from "@/lib/contracts/signals";

/** The rows of the queue. */
export const rows = (page: Page) => page.getByRole("list", { name: "Signals" }).getByRole("listitem");

/** The first page of the queue as it shows it: by when people acted, with the reactions to a post together. */
export async function shownSignals(person: APIRequestContext, filters = ""): Promise<SignalItem[]> {
  const answer = await person.get(`/api/me/signals?limit=25&sort=engaged&${filters}`);
  expect(answer.status(), await answer.text()).toBe(200);
  const { data }: { data: SignalItem[] } = await answer.json();
  return inShownOrder(data);
}

/** Sends a change; again after the minute in which the tests, who share a user, had made too many. */
async function change(send: () => Promise<APIResponse>): Promise<APIResponse> {
  const answer = await send();
  if (answer.status() !== 429) {
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer;
  }
  test.info().setTimeout(180_000);
  const seconds = Number(answer.headers()["retry-after"] ?? 60);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return change(send);
}

/** Signals with a tag that only one test knows, so that its list stays as it is while others run. */
export async function markSignals(person: APIRequestContext, count: number, skipped = 0) {
  const name = `Keys ${randomUUID().slice(0, 8)}`;
  const post = async (path: string, data: object) => (await change(() => person.post(path, { data }))).json();
  const category = await post("/api/me/tag-categories", { name });
  const values = `/api/me/tag-categories/${category.id}/values`;
  const { id: mark } = await post(values, { name: `Marked ${name}` });
  const page = await person.get(`/api/me/signals?view=all&limit=${count}&offset=${skipped}`);
  const { data: found }: { data: SignalItem[] } = await page.json();
  await reset(person, found);
  for (const { id } of found) await post(`/api/me/signals/${id}/tags`, { valueId: mark });
  const data = await shownSignals(person, `view=all&tags=${category.id}:${mark}`);
  const read = async (id: string): Promise<SignalDetail> =>
    (await person.get(`/api/me/signals/${id}`)).json();
  return {
    name,
    signals: data,
    category: category.id as string, // The answer's.
    search: `?tags=${category.id}%3A${mark}`,
    read,
    /** All signals again, in the order of the list. */
    readAll: () => Promise.all(data.map(({ id }) => read(id))),
    /** Returns the signals to how every test expects them. */
    async clear() {
      await reset(person, data);
      await person.delete(`/api/me/tag-categories/${category.id}`);
      await person.dispose();
    },
  };
}

/** Makes signals untouched: a test that failed may have left them worked. */
async function reset(person: APIRequestContext, signals: readonly SignalItem[]): Promise<void> {
  const signalIds = signals.map(({ id }) => id);
  const data = { signalIds, assigneeId: null, stage: "new" };
  await change(() => person.patch("/api/me/signals", { data }));
  for (const id of signalIds) {
    await change(() => person.delete(`/api/me/signals/${id}/archive`));
    await change(() => person.delete(`/api/me/signals/${id}/feedback`));
  }
}
