CREATE TABLE "set_asides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source_id" uuid,
	"post_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "set_asides" ADD CONSTRAINT "set_asides_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "set_asides_subject" ON "set_asides" USING btree ("customer_id","kind","subject");--> statement-breakpoint
CREATE INDEX "set_asides_age" ON "set_asides" USING btree ("created_at");