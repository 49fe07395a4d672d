import { AddressField, TextField } from "@/components/ui/fields";
import type { AnswerErrors, CompanyAnswers } from "@/lib/contracts/company-answers";

export interface AddressExamples {
  company: string;
  person: string;
}

/** Fields for the company details. Uncontrolled, so text typed before hydration is kept. */
export function CompanyFields({
  answers,
  errors,
  examples,
}: {
  answers: CompanyAnswers;
  errors: AnswerErrors;
  /** What addresses on the network look like. */
  examples: AddressExamples;
}) {
  const url = { autoCapitalize: "none", maxLength: 500 };
  return (
    <>
      <AddressField
        {...url}
        label="Company website"
        error={errors.website}
        name="website"
        autoComplete="url"
        placeholder="https://company.com"
        defaultValue={answers.website}
      />
      <AddressField
        {...url}
        label="Company page"
        hint="Your company's page on the network. We draft your setup from its content and the people who engage with it."
        error={errors.companyNetworkUrl}
        name="companyNetworkUrl"
        placeholder={examples.company}
        defaultValue={answers.companyNetworkUrl}
      />
      <AddressField
        {...url}
        label="Your profile"
        optional
        hint="People who engage with your own posts already know you."
        error={errors.profileUrl}
        name="profileUrl"
        placeholder={examples.person}
        defaultValue={answers.profileUrl}
      />
      <TextField
        label="Workspace name"
        optional
        hint="Defaults to your company's name."
        error={errors.workspaceName}
        name="workspaceName"
        autoComplete="organization"
        maxLength={100}
        defaultValue={answers.workspaceName}
      />
    </>
  );
}
