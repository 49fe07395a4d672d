import { createSocket, type Socket } from "node:dgram";
import { afterEach, describe, expect, it } from "vitest";
import { createPublicResolver, resolveLocalHost } from "./resolve-host";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const recordTypes = { a: 1, aaaa: 28 };
const nameError = 3;

/** A name server that returns these addresses (as bytes) by record type for every name, or NXDOMAIN for null. */
async function startNameServer(records: Partial<Record<number, Buffer[]>> | null): Promise<string> {
  const socket = createSocket("udp4");
  sockets.push(socket);
  socket.on("message", (query, sender) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const answers = records?.[question.readUInt16BE(question.length - 4)] ?? [];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(0x8180 | (records ? 0 : nameError), 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt32BE(0, 8);
    const body = answers.map((address) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(0xc00c, 0);
      question.copy(record, 2, question.length - 4);
      record.writeUInt32BE(60, 6);
      record.writeUInt16BE(address.length, 10);
      return Buffer.concat([record, address]);
    });
    socket.send(Buffer.concat([header, question, ...body]), sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return `127.0.0.1:${socket.address().port}`;
}

const v4 = [Buffer.from([93, 184, 216, 34]), Buffer.from([127, 0, 0, 1])];
const v6 = [Buffer.from("20010db8000000000000000000000001", "hex")];

describe("createPublicResolver", () => {
  it("returns all addresses of both families", async () => {
    const resolve = createPublicResolver([
      await startNameServer({ [recordTypes.a]: v4, [recordTypes.aaaa]: v6 }),
    ]);
    expect(await resolve("hooks.example")).toEqual([
      { address: "93.184.216.34", family: 4 },
      { address: "127.0.0.1", family: 4 },
      { address: "2001:db8::1", family: 6 },
    ]);
  });

  it("works with only one family", async () => {
    const resolve = createPublicResolver([await startNameServer({ [recordTypes.aaaa]: v6 })]);
    expect(await resolve("hooks.example")).toEqual([{ address: "2001:db8::1", family: 6 }]);
  });

  it.each([null, {}])("reports a name without addresses (%j)", async (records) => {
    const resolve = createPublicResolver([await startNameServer(records)]);
    await expect(resolve("hooks.example")).rejects.toMatchObject({
      kind: "dns",
      message: "The host name hooks.example could not be found.",
    });
  });
});

describe("resolveLocalHost", () => {
  it("resolves localhost", async () => {
    const addresses = await resolveLocalHost("localhost");
    expect(["127.0.0.1", "::1"]).toContain(addresses[0]?.address);
  });

  it("reports a name that cannot exist", async () => {
    await expect(resolveLocalHost(`${"a".repeat(64)}.invalid`)).rejects.toMatchObject({ kind: "dns" });
  });
});
