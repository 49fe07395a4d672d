ALTER TABLE "destinations" ADD COLUMN "previous_secret_encrypted" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "previous_secret_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "previous_secret_used_at" timestamp (3) with time zone;