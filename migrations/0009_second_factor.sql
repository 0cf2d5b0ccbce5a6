CREATE TABLE "admin_challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"admin_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"admin_id" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_second_factor" (
	"admin_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_challenge" ADD CONSTRAINT "admin_challenge_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_recovery_code" ADD CONSTRAINT "admin_recovery_code_admin_id_admin_second_factor_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin_second_factor"("admin_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_second_factor" ADD CONSTRAINT "admin_second_factor_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_challenge_admin_index" ON "admin_challenge" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_challenge_expires_index" ON "admin_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "admin_recovery_code_admin_index" ON "admin_recovery_code" USING btree ("admin_id");