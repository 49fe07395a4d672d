import { signIn } from "./api/session";
import { expect, serverURLs, test } from "./server";

/** A new world has no signals yet, and for a while more arrive every second. */
for (const url of serverURLs)
  test(`the demo workspace on ${url} has its first signals`, async () => {
    test.setTimeout(240_000);
    const admin = await signIn(url, "admin@demo.example");
    const totals: number[] = [];
    await expect(async () => {
      const { total } = await (await admin.get("/api/me/signals?limit=1")).json();
      totals.push(total);
      expect(total).toBeGreaterThan(20);
      expect(totals.slice(-3)).toEqual([total, total, total]);
    }).toPass({ intervals: [1_500], timeout: 200_000 });
    await admin.dispose();
  });
