import { Detail, DetailsList } from "@/components/ui/details-list";
import type { CompanyAnswers } from "@/lib/contracts/company-answers";

/** What was answered at sign-up, as facts. */
export function AnswersList({ answers }: { answers: CompanyAnswers }) {
  const { workspaceName, website, companyNetworkUrl, profileUrl } = answers;
  return (
    <DetailsList>
      <Detail label="Company website">{website}</Detail>
      <Detail label="Company page">{companyNetworkUrl}</Detail>
      {profileUrl && <Detail label="Your profile">{profileUrl}</Detail>}
      <Detail label="Workspace name">{workspaceName || "Your company's name"}</Detail>
    </DetailsList>
  );
}
