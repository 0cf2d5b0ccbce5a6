import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParam } from '../../../fields';
import { writing } from '../../../kernel/editor-detail';
import { langId } from '../../../language';
import { message } from '../../messages';
import { readerLanguage } from '../../plugins/errors';
import { dataOf, messageOnly, writtenOf } from '../../responses';
import { changeAuthority } from '../authority';
import { signedInAdmin } from '../signed-in';
import { presentAccount } from './account';
import { deleteAccount, removeSecondFactor, resetAccount, updateAccount } from './change-account';
import { createAccount, firstPassword } from './create-account';
import { adminDetail, changedAdmin, newAdmin } from './shapes';

const tags = ['Admins and roles'];
const params = z.object({ id: idParam });
const optionalLanguage = z.strictObject({ lang_id: langId.optional() });

/** One admin account, and changing accounts. Nobody changes an account that may do more than himself. */
export const accountRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/admin/:id',
    {
      config: { access: 'admin.read' },
      schema: { tags, summary: 'One admin account', params, response: { 200: dataOf(adminDetail) } },
    },
    async (request) => ({ data: await presentAccount(app.db, signedInAdmin(request), request.params.id) }),
  );

  app.post(
    '/admin',
    {
      config: { access: 'admin.create' },
      schema: {
        tags,
        summary: 'Add an admin account',
        description:
          'Without a password an invitation goes to the e-mail. The role may give no right beyond the own.',
        body: newAdmin,
        response: { 201: writtenOf(adminDetail) },
      },
    },
    async (request, reply) => {
      const language = readerLanguage(request);
      const passwordHash = await firstPassword(app, request.body);
      const id = await changeAuthority(app, request, 'admin.create', (change) =>
        createAccount(change, app.env, { ...request.body, passwordHash, language }),
      );
      const data = await presentAccount(app.db, signedInAdmin(request), id);
      const said = message(language, request.body.password === undefined ? 'invited' : 'created');
      return reply.status(201).send({ message: said, data });
    },
  );

  app.put(
    '/admin/:id',
    {
      config: { access: 'admin.update' },
      schema: {
        tags,
        summary: 'Change an admin account',
        description: 'Deactivating ends its sessions at once. Nobody changes the own role.',
        params,
        body: changedAdmin,
        response: { 200: writtenOf(adminDetail) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const stored = () => presentAccount(app.db, signedInAdmin(request), id);
      await writing(
        () =>
          changeAuthority(app, request, 'admin.update', (change) => updateAccount(change, id, request.body)),
        stored,
      );
      return { message: message(readerLanguage(request), 'updated'), data: await stored() };
    },
  );

  app.post(
    '/admin/:id/reset-password',
    {
      config: { access: 'admin.update' },
      schema: {
        tags,
        summary: 'Send a link that sets a new password, and end the sessions of the account',
        description: 'Five an hour for one account.',
        params,
        body: optionalLanguage.nullish(),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id } = request.params;
      const language = readerLanguage(request);
      await changeAuthority(app, request, 'admin.update', (change) =>
        resetAccount(change, app.env, id, language),
      );
      return { message: message(language, 'link_sent') };
    },
  );

  app.delete(
    '/admin/:id/second-factor',
    {
      config: { access: 'admin.update' },
      schema: {
        tags,
        summary: 'Turn the second factor of an account off, when its owner has lost it',
        params,
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id } = request.params;
      const language = readerLanguage(request);
      await changeAuthority(app, request, 'admin.update', (change) =>
        removeSecondFactor(change, app.env, id, language),
      );
      return { message: message(language, 'second_factor_off') };
    },
  );

  app.delete(
    '/admin/:id',
    {
      config: { access: 'admin.delete' },
      schema: {
        tags,
        summary: 'Delete an admin account',
        description: 'Its sessions end. What it did stays in the audit, under its name.',
        params,
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await changeAuthority(app, request, 'admin.delete', (change) =>
        deleteAccount(change, request.params.id),
      );
      return { message: message(readerLanguage(request), 'deleted') };
    },
  );
};
