import { expect, it } from "vitest";
import { readBulk } from "./bulk-lines";

const present = [{ networkUrl: "https://www.network.example/in/ada" }, { networkUrl: null }];
const verdicts = (text: string) => readBulk(text, present).map(({ verdict }) => verdict);

it.each([
  ["", []],
  ["  \n ", []],
  ["https://www.network.example/in/bo", ["new"]],
  ["www.network.example/in/bo/?trk=x", ["new"]],
  ["https://www.network.example/in/ada/", ["present"]],
  ["https://www.network.example/in/BO\nhttp://network.example/in/bo", ["new", "repeated"]],
  ["https://www.network.example/company/acme, nonsense", ["unreadable", "unreadable"]],
  ["@Bo.example\nbo.example\nhttps://bsky.app/profile/bo.example", ["new", "repeated", "repeated"]],
  ["did:plc:abc\nat://did:plc:abc/app.bsky.feed.post/3k", ["new", "repeated"]],
  ["https://www.network.example/in/bo;https://www.network.example/in/cy", ["new", "new"]],
])("%j parses as %j", (text, expected) => {
  expect(verdicts(text)).toEqual(expected);
});

it("keeps each line as pasted", () => {
  expect(readBulk("x https://n.example/in/a", [])).toEqual([
    { text: "x", verdict: "unreadable" },
    { text: "https://n.example/in/a", verdict: "new" },
  ]);
});
