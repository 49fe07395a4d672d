import { PageHeader } from "@/components/ui/page-header";
import { PersonCard } from "./person-card";
import { SuppressionsCard } from "./suppressions-card";

/** Suppressions for everyone to see; a person's data for admins alone. */
export function PrivacyView({ maySuppress, mayErase }: { maySuppress: boolean; mayErase: boolean }) {
  return (
    <>
      <PageHeader
        title="Privacy"
        description={
          mayErase
            ? "Whom you never want to see, and what is kept of one person."
            : "Whom you never want to see. Admins export and erase what is kept of a person."
        }
      />
      <div className="space-y-4">
        <SuppressionsCard mayChange={maySuppress} />
        {mayErase && <PersonCard />}
      </div>
    </>
  );
}
