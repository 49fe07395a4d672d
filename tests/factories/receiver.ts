/** A customer's server for the tests in a file. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

/** Starts the server before the tests in a file, and stops it afterwards. It accepts everything when a test starts. */
export function withReceiver(secret: string, take: (receiver: Receiver) => void): void {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver({ secret });
    take(receiver);
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    receiver.requests.length = 0;
    receiver.behave({ kind: "status", status: 200, body: "ok" });
  });
}
