import { describe, expect, it } from "vitest";
import { countBusiness, keyOf, topicPhrasesOf } from "./topic-phrases";

const phrasesOf = (text: string) => topicPhrasesOf(text).map(({ phrase }) => phrase);
const phrase = (text: string, key: string) => topicPhrasesOf(text).find((one) => one.key === key);

it.each([
  ["Sales Forecasts", "sale forecast"],
  ["churn", "churn"],
  ["process", "process"],
  ["deals", "deal"],
  ["bus", "bus"],
])("the key of %s is %s", (written, key) => {
  expect(keyOf(written)).toBe(key);
});

it.each([
  ["sales forecast", true],
  ["Tuesday morning", false],
])("%s holds business talk: %s", (written, isBusiness) => {
  expect(countBusiness(written) > 0).toBe(isBusiness);
});

describe("the phrases of a text", () => {
  it("have up to three words, and span no punctuation", () => {
    const found = phrasesOf("Sales forecast accuracy matters. Pipeline, churn");
    expect(found).toContain("sales forecast accuracy");
    expect(found.some((one) => one.split(" ").length > 3)).toBe(false);
    expect(found.some((one) => one.includes("pipeline churn"))).toBe(false);
  });

  it("keep acronyms as written", () => {
    expect(phrasesOf("Our CRM data is stale")).toContain("CRM data");
  });

  it("name no single broad or short word", () => {
    const found = phrasesOf("Sales. Growth. Deal. Forecasting. CRM.");
    expect(found).not.toContain("sales");
    expect(found).not.toContain("growth");
    expect(found).not.toContain("deal");
    expect(found).toContain("forecasting");
    expect(found).toContain("CRM");
  });

  it("are found in the first 1,500 characters", () => {
    const filler = "Yes. ".repeat(299);
    expect(phrasesOf(`${filler}forecasting`)).not.toContain("forecasting");
    expect(phrasesOf(`${filler.slice(0, 1_480)} forecasting`)).toContain("forecasting");
  });
});

describe("what a text is about", () => {
  const filler = "We met on Monday and talked about the weather for a while. ";
  it("is what it begins with", () => {
    const text = `Sales forecast is hard and we all know it by now. ${filler}${filler}Churn analytics.`;
    expect(phrase(text, "sale forecast")).toMatchObject({ leads: true, isAbout: true });
    expect(phrase(text, "churn analytic")).toMatchObject({ leads: false, isAbout: false });
  });

  it("is what it comes back to", () => {
    const text = `${filler}${filler}${filler}Churn analytics. ${filler}churn analytics.`;
    expect(phrase(text, "churn analytic")).toMatchObject({ leads: false, isAbout: true });
  });
});

describe("hashtags", () => {
  it.each([
    ["#salesForecast", "sales forecast"],
    ["#sales_forecast", "sales forecast"],
    ["#CRM", "crm"],
    ["#sales_pipeline_review", "sales pipeline review"],
    ["#forecasting", "forecasting"],
  ])("%s names the topic %s", (tag, topic) => {
    const named = topicPhrasesOf(`Hello ${tag}`).find((one) => one.phrase.toLowerCase() === topic);
    expect(named).toMatchObject({ isAbout: true, isKnown: true });
  });

  it.each(["#crms", "#sales", "#one_two_three_four", "#q3_plan", "#ab"])("%s names none", (tag) => {
    expect(topicPhrasesOf(`Hello ${tag}`).filter(({ isAbout }) => isAbout)).toEqual([]);
  });

  it("name none if there are more than five", () => {
    const tags = ["#forecasting", "#one", "#two", "#three", "#four"].join(" ");
    expect(phrasesOf(`Hello ${tags}`)).toContain("forecasting");
    expect(phrasesOf(`Hello ${tags} #five`)).not.toContain("forecasting");
  });
});
