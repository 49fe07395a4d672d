import { expect, it } from "vitest";
import { secretsInAddress } from "./secret-address";

it.each([
  ["/hooks/catch/end", ["end"]],
  ["/hooks/v1/end", ["v1", "end"]],
  [`/hooks/${"a".repeat(24)}/end`, ["end"]],
  [`/hooks/${"a".repeat(25)}/end`, ["a".repeat(25), "end"]],
])("in %s, masks the whole path and the parts %j", (path, parts) => {
  const secrets = secretsInAddress(new URL(`https://hooks.example${path}`)).filter(Boolean);
  expect([...new Set(secrets)]).toEqual([path, path.slice(1), ...parts]);
});

it("masks the query and each of its values", () => {
  const secrets = secretsInAddress(new URL("https://hooks.example/a?token=one&key=two"));
  expect(secrets).toEqual(
    expect.arrayContaining(["/a?token=one&key=two", "?token=one&key=two", "one", "two"]),
  );
});
