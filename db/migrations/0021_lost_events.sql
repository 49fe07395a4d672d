ALTER TABLE "outbox" ADD COLUMN "sends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_not_started" ON "outbox" USING btree ("sent_at") WHERE started_by is null;--> statement-breakpoint
UPDATE "outbox" SET "started_by" = '';
