ALTER TABLE "destinations" ADD COLUMN "last_tested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "last_test_error" text;