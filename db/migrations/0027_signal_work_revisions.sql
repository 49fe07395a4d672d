CREATE TABLE "signal_work_revisions" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "signal_work_revisions_once" UNIQUE NULLS NOT DISTINCT("customer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "signal_work_revisions" ADD CONSTRAINT "signal_work_revisions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_work_revisions" ADD CONSTRAINT "signal_work_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;