import type { OnboardingStart } from "@/lib/contracts/onboarding";

/** Company details collected before a workspace is set up, as used in forms and URLs. Empty means not given. */
export interface CompanyAnswers {
  workspaceName: string;
  website: string;
  companyNetworkUrl: string;
}

export const noAnswers: CompanyAnswers = { workspaceName: "", website: "", companyNetworkUrl: "" };

/** URL parameters of the company details. */
const inAddress = { workspaceName: "name", website: "website", companyNetworkUrl: "company" } as const;

export const answerNames = ["workspaceName", "website", "companyNetworkUrl"] as const;

/** The setup URL with these details prefilled. */
export function setupAddress(answers: CompanyAnswers): string {
  const query = new URLSearchParams();
  for (const name of answerNames) if (answers[name]) query.set(inAddress[name], answers[name]);
  return query.size > 0 ? `/setup?${query}` : "/setup";
}

/** Reads the details from a setup URL. */
export function answersFrom(search: Record<string, string | string[] | undefined>): CompanyAnswers {
  const read = (name: string) => [search[name] ?? ""].flat()[0]?.trim() ?? "";
  return {
    workspaceName: read(inAddress.workspaceName).slice(0, 100),
    website: read(inAddress.website).slice(0, 500),
    companyNetworkUrl: read(inAddress.companyNetworkUrl).slice(0, 500),
  };
}

/** Reads the details from a form. */
export function answersOf(form: FormData): CompanyAnswers {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  return {
    workspaceName: read("workspaceName"),
    website: read("website"),
    companyNetworkUrl: read("companyNetworkUrl"),
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

/** The details as the setup endpoint accepts them. */
export const toStart = ({ workspaceName, website, companyNetworkUrl }: CompanyAnswers): OnboardingStart => ({
  ...(workspaceName && { workspaceName }),
  website,
  companyNetworkUrl,
});
