CREATE TABLE "signal_words" (
	"customer_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"block" integer NOT NULL,
	"bits" bit varying,
	"positions" smallint[],
	CONSTRAINT "signal_words_customer_id_word_block_pk" PRIMARY KEY("customer_id","word","block")
);
--> statement-breakpoint
ALTER TABLE "signal_marks" ADD COLUMN "words" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signal_words" ADD CONSTRAINT "signal_words_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_words_block" ON "signal_words" USING btree ("customer_id","block");--> statement-breakpoint
-- Lower case without accents, ligatures and styled letters. A script without spaces gets one word a character.
CREATE FUNCTION fold_letters(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text;
BEGIN
  IF octet_length(content) = char_length(content) THEN
    RETURN lower(content);
  END IF;
  folded := regexp_replace(lower(normalize(content, NFKD)),
    U&'[\0300-\036F\0483-\0487\0591-\05BD\064B-\065F\0670\00AD\200B-\200F\202A-\202E\2060-\2064\FE00-\FE0F\FEFF]+', '', 'g');
  IF folded ~ '[ßæœøłđðħıŧς’‘ʼ‛´‐‑]' THEN
    folded := translate(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđðħıŧς’‘ʼ‛´‐‑', 'olddhitσ''''''''''--');
  END IF;
  -- Syllables of Korean and voiced ones of Japanese are whole again.
  IF folded ~ U&'[\1100-\11FF\3099\309A]' THEN
    folded := normalize(folded, NFC);
  END IF;
  -- Scripts without spaces: every character is a word.
  RETURN regexp_replace(folded,
    U&'([\0E00-\0EFF\1000-\109F\1780-\17FF\3041-\30FF\3400-\4DBF\4E00-\9FFF\F900-\FAFF\+020000-\+03FFFF])', ' \1 ', 'g');
END
$$;
--> statement-breakpoint
-- Words of 40 letters at most with one space between them. U+001F separates texts, and stays.
CREATE FUNCTION split_words(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(folded,
    U&'[\0001-\001E\0021-\002F\003A-\0040\005B-\0060\007B-\00BF\00D7\00F7\02B9-\02DF\0387\055A-\055F\0589\058A\05BE\05C0\05C3\05F3\05F4\0609-\060D\061B-\061F\066A-\066D\06D4\0964\0965\1680\2000-\206F\20A0-\20CF\2100-\2BFF\2E00-\303F\30FB\E000-\F8FF\FE10-\FE6F\FFF0-\FFFF\+01F000-\+01FAFF]+', ' ', 'g'),
    '  +', ' ', 'g'),
    U&'([^ \001F]{40})[^ \001F]+', '\1', 'g')
$$;
--> statement-breakpoint
-- The words of a text: apostrophes and hyphens join what they stand between.
CREATE FUNCTION fold_words(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(replace(split_words(regexp_replace(fold_letters(content), '[''`-]+', '', 'g')), U&'\001F', ' '))
$$;
--> statement-breakpoint
-- The words of texts, with a bar between texts; last, what apostrophes and hyphens join, part by part.
CREATE FUNCTION signal_words(VARIADIC contents text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text := fold_letters(array_to_string(contents, U&'\001F'));
  words text := replace(split_words(regexp_replace(folded, '[''`-]+', '', 'g')), U&'\001F', ' | ');
BEGIN
  IF folded ~ '\S[''`-]\S' THEN
    words := words || coalesce((
      SELECT string_agg(' | ' || part, '' ORDER BY part) FROM (
        SELECT DISTINCT string_to_table(split_words(string_agg(regexp_replace(token[1], '[''`-]+', ' ', 'g'), ' ')), ' ') AS part
        FROM regexp_matches(folded, U&'([^ \001F]+[''`-][^ \001F]+)', 'g') token) parts
      WHERE part <> ''), '');
  END IF;
  RETURN ' ' || words || ' ';
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_signal_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := signal_words(NEW.person_name, NEW.company_name, NEW.why_it_matters, NEW.post_excerpt);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER signals_words BEFORE INSERT OR UPDATE OF person_name, company_name, why_it_matters, post_excerpt ON signals
FOR EACH ROW EXECUTE FUNCTION keep_signal_words();
