ALTER TABLE "signals" ADD COLUMN "quote" text;--> statement-breakpoint
CREATE INDEX "signals_engaged" ON "signals" USING btree ("customer_id","occurred_at","ordinal");