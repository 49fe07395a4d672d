import { expect, it } from "vitest";
import { openDb } from "@/db/client";
import { withRollback } from "@/tests/factories/context";
import { openBrowser } from "@/tests/factories/next-auth";
import { requireAnswer } from "./failed-queries";

const unavailable = { status: 503, type: "application/json", retry: "5", error: "try_again" };

const read = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get("content-type"),
  retry: answer.headers.get("retry-after"),
  error: (await answer.json()).error,
});

it("next-auth's routes answer 503 while the database fails, as everything else does", () =>
  withRollback(async (world) => {
    const { db, close } = openDb("postgres://nobody@127.0.0.1:1/none", { max: 1 });
    const browser = openBrowser(world, [], () => db);
    const csrf = await browser.send("GET", "/api/auth/csrf");
    const { csrfToken } = await csrf.json();
    const form = { email: "ada@people.example", csrfToken, json: "true" };
    expect(await read(await browser.send("POST", "/api/auth/signin/email", form))).toEqual(unavailable);
    const link = "/api/auth/callback/email?token=t&email=ada%40people.example";
    expect(await read(await browser.send("POST", link, { json: "true" }))).toEqual(unavailable);
    await close();
  }));

it("a failure that next-auth answers itself becomes an error like any other", async () => {
  const failing = requireAnswer(async () => new Response("Internal Server Error", { status: 500 }));
  await expect(failing).rejects.toThrow("Next-auth answered 500");
});
