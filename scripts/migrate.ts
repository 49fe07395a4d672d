/** `npm run migrate`: migrates the database in DATABASE_URL to the current version. */
import { runMigrations } from "@/db/migrate";

const url = process.env.DATABASE_URL;
if (!url) {
  console.error("DATABASE_URL is not set. Set it to the PostgreSQL database to migrate, postgres://…");
  process.exit(1);
}
try {
  await runMigrations(url);
  console.log("The database is up to date.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
