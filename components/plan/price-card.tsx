import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Price } from "./price-list";

/** What costs how many credits. */
export function PriceCard() {
  return (
    <Card>
      <CardHeader title="What credits buy" />
      <CardBody>
        <Price />
      </CardBody>
    </Card>
  );
}
