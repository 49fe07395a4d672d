import { describe, expect, it } from "vitest";
import { PersonExport } from "@/lib/contracts/privacy";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertForeignTraces, insertKnownPerson, known } from "@/tests/factories/known-person";
import { insertCustomer } from "@/tests/factories/workspace";
import { erasePerson } from "./erase";
import { exportPerson } from "./export";

describe("exporting a person", () => {
  it.each(["in/quirina-zephyrsson", known.opaqueUrl, "https://de.network.example/in/Quirina-Zephyrsson/"])(
    "returns everything stored about them, by %s",
    (networkUrl) =>
      withRollback(async ({ ctx }) => {
        const scene = await insertKnownPerson(ctx);
        const { signal, authored, others } = scene;
        const other = { ...ctx, customerId: newId() };
        await insertKnownPerson(other);
        await insertForeignTraces(other, scene);
        const found = PersonExport.parse(await exportPerson(ctx, { networkUrl }));
        expect(found.addresses.toSorted()).toEqual([known.url, known.opaqueUrl].toSorted());
        expect(found.names).toEqual([known.name]);
        const totals = Object.entries(found).flatMap(([name, value]) =>
          typeof value === "object" && "total" in value ? [[name, value.total]] : [],
        );
        expect(Object.fromEntries(totals)).toEqual({
          profiles: 1,
          companies: 1,
          lookups: 2,
          sources: 1,
          engagements: 3,
          posts: 2,
          signals: 1,
          tags: 1,
          feedback: 1,
          rescues: 1,
          comments: 2,
          archives: 1,
          deliveries: 1,
          attempts: 1,
          activities: 2,
          reports: 2,
          suppressions: 1,
          auditEvents: 1,
          mentions: 25,
        });
        expect(found.signals.rows).toMatchObject([
          { id: signal.id, receipt: signal.receipt, gates: signal.gates },
        ]);
        expect(found.posts.rows.map(({ text }) => text)).toContain(authored.text);
        expect(JSON.stringify(found)).not.toContain(others.id);
        expect(JSON.stringify(found)).not.toContain("lind");
      }),
  );

  it("returns only the suppression after an erasure", () =>
    withRollback(async ({ ctx }) => {
      await insertKnownPerson(ctx);
      await erasePerson(ctx, { networkUrl: known.url, suppress: true });
      const { suppressions, names, ...rest } = await exportPerson(ctx, { networkUrl: known.url });
      expect([suppressions.total, names]).toEqual([1, []]);
      for (const value of Object.values(rest)) {
        if (typeof value === "object" && "total" in value) expect(value.total).toBe(0);
      }
    }));

  it("finds no one known only to another workspace, and no one unknown", () =>
    withRollback(async ({ ctx }) => {
      await insertKnownPerson({ ...ctx, customerId: newId() });
      await insertCustomer(ctx);
      const refused = exportPerson(ctx, { networkUrl: known.url });
      await expect(refused).rejects.toMatchObject({ code: "not_found" });
    }));

  it("refuses a URL that is not a person's", () =>
    withRollback(async ({ ctx }) => {
      const refused = exportPerson(ctx, { networkUrl: "company/acme" });
      await expect(refused).rejects.toMatchObject({ code: "validation_error" });
    }));
});
