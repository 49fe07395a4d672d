import type { ReactNode } from "react";
import { Card, CardBody, CardHeader } from "@/components/ui/card";

/** A part of a report that stays on one printed page if it can. */
export function ReportCard({
  title,
  description,
  actions,
  children,
}: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="break-inside-avoid">
      <CardHeader title={title} description={description} actions={actions} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
