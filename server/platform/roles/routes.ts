import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParam } from '../../fields';
import { writing } from '../../kernel/editor-detail';
import { langId } from '../../language';
import { changeAuthority } from '../admins/authority';
import { signedInAdmin } from '../admins/signed-in';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { dataOf, messageOnly, writtenOf } from '../responses';
import { presentRole } from './present-role';
import { changedRole, newRole, roleDetail } from './shapes';
import { createRole, deleteRole, updateRole } from './write-role';

const tags = ['Admins and roles'];
const params = z.object({ id: idParam });

/** One role with its permission matrix, and changing roles. */
export const roleRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/roles/:id',
    {
      config: { access: 'role.read' },
      schema: {
        tags,
        summary: 'One role with its permission matrix',
        params,
        response: { 200: dataOf(roleDetail) },
      },
    },
    async (request) => ({ data: await presentRole(app.db, signedInAdmin(request), request.params.id) }),
  );

  app.post(
    '/roles',
    {
      config: { access: 'role.create' },
      schema: {
        tags,
        summary: 'Add a role',
        description: 'Only rights that the signed-in admin holds can be given.',
        body: newRole,
        response: { 201: writtenOf(roleDetail) },
      },
    },
    async (request, reply) => {
      const id = await changeAuthority(app, request, 'role.create', (change) =>
        createRole(change, request.body),
      );
      const data = await presentRole(app.db, signedInAdmin(request), id);
      return reply.status(201).send({ message: message(readerLanguage(request), 'created'), data });
    },
  );

  app.put(
    '/roles/:id',
    {
      config: { access: 'role.update' },
      schema: {
        tags,
        summary: 'Change a role',
        description:
          'Only rights that the signed-in admin holds can be given or taken away. It counts at the next request of those who have the role.',
        params,
        body: changedRole,
        response: { 200: writtenOf(roleDetail) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const stored = () => presentRole(app.db, signedInAdmin(request), id);
      await writing(
        () => changeAuthority(app, request, 'role.update', (change) => updateRole(change, id, request.body)),
        stored,
      );
      return { message: message(readerLanguage(request), 'updated'), data: await stored() };
    },
  );

  app.delete(
    '/roles/:id',
    {
      config: { access: 'role.delete' },
      schema: {
        tags,
        summary: 'Delete a role that nobody has',
        params,
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await changeAuthority(app, request, 'role.delete', (change) => deleteRole(change, request.params.id));
      return { message: message(readerLanguage(request), 'deleted') };
    },
  );
};
