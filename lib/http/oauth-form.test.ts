import { describe, expect, it } from "vitest";
import { readCredentials, readForm } from "./oauth-form";

const formType = "application/x-www-form-urlencoded";
const request = (init: RequestInit) =>
  new Request("http://localhost/oauth2/token", { method: "POST", ...init });

describe("a form", () => {
  const read = (body: string, type = formType) =>
    readForm(request({ headers: { "content-type": type }, body }));

  it.each([
    ["a=1&b=2", formType, { a: "1", b: "2" }],
    ["a=1", `${formType.toUpperCase()} ; charset=utf-8`, { a: "1" }],
    ["a=&b=2", formType, { b: "2" }],
    ["", formType, {}],
  ])("%j of the type %s is %j", async (body, type, form) => {
    expect(await read(body, type)).toEqual(form);
  });

  it.each([
    ["a=1&b=2&a=3", formType, "A parameter was sent more than once."],
    ["a=&a=", formType, "A parameter was sent more than once."],
    ['{"a":1}', "application/json", `Send the body as ${formType}.`],
  ])("%j of the type %s is refused", async (body, type, message) => {
    await expect(read(body, type)).rejects.toMatchObject({ code: "invalid_request", message, status: 400 });
  });
});

describe("credentials", () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  const read = (authorization: string | null, form: { client_id?: string; client_secret?: string }) =>
    readCredentials(request({ headers: authorization === null ? {} : { authorization } }), form);

  it.each([
    [null, { client_id: "id" }, "id", null],
    [null, { client_id: "id", client_secret: "secret" }, "id", "secret"],
    [basic("id:secret"), {}, "id", "secret"],
    [basic("id:secret").replace("Basic", "basic"), { client_id: "id" }, "id", "secret"],
    [basic("an%20id:a+secret%3A:"), {}, "an id", "a secret::"],
  ])("from %s and %j are %s and %s", (authorization, form, clientId, clientSecret) => {
    expect(read(authorization, form)).toEqual({ clientId, clientSecret });
  });

  it.each([
    [null, {}, "invalid_client"],
    [null, { client_secret: "secret" }, "invalid_client"],
    ["Bearer token", {}, "invalid_client"],
    ["Basic !", {}, "invalid_client"],
    [basic("id"), {}, "invalid_client"],
    [basic("id:"), {}, "invalid_client"],
    [basic(":secret"), {}, "invalid_client"],
    [basic("%zz:secret"), {}, "invalid_client"],
    [basic("id:secret"), { client_id: "other" }, "invalid_request"],
    [basic("id:secret"), { client_secret: "secret" }, "invalid_request"],
    [basic("id:secret"), { client_id: "id", client_secret: "secret" }, "invalid_request"],
  ])("from %s and %j are refused with %s", (authorization, form, code) => {
    expect(() => read(authorization, form)).toThrow(expect.objectContaining({ code }));
  });
});
