import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";

/** A switch that makes the database refuse every write as it does on a full disk, with SQLSTATE 53100. */
export async function installDisk(db: Db): Promise<void> {
  await db.execute(sql`create table chaos_disk (is_full boolean not null)`);
  await db.execute(sql`insert into chaos_disk values (false)`);
  await db.execute(sql`
    create function refuse_if_full() returns trigger language plpgsql as $$
    begin
      if (select is_full from chaos_disk) then
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end if;
      return null;
    end $$`);
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'engine') and tablename <> 'chaos_disk'`);
  for (const { name } of tables) {
    await db.execute(sql`
      create trigger chaos_disk before insert or update on ${sql.raw(name)}
      for each statement execute function refuse_if_full()`);
  }
}

export async function setDisk(db: Db, isFull: boolean): Promise<void> {
  await db.execute(sql`update chaos_disk set is_full = ${isFull}`);
}
