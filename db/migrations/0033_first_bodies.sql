ALTER TABLE "activations" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "body_digest" text;