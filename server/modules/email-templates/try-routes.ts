import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admins, outbox } from '../../../db/schema';
import { languageOf } from '../../content/context';
import { ApiError } from '../../errors';
import { langId } from '../../language';
import { message } from '../../messages';
import { dataOf, messageOnly } from '../../responses';
import { signedInAdmin } from '../admin/signed-in';
import { writeAudit } from '../admin/write-audit';
import { type Limit, limitAttempts } from '../limits/attempts';
import { findTemplate, letterOf } from './find-template';
import { previewLetter } from './preview';
import { sampleValues } from './samples';
import { draft, idOrCode, renderedLetter } from './shapes';

const tags = ['E-mail templates'];
const params = z.object({ id: idOrCode });

const testLetters: Limit = { name: 'test-letters', maximum: 10, windowSeconds: 3600 };

/** Looking at a letter before readers get it. */
export const templateTryRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/emailtemplate/:id/preview',
    {
      config: { access: 'email_template.read' },
      schema: {
        tags,
        summary: 'A letter with sample values in it',
        description:
          'Parts that are given are shown in the place of the stored ones, so that a draft can be seen.',
        params,
        body: draft.nullish(),
        response: { 200: dataOf(renderedLetter) },
      },
    },
    async (request) => {
      const { lang_id, ...given } = request.body ?? {};
      const language = languageOf(request, lang_id);
      const found = await findTemplate(app.db, request.params.id);
      const current = letterOf(found, language);
      const letter = {
        subject: given.subject ?? current.subject,
        html: given.html ?? current.html,
        text: given.text ?? current.text,
      };
      return { data: previewLetter(found.code, letter, { env: app.env, language }) };
    },
  );

  app.post(
    '/emailtemplate/:id/test',
    {
      config: { access: 'email_template.update' },
      schema: {
        tags,
        summary: 'Send the stored letter, with sample values, to oneself',
        description: 'Only to the e-mail of the signed-in admin; ten an hour.',
        params,
        body: z.strictObject({ lang_id: langId.optional() }).nullish(),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const language = languageOf(request, request.body?.lang_id);
      const { code, stored } = await findTemplate(app.db, request.params.id);
      await limitAttempts(app.db, [{ limit: testLetters, subject: String(actor.id) }]);
      await app.db.transaction(async (tx) => {
        const [self] = await tx.select({ email: admins.email }).from(admins).where(eq(admins.id, actor.id));
        if (!self) throw new ApiError('unauthenticated');
        await tx.insert(outbox).values({
          template: code,
          lang_id: language,
          recipient: self.email,
          variables: sampleValues(code, app.env, language),
        });
        await writeAudit(tx, request, {
          action: 'send_test',
          entity: 'email_template',
          ...(stored ? { recordId: stored.id } : {}),
          language,
          title: code,
          before: null,
          after: null,
        });
      });
      return { message: message(language, 'test_sent') };
    },
  );
};
