import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuery } from '../../fields';
import { listOf } from '../responses';
import { listAdmins, listPermissions, listRoles } from './lists';
import { roleReference } from './present-admin';

const query = z.object(listQuery).omit({ admin: true });

export const adminRow = z.object({
  id: z.number().int(),
  email: z.string(),
  full_name: z.string(),
  avatar: z.string().nullable(),
  role: roleReference,
  is_active: z.boolean(),
  has_second_factor: z.boolean().meta({ description: 'Signing in asks for a code' }),
  last_login_at: z.string().nullable(),
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const roleRow = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  is_system: z.boolean(),
  permissions: z.array(z.string()),
  admin_count: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

const permissionRow = z.object({
  code: z.string(),
  entity: z.string(),
  action: z.string(),
  roles: z.array(z.string()).meta({ description: 'Codes of the roles that hold it' }),
});

/** Admin accounts, roles and rights, as lists. */
export const adminListRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/admin',
    {
      config: { access: 'admin.read' },
      schema: {
        tags: ['Admins and roles'],
        summary: 'Admin accounts',
        querystring: query,
        response: { 200: listOf(adminRow) },
      },
    },
    (request) => listAdmins(app.db, request.query),
  );

  app.get(
    '/roles/list',
    {
      config: { access: 'role.read' },
      schema: {
        tags: ['Admins and roles'],
        summary: 'Roles with their rights',
        querystring: query,
        response: { 200: listOf(roleRow) },
      },
    },
    (request) => listRoles(app.db, request.query),
  );

  app.get(
    '/permission/list',
    {
      config: { access: 'role.read' },
      schema: {
        tags: ['Admins and roles'],
        summary: 'Every right there is',
        querystring: query,
        response: { 200: listOf(permissionRow) },
      },
    },
    (request) => listPermissions(app.db, request.query),
  );
};
