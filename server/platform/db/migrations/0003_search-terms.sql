-- The words of some texts, folded: no accents, no capitals, each at most 60 characters. Search input is folded the same way.
CREATE FUNCTION search_terms(VARIADIC texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
  FROM regexp_split_to_table(
    translate(lower(regexp_replace(normalize(array_to_string(texts, ' '), NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd'),
    '[\s<>()"'',;:/¿?¡!]+'
  ) AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
-- A phone number is found by its beginning with or without the country code, and by its last seven or four digits.
CREATE FUNCTION phone_terms(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', digits, right(digits, 10), right(digits, 7), right(digits, 4))
  FROM regexp_replace(phone, '\D', '', 'g') AS digits
$$;
