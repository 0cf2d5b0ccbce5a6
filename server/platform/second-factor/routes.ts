import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { langId } from '../../language';
import { formatDateTime } from '../../time';
import { presentAdmin } from '../admins/present-admin';
import { requirePassword } from '../admins/require-password';
import { signedInAdmin } from '../admins/signed-in';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { dataOf, messageOnly, writtenOf } from '../responses';
import { givenPassword } from '../sessions/password-rules';
import { givenCode } from './codes';
import { beginEnrolment, endEnrolment, finishEnrolment, replaceRecoveryCodes } from './enrol';
import { findFactor } from './factor';

const tags = ['Admin profile'];
const config = { access: 'admin' } as const;

const state = z.object({
  is_on: z.boolean(),
  confirmed_at: z.string().nullable(),
  recovery_codes_left: z.number().int(),
});

const begun = z.object({
  secret: z.string().meta({ description: 'To be typed into the app by hand', example: 'JBSWY3DPEHPK3PXP' }),
  address: z.string().meta({ description: 'What the QR code says (otpauth)' }),
  qr: z.string().meta({ description: 'The QR code, as SVG' }),
});

const recoveryCodes = z.object({
  recovery_codes: z.array(z.string()).meta({ description: 'Each works once. They are never shown again' }),
});

const proof = z.strictObject({ password: givenPassword, code: givenCode, lang_id: langId.optional() });

/** The own second factor: an app that makes codes, and recovery codes for when it is lost. */
export const secondFactorRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/profile/second-factor',
    {
      config: { ...config, lane: 'password' },
      schema: { tags, summary: 'Whether signing in asks for a code', response: { 200: dataOf(state) } },
    },
    async (request) => {
      const factor = await findFactor(app.db, signedInAdmin(request).id);
      return {
        data: {
          is_on: factor !== null,
          confirmed_at: factor && formatDateTime(factor.confirmed_at),
          recovery_codes_left: factor?.recovery_codes_left ?? 0,
        },
      };
    },
  );

  app.post(
    '/profile/second-factor',
    {
      config,
      schema: {
        tags,
        summary: 'Begin to use an app that makes codes',
        description: 'Nothing changes until a first code has been given.',
        body: z.strictObject({ password: givenPassword, lang_id: langId.optional() }),
        response: { 201: dataOf(begun) },
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      const owner = await requirePassword(app.db, signedInAdmin(request), { field: 'password', password });
      return reply.status(201).send({ data: await beginEnrolment(app, owner) });
    },
  );

  app.post(
    '/profile/second-factor/confirm',
    {
      config,
      schema: {
        tags,
        summary: 'Turn the second factor on with a first code',
        description: 'Ends all other sessions of the account, which were opened without one.',
        body: z.strictObject({ code: givenCode, lang_id: langId.optional() }),
        response: { 200: writtenOf(recoveryCodes) },
      },
    },
    async (request) => {
      const owner = await presentAdmin(app.db, signedInAdmin(request));
      const recovery_codes = await finishEnrolment(app, request, owner, request.body.code);
      return { message: message(readerLanguage(request), 'second_factor_on'), data: { recovery_codes } };
    },
  );

  app.post(
    '/profile/second-factor/recovery-codes',
    {
      config: { ...config, lane: 'password' },
      schema: {
        tags,
        summary: 'Make new recovery codes',
        description: 'The old ones no longer work.',
        body: proof,
        response: { 200: writtenOf(recoveryCodes) },
      },
    },
    async (request) => {
      const { password, code } = request.body;
      const owner = await requirePassword(app.db, signedInAdmin(request), { field: 'password', password });
      const recovery_codes = await replaceRecoveryCodes(app, request, owner, code);
      return { message: message(readerLanguage(request), 'recovery_codes_made'), data: { recovery_codes } };
    },
  );

  app.post(
    '/profile/second-factor/remove',
    {
      config: { ...config, lane: 'password' },
      schema: {
        tags,
        summary: 'Turn the second factor off',
        body: proof,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { password, code } = request.body;
      const owner = await requirePassword(app.db, signedInAdmin(request), { field: 'password', password });
      await endEnrolment(app, request, owner, code);
      return { message: message(readerLanguage(request), 'second_factor_off') };
    },
  );
};
