import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requireDatabase } from "./health";

let answers: string[];
let server: Server;
let place: { contactHost: string; port: number };
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.headers.host !== "portal.example") return void response.writeHead(421).end("{}");
    const database = answers.length > 1 ? answers.shift() : answers[0];
    response.writeHead(database === "ok" ? 200 : 503).end(JSON.stringify({ checks: { database } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  place = { contactHost: "127.0.0.1", port: (server.address() as AddressInfo).port };
});
afterEach(() => void server.close());
const forever = new AbortController().signal;

it.each(["ok", "read_only"])("is ready with a database that is %s", async (database) => {
  answers = [database];
  await requireDatabase(place, "https://portal.example", forever, 0);
});

it("waits for a database that comes up", async () => {
  answers = ["down", "ok"];
  await requireDatabase(place, "https://portal.example", forever);
});

it("is not ready while the database is down", async () => {
  answers = ["down"];
  await expect(requireDatabase(place, "https://portal.example", forever, 0)).rejects.toThrow(
    "its database does not answer",
  );
});
