-- Counted at every request of the customer API: a counter that a crash forgets is worth less than a write to disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
