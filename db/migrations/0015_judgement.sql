ALTER TABLE "icp_profiles" ADD COLUMN "excluded_titles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "icp_profiles" ADD COLUMN "excluded_industries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "meaning" text;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "rejected_by" text;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "fit" integer;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "meaning" text DEFAULT 'reacts' NOT NULL;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "engagements_rejected" ON "engagements" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'rejected';--> statement-breakpoint
CREATE INDEX "engagements_nearest" ON "engagements" USING btree ("customer_id","fit" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'rejected' and fit is not null;