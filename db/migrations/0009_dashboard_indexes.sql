CREATE INDEX "activations_delivered" ON "activations" USING btree ("customer_id","delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_attempts_failed" ON "delivery_attempts" USING btree ("customer_id","created_at") WHERE outcome = 'failed';--> statement-breakpoint
CREATE INDEX "signals_buyers" ON "signals" USING btree ("customer_id","created_at") WHERE classification = 'buyer';--> statement-breakpoint
-- Blocks said of signals without a composite score that it reaches 0: all are sealed anew, and rows answer until then.
DELETE FROM "signal_marks";--> statement-breakpoint
DELETE FROM "signal_bitmaps";--> statement-breakpoint
UPDATE "signal_blocks" SET "live" = NULL, "sealed_at" = NULL WHERE "live" IS NOT NULL;
