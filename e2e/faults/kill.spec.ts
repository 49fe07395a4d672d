import { expect, test } from "@playwright/test";
import { days } from "@/lib/clock";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { isNightly } from "@/tests/setup/nightly";
import { signIn } from "../api/session";
import { createInstance, type Instance } from "./instance";
import { readSeen, type Seen, signalledOnCommonPosts, sourcesOfDifferences } from "./seen";

const author = sandboxCatalogue().authors[7];

/** Starts an instance with a destination and one more source. */
async function begin(instance: Instance, receiverUrl: string): Promise<void> {
  await instance.start();
  const admin = await signIn(instance.baseURL, "admin@demo.example");
  const destination = await admin.post("/api/me/destinations", {
    data: { destinationType: "webhook", name: "Receiver", config: { url: receiverUrl } },
  });
  expect(destination.status()).toBe(201);
  const source = { sourceType: "target_person", networkUrl: author?.networkUrl };
  expect((await admin.post("/api/me/sources", { data: source })).status()).toBe(201);
}

/** Resolves when the demo workspace has no work left. */
async function settle(instance: Instance): Promise<void> {
  await expect(async () => {
    const [open] = await instance.query(
      (sql) => sql`
        select (select count(*)::int from engagements e join customers c on c.id = e.customer_id
                where c.name = 'Demo' and e.status = 'pending') as pending,
               (select count(*)::int from posts p join customers c on c.id = p.customer_id
                where c.name = 'Demo' and p.status = 'qualified') as unharvested,
               (select count(*)::int from posts where harvest_count = 0 and status = 'harvesting'
                and customer_id = (select id from customers where name = 'Demo')) as harvesting,
               (select count(*)::int from sources where last_discovery_at is null and is_active) as undiscovered,
               (select count(*)::int from activations where status <> 'delivered') as undelivered`,
    );
    expect(open).toEqual({ pending: 0, unharvested: 0, harvesting: 0, undiscovered: 0, undelivered: 0 });
  }).toPass({ timeout: 240_000, intervals: [2_000] });
}

/** What the instance sees when nothing disturbs it. */
async function undisturbedIn(control: Instance, receiverUrl: string, since: Date): Promise<Seen> {
  await begin(control, receiverUrl);
  await settle(control);
  const expected = await readSeen(control, since);
  await control.stop();
  return expected;
}

/** The same signals on the posts that both have seen. */
function expectSame(expected: Seen, seen: Seen): void {
  // A run of a keyword search ends after so many new posts; which are new depends on the order of the sources.
  expect(["keyword_search"]).toEqual(expect.arrayContaining(sourcesOfDifferences(expected, seen)));
  expect(signalledOnCommonPosts(seen, expected)).toEqual(signalledOnCommonPosts(expected, seen));
}

test("kill -9 of every process, twice, loses and duplicates nothing", async () => {
  test.setTimeout(480_000);
  const moment = new Date();
  const [receiver, undisturbed] = await Promise.all([startReceiver(), startReceiver()]);
  // One world for both, although they look at it at different times.
  const world = { SANDBOX_NOW: moment.toISOString() };
  const [broken, control] = await Promise.all([createInstance(world), createInstance(world)]);
  try {
    // Without posts at the edge of the 14-day discovery window, which the two look at from different times.
    const since = new Date(moment.getTime() - days(13.9));
    // Another whole run takes a minute and a half: every night.
    const expected = isNightly ? await undisturbedIn(control, undisturbed.url, since) : null;

    await begin(broken, receiver.url);
    for (const delivered of [1, 15]) {
      await expect(async () => expect(receiver.requests.length).toBeGreaterThan(delivered)).toPass({
        timeout: 90_000,
        intervals: [50],
      });
      broken.killAll();
      await broken.start();
    }
    await settle(broken);
    const seen = await readSeen(broken, since);
    expect(signalledOnCommonPosts(seen, seen).length).toBeGreaterThan(20);
    if (expected) expectSame(expected, seen);

    const [doubles] = await broken.query(
      (sql) => sql`
        select (select count(*)::int from (select person_id from signals group by person_id having count(*) > 1) d)
                 as signals,
               (select count(*)::int from (select cause from credit_entries where kind = 'settle'
                 group by customer_id, cause having count(*) > 1) d) as payments,
               (select count(*)::int from credit_entries h where h.kind = 'hold' and not exists (
                 select 1 from credit_entries e where e.customer_id = h.customer_id and e.cause = h.cause
                   and e.kind in ('settle', 'refund'))) as "openHolds",
               (select (select sum(remaining) from credit_grants) - (select sum(amount) from credit_entries))::int
                 as difference`,
    );
    expect(doubles).toEqual({ signals: 0, payments: 0, openHolds: 0, difference: 0 });

    const signalIds = await broken.query(async (sql) =>
      (await sql`select s.id from signals s join activations a on a.signal_id = s.id order by 1`).map(
        (row) => row.id,
      ),
    );
    const keys = new Set(receiver.requests.map(({ headers }) => headers["idempotency-key"]));
    expect([...keys].sort()).toEqual(signalIds);
    for (const { headers, body } of receiver.requests) {
      expect(headers["idempotency-key"]).toBe(JSON.parse(body).signalId);
    }
  } finally {
    await Promise.all([broken.stop(), control.stop(), receiver.close(), undisturbed.close()]);
  }
});
