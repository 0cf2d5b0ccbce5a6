import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admins } from '../../../db/schema';
import { imagePath, requiredText } from '../../fields';
import { imageId } from '../../kernel/images';
import { langId } from '../../language';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { messageOnly, writtenOf } from '../responses';
import { passwordChange } from '../sessions/password-change';
import { hashPassword } from '../sessions/passwords';
import { refuseWeakPassword } from '../sessions/refuse-weak-password';
import { auditAccount } from './account-audit';
import { adminSchema, presentAdmin } from './present-admin';
import { requirePassword } from './require-password';
import { setPassword } from './set-password';
import { signedInAdmin } from './signed-in';

const tags = ['Admin profile'];

/** An admin's own name, picture and password. */
export const profileRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/profile',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Change own name and picture',
        body: z.strictObject({
          full_name: requiredText(120),
          avatar: imagePath.nullish().meta({ description: 'Absent: stays; null: none' }),
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(adminSchema) },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const { full_name, avatar } = request.body;
      const data = await app.db.transaction(async (tx) => {
        const before = await presentAdmin(tx, actor);
        await tx
          .update(admins)
          .set({
            full_name,
            ...(avatar === undefined ? {} : { avatar_id: await imageId(tx, avatar, 'avatar') }),
            version: sql`${admins.version} + 1`,
            updated_at: sql`now()`,
          })
          .where(eq(admins.id, actor.id));
        const after = await presentAdmin(tx, actor);
        await auditAccount(tx, {
          action: 'profile',
          admin: after,
          requestId: request.id,
          before: { full_name: before.full_name, avatar: before.avatar },
          after: { full_name: after.full_name, avatar: after.avatar },
        });
        return after;
      });
      return { message: message(readerLanguage(request), 'profile_saved'), data };
    },
  );

  app.post(
    '/profile/password',
    {
      config: { access: 'admin', lane: 'password' },
      schema: {
        tags,
        summary: 'Change own password',
        description: 'Ends all other sessions of the account.',
        body: passwordChange,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const { old_password, new_password } = request.body;
      const lang = readerLanguage(request);
      const admin = await requirePassword(app.db, actor, { field: 'old_password', password: old_password });
      await refuseWeakPassword(app, 'new_password', new_password, [admin.email, admin.full_name]);
      const passwordHash = await hashPassword(new_password);
      await app.db.transaction((tx) =>
        setPassword(tx, app.env, {
          admin,
          passwordHash,
          checkedHash: admin.password_hash,
          keepSession: actor.sessionId,
          action: 'password_change',
          lang,
          requestId: request.id,
        }),
      );
      return { message: message(lang, 'password_changed') };
    },
  );
};
