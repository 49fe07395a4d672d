ALTER TABLE "engagements" ADD COLUMN "meaning_probability" real;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "other_meaning" text;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "meaning_probability" real;