import type { OnboardingStart } from "@/lib/contracts/onboarding";

/** What is asked of a company before its workspace is set up, as forms and addresses carry it: empty is not given. */
export interface CompanyAnswers {
  workspaceName: string;
  website: string;
  companyNetworkUrl: string;
}

export const noAnswers: CompanyAnswers = { workspaceName: "", website: "", companyNetworkUrl: "" };

/** The names that the answers bear in the address of the set-up. */
const inAddress = { workspaceName: "name", website: "website", companyNetworkUrl: "company" } as const;

export const answerNames = ["workspaceName", "website", "companyNetworkUrl"] as const;

/** Where the set-up is opened with these answers. */
export function setupAddress(answers: CompanyAnswers): string {
  const query = new URLSearchParams();
  for (const name of answerNames) if (answers[name]) query.set(inAddress[name], answers[name]);
  return query.size > 0 ? `/setup?${query}` : "/setup";
}

/** The answers that an address of the set-up carries. */
export function answersFrom(search: Record<string, string | string[] | undefined>): CompanyAnswers {
  const read = (name: string) => [search[name] ?? ""].flat()[0]?.trim() ?? "";
  return {
    workspaceName: read(inAddress.workspaceName).slice(0, 100),
    website: read(inAddress.website).slice(0, 500),
    companyNetworkUrl: read(inAddress.companyNetworkUrl).slice(0, 500),
  };
}

/** The answers of a form. */
export function answersOf(form: FormData): CompanyAnswers {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  return {
    workspaceName: read("workspaceName"),
    website: read("website"),
    companyNetworkUrl: read("companyNetworkUrl"),
  };
}

export type AnswerErrors = Partial<Record<keyof CompanyAnswers, string>>;

/** What is missing; whether the rest is right the server knows. */
export function missingAnswers({ website, companyNetworkUrl }: CompanyAnswers): AnswerErrors {
  return {
    ...(website === "" && { website: "Give your company's website." }),
    ...(companyNetworkUrl === "" && { companyNetworkUrl: "Give the address of your company's page." }),
  };
}

/** The answers as the set-up takes them. */
export const toStart = ({ workspaceName, website, companyNetworkUrl }: CompanyAnswers): OnboardingStart => ({
  ...(workspaceName && { workspaceName }),
  website,
  companyNetworkUrl,
});
