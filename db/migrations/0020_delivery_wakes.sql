CREATE TABLE "delivery_wakes" (
	"destination_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_wakes" ADD CONSTRAINT "delivery_wakes_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_wakes" ADD CONSTRAINT "delivery_wakes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;