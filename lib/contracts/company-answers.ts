import type { OnboardingStart } from "./onboarding";

/** What is asked once before a workspace is set up, as used in forms and URLs. Empty means not given. */
export interface CompanyAnswers {
  workspaceName: string;
  website: string;
  companyNetworkUrl: string;
  /** The own profile of the person who signs up. */
  profileUrl: string;
}

export const noAnswers: CompanyAnswers = {
  workspaceName: "",
  website: "",
  companyNetworkUrl: "",
  profileUrl: "",
};

/** URL parameters of the answers. */
const inAddress = {
  workspaceName: "name",
  website: "website",
  companyNetworkUrl: "company",
  profileUrl: "profile",
} as const;

export const answerNames = ["website", "companyNetworkUrl", "profileUrl", "workspaceName"] as const;

const lengths: Record<keyof CompanyAnswers, number> = {
  workspaceName: 100,
  website: 500,
  companyNetworkUrl: 500,
  profileUrl: 500,
};

/** A page's URL with these answers: by default that of the setup. */
export function setupAddress(answers: CompanyAnswers, page = "/setup"): string {
  const query = new URLSearchParams();
  for (const name of answerNames) if (answers[name]) query.set(inAddress[name], answers[name]);
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Reads the answers from a URL's parameters. */
export function answersFrom(search: Record<string, string | string[] | undefined>): CompanyAnswers {
  const read = (name: keyof CompanyAnswers) =>
    ([search[inAddress[name]] ?? ""].flat()[0]?.trim() ?? "").slice(0, lengths[name]);
  return {
    workspaceName: read("workspaceName"),
    website: read("website"),
    companyNetworkUrl: read("companyNetworkUrl"),
    profileUrl: read("profileUrl"),
  };
}

/** The answers that a link to the setup carries; null for any other link, and for one without the needed answers. */
export function answersIn(address: string): CompanyAnswers | null {
  const base = "http://portal.invalid";
  if (!URL.canParse(address, base)) return null;
  const { pathname, searchParams } = new URL(address, base);
  const answers = answersFrom(Object.fromEntries(searchParams));
  return pathname === "/setup" && isComplete(answers) ? answers : null;
}

/** Whether everything that a setup needs was answered. */
export const isComplete = ({ website, companyNetworkUrl }: CompanyAnswers): boolean =>
  website !== "" && companyNetworkUrl !== "";

/** Reads the answers from a form. */
export function answersOf(form: FormData): CompanyAnswers {
  const read = (name: keyof CompanyAnswers) => String(form.get(name) ?? "").trim();
  return {
    workspaceName: read("workspaceName"),
    website: read("website"),
    companyNetworkUrl: read("companyNetworkUrl"),
    profileUrl: read("profileUrl"),
  };
}

export type AnswerErrors = Partial<Record<keyof CompanyAnswers, string>>;

/** Reports missing fields; the server validates the rest. */
export function missingAnswers({ website, companyNetworkUrl }: CompanyAnswers): AnswerErrors {
  return {
    ...(website === "" && { website: "Enter your company's website." }),
    ...(companyNetworkUrl === "" && { companyNetworkUrl: "Enter the URL of your company's page." }),
  };
}

/** The answers as the setup endpoint accepts them. */
export const toStart = (input: CompanyAnswers): OnboardingStart => ({
  ...(input.workspaceName && { workspaceName: input.workspaceName }),
  website: input.website,
  companyNetworkUrl: input.companyNetworkUrl,
  ...(input.profileUrl && { profileUrl: input.profileUrl }),
});
