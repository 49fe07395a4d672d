-- Apart from the migration that replaces the trigger, which locks the signals until its end.
DELETE FROM signal_texts;
--> statement-breakpoint
DELETE FROM signal_bitmaps WHERE attribute = 'word';
--> statement-breakpoint
DELETE FROM signal_terms WHERE attribute = 'word';
