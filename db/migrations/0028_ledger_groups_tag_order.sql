ALTER TABLE "credit_entries" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "round" integer;--> statement-breakpoint
ALTER TABLE "tag_categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_values" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "initials" text;