CREATE TABLE "credit_alerts" (
	"customer_id" uuid NOT NULL,
	"allotment" text NOT NULL,
	"percent" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_alerts_customer_id_allotment_percent_pk" PRIMARY KEY("customer_id","allotment","percent")
);
--> statement-breakpoint
CREATE TABLE "pack_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"payment_id" text,
	"pack" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"credits_taken_back" integer DEFAULT 0 NOT NULL,
	"disputed_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pack_purchases_refunded" CHECK ("pack_purchases"."refunded_cents" between 0 and "pack_purchases"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"plan_slug" text NOT NULL,
	"interval" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"downgrade_to" text,
	"overdue_since" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"is_settled" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"pack" text NOT NULL,
	"threshold" integer NOT NULL,
	"monthly_cap_cents" integer NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "intake_paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "annual_price_cents" integer;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "paused_reason" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "daily_credit_limit" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_alerts" ADD CONSTRAINT "credit_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_purchases" ADD CONSTRAINT "pack_purchases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pack_purchases_reference" ON "pack_purchases" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "pack_purchases_payment" ON "pack_purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "pack_purchases_customer" ON "pack_purchases" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id","started_at");--> statement-breakpoint
CREATE INDEX "subscriptions_overdue" ON "subscriptions" USING btree ("overdue_since") WHERE overdue_since is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("period_end") WHERE not is_settled;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_payment" ON "customers" USING btree ("payment_customer_id");--> statement-breakpoint
UPDATE "plans" SET "annual_price_cents" = "price_cents" * 96 / 10 / 100 * 100 WHERE "is_selectable" AND "annual_price_cents" IS NULL;
