ALTER TABLE "activations" ADD COLUMN "attempts_before_replay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "submissions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "delivery_attempts_destination" ON "delivery_attempts" USING btree ("customer_id","destination_id","created_at");