import { expect, it } from "vitest";
import { withoutGreeting } from "./greeting";

it.each([
  ["Hi all, our forecast is off by a third", "our forecast is off by a third"],
  ["Hello Forum, we export the pipeline by hand", "we export the pipeline by hand"],
  ["Guten Tag zusammen – wir pflegen zwei Listen", "wir pflegen zwei Listen"],
  ["Liebe Anna, wir pflegen zwei Listen", "wir pflegen zwei Listen"],
  ["Tom Berg our forecast is off by a third", "our forecast is off by a third"],
  ["Tom Berg Hi Tom, our forecast is off", "our forecast is off"],
  ["Tom Berg, our forecast is off by a third", "our forecast is off by a third"],
])("is left out of %j", (text, rest) => {
  expect(withoutGreeting(text, "Tom Berg")).toBe(rest);
});

it.each([
  "Hi Tom, agreed",
  "Hire slowly, fire never",
  "Hi we need help, our CRM is slow",
  "Beste Software, die wir je hatten bisher",
  "Liebe zum Detail – genau das fehlt uns",
  "Hallo ich nicht, aber die anderen schon",
  "Tom Bergmann is right about the forecast",
  "Tom Berg is right about the forecast",
  "Tom Berg hat mit der Planung recht",
])("is not in %j", (text) => {
  expect(withoutGreeting(text, "Tom Berg")).toBe(text);
  expect(withoutGreeting(text, "")).toBe(text);
});

it("keeps a company that the text is about", () => {
  const text = "HubSpot costs too much for a team of five";
  expect(withoutGreeting(text, "HubSpot")).toBe(text);
  expect(withoutGreeting("HubSpot Thanks for sharing this", "HubSpot")).toBe("Thanks for sharing this");
});
