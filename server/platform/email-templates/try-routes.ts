import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admins, outbox } from '../../../db/schema';
import { ApiError } from '../../errors';
import { languageOf } from '../../kernel/context';
import type { Language } from '../../language';
import { signedInAdmin } from '../admins/signed-in';
import { writeAudit } from '../audit/write-audit';
import { type Limit, limitAttempts } from '../limits/attempts';
import type { MailText } from '../mail/template';
import { message } from '../messages';
import { dataOf, messageOnly } from '../responses';
import { type FoundTemplate, findTemplate, letterOf } from './find-template';
import { previewMail, sendableDraft } from './preview';
import { sampleValues } from './samples';
import { draft, idOrCode, renderedMail } from './shapes';

const tags = ['E-mail templates'];
const params = z.object({ id: idOrCode });

const testMail: Limit = { name: 'test-letters', maximum: 10, windowSeconds: 3600 };

/** The stored letter with the parts of a draft in their place. */
const drafted = (found: FoundTemplate, language: Language, given: Partial<MailText>): MailText => {
  const { subject, html, text } = letterOf(found, language);
  return { subject: given.subject ?? subject, html: given.html ?? html, text: given.text ?? text };
};

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
        response: { 200: dataOf(renderedMail) },
      },
    },
    async (request) => {
      const { lang_id, ...given } = request.body ?? {};
      const language = languageOf(request, lang_id);
      const found = await findTemplate(app.db, request.params.id);
      return { data: previewMail(found.code, drafted(found, language, given), { env: app.env, language }) };
    },
  );

  app.post(
    '/emailtemplate/:id/test',
    {
      config: { access: 'email_template.update' },
      schema: {
        tags,
        summary: 'Send a letter, with sample values, to oneself',
        description:
          'Only to the e-mail of the signed-in admin; ten an hour. Parts that are given are sent in the place of the stored ones.',
        params,
        body: draft.nullish(),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const { lang_id, ...given } = request.body ?? {};
      const language = languageOf(request, lang_id);
      const found = await findTemplate(app.db, request.params.id);
      const { code, stored } = found;
      const letter = sendableDraft(code, drafted(found, language, given));
      await limitAttempts(app.db, [{ limit: testMail, subject: String(actor.id) }]);
      await app.db.transaction(async (tx) => {
        const [self] = await tx.select({ email: admins.email }).from(admins).where(eq(admins.id, actor.id));
        if (!self) throw new ApiError('unauthenticated');
        await tx.insert(outbox).values({
          template: code,
          lang_id: language,
          recipient: self.email,
          variables: sampleValues(code, app.env, language),
          letter,
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
