import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
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

/** Signals with a tag that only one test knows, so that its list stays as it is while others run. */
export async function markSignals(person: APIRequestContext, count: number, skipped = 0) {
  const name = `Keys ${randomUUID().slice(0, 8)}`;
  const category = await (await person.post("/api/me/tag-categories", { data: { name } })).json();
  const values = `/api/me/tag-categories/${category.id}/values`;
  const { id: mark } = await (await person.post(values, { data: { name: `Marked ${name}` } })).json();
  const page = await person.get(`/api/me/signals?view=all&limit=${count}&offset=${skipped}`);
  const { data: found }: { data: SignalItem[] } = await page.json();
  await reset(person, found);
  for (const { id } of found) await person.post(`/api/me/signals/${id}/tags`, { data: { valueId: mark } });
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
  await person.patch("/api/me/signals", { data: { signalIds, assigneeId: null, stage: "new" } });
  for (const id of signalIds) {
    await person.delete(`/api/me/signals/${id}/archive`);
    await person.delete(`/api/me/signals/${id}/feedback`);
  }
}
