-- A source that says no more than the state beside it is none.
UPDATE "resource" SET "visitor_info" = (
  SELECT jsonb_object_agg(key, CASE WHEN value ->> 'state' IN ('estimated', 'unknown') AND value ->> 'source' IN ('Editors'' judgement', 'Editors'' judgement, as in the text', 'General knowledge', 'Looked for; nothing reliable found', 'Made up: a sample partner')
    THEN value - 'source' ELSE value END)
  FROM jsonb_each("visitor_info"))
WHERE jsonb_path_exists("visitor_info", '$.*.source ? (@ starts with "Editors" || @ starts with "General knowledge" || @ starts with "Looked for" || @ starts with "Made up")');--> statement-breakpoint
UPDATE "thing_to_do" SET "visitor_info" = (
  SELECT jsonb_object_agg(key, CASE WHEN value ->> 'state' IN ('estimated', 'unknown') AND value ->> 'source' IN ('Editors'' judgement', 'Editors'' judgement, as in the text', 'General knowledge', 'Looked for; nothing reliable found', 'Made up: a sample partner')
    THEN value - 'source' ELSE value END)
  FROM jsonb_each("visitor_info"))
WHERE jsonb_path_exists("visitor_info", '$.*.source ? (@ starts with "Editors" || @ starts with "General knowledge" || @ starts with "Looked for" || @ starts with "Made up")');--> statement-breakpoint
UPDATE "experience" SET "visitor_info" = (
  SELECT jsonb_object_agg(key, CASE WHEN value ->> 'state' IN ('estimated', 'unknown') AND value ->> 'source' IN ('Editors'' judgement', 'Editors'' judgement, as in the text', 'General knowledge', 'Looked for; nothing reliable found', 'Made up: a sample partner')
    THEN value - 'source' ELSE value END)
  FROM jsonb_each("visitor_info"))
WHERE jsonb_path_exists("visitor_info", '$.*.source ? (@ starts with "Editors" || @ starts with "General knowledge" || @ starts with "Looked for" || @ starts with "Made up")');--> statement-breakpoint
UPDATE "event" SET "visitor_info" = (
  SELECT jsonb_object_agg(key, CASE WHEN value ->> 'state' IN ('estimated', 'unknown') AND value ->> 'source' IN ('Editors'' judgement', 'Editors'' judgement, as in the text', 'General knowledge', 'Looked for; nothing reliable found', 'Made up: a sample partner')
    THEN value - 'source' ELSE value END)
  FROM jsonb_each("visitor_info"))
WHERE jsonb_path_exists("visitor_info", '$.*.source ? (@ starts with "Editors" || @ starts with "General knowledge" || @ starts with "Looked for" || @ starts with "Made up")');
