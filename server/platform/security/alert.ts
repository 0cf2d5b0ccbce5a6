import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/client';
import { admins, roles } from '../../../db/schema';
import { langId } from '../../language';
import { formatDateTime } from '../../time';
import { addAttempt, countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queue-mail';

const minutes = 15;

/** So many within a quarter of an hour are no forgotten passwords any more. */
const many = { name: 'security-many', maximum: 100, windowSeconds: minutes * 60 };
const oneAnHour = { name: 'security-alert', maximum: 1, windowSeconds: 3600 };

/** The address that is configured, or else all who may do everything; each in the own language. */
const recipients = async (app: FastifyInstance, tx: Transaction) => {
  const configured = app.env.SECURITY_ALERT_EMAIL;
  const rows = await tx
    .select({ email: admins.email, lang: admins.lang_id })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .where(
      configured
        ? eq(sql`lower(${admins.email})`, configured.toLowerCase())
        : and(eq(admins.is_active, true), eq(roles.code, 'super_admin')),
    )
    .limit(20);
  if (!configured) return rows;
  return [{ email: configured, lang: rows[0]?.lang ?? 'vi' }];
};

/** Counts a failure; when there are many in a short time the administrators get a letter, one in an hour at most. */
export const countForAlert = async (app: FastifyInstance): Promise<void> => {
  const { count } = await addAttempt(app.db, { limit: many, subject: '' });
  if (count <= many.maximum) return;
  await app.db.transaction(async (tx) => {
    if ((await countAttempt(tx, { limit: oneAnHour, subject: '' })) > 0) return;
    const variables = {
      count: String(count),
      minutes: String(minutes),
      noticed_at: formatDateTime(new Date()),
      link: `${app.env.PUBLIC_URL}/admin/audit?entity=security`,
    };
    for (const { email, lang } of await recipients(app, tx))
      await queueMail(tx, {
        template: 'admin_security_alert',
        lang: langId.catch('vi').parse(lang),
        to: email,
        variables,
      });
  });
};
