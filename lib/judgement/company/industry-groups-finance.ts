import { readSector } from "./industry-entry";

/** Financial services. */
export const financeIndustries = readSector("finance", {
  finance: {
    label: "Financial services",
    near: ["accounting"],
  },
  banking: {
    label: "Banking",
    parents: ["finance"],
    near: ["fintech", "insurance", "investment", "lending"],
  },
  insurance: {
    label: "Insurance",
    parents: ["finance"],
    near: ["banking", "fintech"],
  },
  fintech: {
    label: "Fintech",
    parents: ["finance", "technology"],
    near: ["banking", "insurance", "investment", "lending", "software", "crypto"],
  },
  crypto: {
    label: "Blockchain and crypto",
    parents: ["technology"],
    near: ["fintech", "software"],
  },
  investment: {
    label: "Investment",
    parents: ["finance"],
    near: ["banking", "fintech"],
  },
  lending: {
    label: "Lending and leasing",
    parents: ["finance"],
    near: ["banking", "fintech"],
  },
});
