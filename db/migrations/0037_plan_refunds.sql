CREATE TABLE "plan_refunds" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"refunded_cents" integer NOT NULL,
	"credits_due" integer NOT NULL,
	"credits_taken" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_refunds" ADD CONSTRAINT "plan_refunds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_refunds_customer" ON "plan_refunds" USING btree ("customer_id","subscription_id");