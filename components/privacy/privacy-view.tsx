import { PageHeader } from "@/components/ui/page-header";
import { PersonCard } from "./person-card";
import { SuppressionsCard } from "./suppressions-card";

/** Suppressions for everyone; data of a person for admins only. */
export function PrivacyView({ maySuppress, mayErase }: { maySuppress: boolean; mayErase: boolean }) {
  return (
    <>
      <PageHeader
        title="Privacy"
        description={
          mayErase
            ? "Suppress people and companies, and manage a person's data."
            : "Suppress people and companies. Admins can export and erase a person's data."
        }
      />
      <div className="space-y-4">
        <SuppressionsCard mayChange={maySuppress} />
        {mayErase && <PersonCard />}
      </div>
    </>
  );
}
