-- What a deleted destination was reached by is of no use to anyone but a thief.
UPDATE "destinations" SET "config_encrypted" = '', "secret_encrypted" = NULL WHERE "deleted_at" IS NOT NULL;
