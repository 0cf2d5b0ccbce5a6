-- Whoever may change a kind may translate it.
INSERT INTO "permission" ("code", "entity", "action")
SELECT "entity" || '.translate', "entity", 'translate' FROM "permission"
WHERE "action" = 'update' AND "entity" IN (
  SELECT "entity" FROM "permission" WHERE "action" = 'publish' AND "entity" NOT IN ('admin', 'role'))
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "role_permission" ("role_id", "permission")
SELECT rp."role_id", t."code" FROM "role_permission" rp
JOIN "permission" u ON u."code" = rp."permission" AND u."action" = 'update'
JOIN "permission" t ON t."entity" = u."entity" AND t."action" = 'translate'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The role of translators that ships keeps the words alone, except of kinds for which somebody has given it more.
DELETE FROM "role_permission" rp USING "role" r, "permission" u
WHERE r."id" = rp."role_id" AND r."code" = 'translator' AND u."code" = rp."permission" AND u."action" = 'update'
AND EXISTS (SELECT 1 FROM "permission" t WHERE t."entity" = u."entity" AND t."action" = 'translate')
AND NOT EXISTS (
  SELECT 1 FROM "role_permission" more JOIN "permission" p ON p."code" = more."permission"
  WHERE more."role_id" = rp."role_id" AND p."entity" = u."entity" AND p."action" IN ('create', 'delete', 'publish'));--> statement-breakpoint
UPDATE "role" SET "version" = "version" + 1 WHERE "code" = 'translator';
