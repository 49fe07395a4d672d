CREATE TABLE "member_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor_nonce" text;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "reached" integer;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_answers_age" ON "member_answers" USING btree ("created_at");