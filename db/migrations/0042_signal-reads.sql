CREATE TABLE "signal_reads" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"signal_id" uuid NOT NULL,
	"is_read" boolean NOT NULL,
	CONSTRAINT "signal_reads_customer_id_user_id_signal_id_pk" PRIMARY KEY("customer_id","user_id","signal_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "unread_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "signal_reads" ADD CONSTRAINT "signal_reads_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_reads" ADD CONSTRAINT "signal_reads_member" FOREIGN KEY ("customer_id","user_id") REFERENCES "public"."memberships"("customer_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_reads_signal" ON "signal_reads" USING btree ("signal_id");