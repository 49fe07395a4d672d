CREATE TABLE "member_answers" (
	"user_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"customer_id" uuid,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body_encrypted" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_answers_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor_nonce" text;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "reached" integer;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_answers" ADD CONSTRAINT "member_answers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_answers_customer" ON "member_answers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "member_answers_age" ON "member_answers" USING btree ("created_at");