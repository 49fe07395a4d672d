import { BackLink } from "@/components/ui/page-header";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <>
      <BackLink href="/admin/customers">Customers</BackLink>
      <Skeleton className="mt-1 h-6 w-56" />
      <Skeleton className="mt-6 mb-6 h-24 w-full" />
      <SkeletonRows rows={6} label="Loading the customer" />
    </>
  );
}
