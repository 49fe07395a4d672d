/** Addresses on a network as people paste them. Which networks there are depends on the installation. */
import { text } from "./text";

const pages = {
  person: {
    words: "person's profile",
    short: "in/dana-field",
    example: "https://www.network.example/in/dana-field",
  },
  company: {
    words: "company's page",
    short: "company/northwind",
    example: "https://www.network.example/company/northwind-sample",
  },
} as const;

/** The address of a person or company, or its last part; any other text is refused when it is read. */
export const networkAddress = (type: keyof typeof pages, maxLength = 500) => {
  const { words, short, example } = pages[type];
  return text(example)
    .trim()
    .min(1)
    .max(maxLength)
    .meta({
      description: `The address of a ${words} on a network of this installation, as a browser shows it, or its last part, such as \`${short}\`. Anything else returns 400.`,
    });
};
