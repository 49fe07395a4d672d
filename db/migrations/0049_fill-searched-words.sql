-- Apart from the migration that adds the column, which locks the table until its end.
UPDATE signals SET words = signal_words(person_name, company_name, why_it_matters, post_excerpt) WHERE words = '';
