ALTER TABLE "delivery_attempts" ADD COLUMN "warning" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "known_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;