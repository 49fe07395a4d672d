ALTER TABLE "credit_grants" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_closed" ON "credit_entries" USING btree ("customer_id","cause") WHERE kind in ('settle', 'refund');--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_owed" CHECK ("credit_grants"."owed" >= 0);