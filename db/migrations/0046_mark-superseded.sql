-- Apart from the migration that adds the column, which locks the table until its end.
UPDATE signals s SET has_newer = true
WHERE EXISTS (
  SELECT 1 FROM signals n
  WHERE n.person_id = s.person_id AND n.customer_id = s.customer_id AND n.ordinal > s.ordinal);
