"use client";
import { Plus, Tags } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { countOf } from "@/db/count-of";
import { getPlan, listTagCategories } from "@/lib/client/operations";
import { CategoryCard } from "./category-card";
import { starterSetsFor } from "./starter-sets";
import { StarterSetsCard } from "./starter-sets-card";

const NewCategoryDialog = loadable(() =>
  import("./new-category-dialog").then((file) => file.NewCategoryDialog),
);

/** Tag categories with their values, usage counts and the plan's limit. */
export function TagsView({ mayChange }: { mayChange: boolean }) {
  const [asked, setAsked] = useState(false);
  const categories = useApiQuery(listTagCategories);
  const { data: plan } = useApiQuery(getPlan);
  const list = categories.data?.data;
  const isFull = list !== undefined && plan !== undefined && list.length >= plan.caps.tagCategories;
  const sets = mayChange && list && !isFull ? starterSetsFor(list) : [];
  const add = mayChange && (
    <Button
      variant="primary"
      disabled={isFull}
      onPointerEnter={NewCategoryDialog.load}
      onClick={() => setAsked(true)}
    >
      <Plus aria-hidden />
      Add category
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Tags"
        description={
          mayChange
            ? "Organize signals with your own tags, grouped in categories."
            : "Organize signals with your own tags, grouped in categories. Managers and admins can change them."
        }
        actions={list?.length !== 0 && add}
      />
      <Loaded query={categories} rows={5} what="tags" inCard>
        {(data) =>
          data.data.length === 0 ? (
            <div className="space-y-4">
              <Card>
                <EmptyState icon={<Tags />} title="No categories yet" action={add}>
                  A category groups related values, such as a stage with New, Contacted and Won. You can tag
                  signals with them, filter by them, and use them in routing.
                </EmptyState>
              </Card>
              {sets.length > 0 && <StarterSetsCard sets={sets} />}
            </div>
          ) : (
            <div className="space-y-4">
              {plan && (
                <p className="text-ink-muted text-sm tabular-nums">
                  {data.data.length} of {countOf(plan.caps.tagCategories, "category", "categories")}
                  {isFull && mayChange && ". Delete one or upgrade your plan to add another."}
                </p>
              )}
              {data.data.map((category, at) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  at={at}
                  count={data.data.length}
                  valueCap={plan?.caps.tagValuesPerCategory}
                  mayChange={mayChange}
                />
              ))}
              {sets.length > 0 && <StarterSetsCard sets={sets} />}
            </div>
          )
        }
      </Loaded>
      {asked && <NewCategoryDialog onClose={() => setAsked(false)} />}
    </>
  );
}
