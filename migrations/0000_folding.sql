-- Vietnamese folding, used by generated columns and by what readers type, so that both sides are folded alike.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower case, composed (NFC), then without accents; đ becomes d. "oà" and "òa" fold to the same. Marks that are left
-- over because they belong to no composed letter are dropped. Immutable: the unaccent dictionary is named and ships
-- with PostgreSQL; rebuild the generated columns should a new version of it ever change a rule for Latin letters.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT regexp_replace(
      translate(lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC))), 'đð', 'dd'),
      '[' || chr(768) || '-' || chr(879) || ']', '', 'g')
  $$;
--> statement-breakpoint
-- A LIKE pattern that finds the folded value anywhere. Escaped after folding, because folding can make a plain "%"
-- out of a full-width one.
CREATE OR REPLACE FUNCTION fold_pattern(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT '%' || replace(replace(replace(fold(value), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
--> statement-breakpoint
-- array_to_string is only stable because of other element types; for text it depends on nothing.
CREATE OR REPLACE FUNCTION immutable_join(elements text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_to_string(elements, ' ') $$;
