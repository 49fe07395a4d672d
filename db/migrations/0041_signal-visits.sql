ALTER TABLE "memberships" ADD COLUMN "signals_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "signals_new_since" timestamp (3) with time zone;