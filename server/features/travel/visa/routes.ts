import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { dateField } from '../../../booking-fields';
import { countryCode } from '../../../country-code';
import { invalidField } from '../../../errors';
import { readContext } from '../../../kernel/context';
import { factRow } from '../../../kernel/items/shapes';
import { readFacts } from '../../../kinds/fact';
import { langId } from '../../../language';
import { dataOf } from '../../../platform/responses';
import { formatDate } from '../../../time';
import { countriesIn } from '../countries/list';
import { furtherFacts, visaAnswer, visaReasons, visaResults } from './rules';

/** Where applications are made and lists are kept, by law; a fact may say otherwise. */
const officialSite = 'https://evisa.gov.vn';

const checkSchema = z
  .object({
    nationality: z.object({ code: z.string(), name: z.string() }),
    days: z.number().int().nullable(),
    entry_date: z.string().meta({ description: 'yyyy-MM-dd; today if none was given' }),
    result: z.enum(visaResults).meta({
      description:
        'citizen; exempt: no visa; evisa: the e-visa serves; embassy: longer than the e-visa allows; ask: the official site knows',
    }),
    reason: z.enum(visaReasons),
    rule: factRow.nullable().meta({ description: 'The fact that the answer comes from' }),
    passed_over: factRow.nullable().meta({ description: 'An exemption that does not cover this stay' }),
    check_again_after: z
      .string()
      .nullable()
      .meta({ description: 'The entry is later than the day until which the rule may be trusted' }),
    further: z.array(factRow).meta({ description: 'What is worth knowing besides' }),
    official_url: z.string(),
  })
  .meta({ id: 'VisaCheck' });

const querySchema = z.strictObject({
  nationality: countryCode,
  days: z.coerce.number().int().min(1).max(3650).optional(),
  entry_date: dateField.optional(),
  lang_id: langId.optional(),
});

/** Whether a passport needs a visa, as the facts say that editors keep. */
export const visaRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/visa/check',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Facts'],
        summary: 'Whether a passport needs a visa, from which fact, and until when to trust it',
        querystring: querySchema,
        response: { 200: dataOf(checkSchema) },
      },
    },
    async (request) => {
      const { nationality, days = null, entry_date: given, lang_id } = request.query;
      const today = formatDate(new Date());
      if (given !== undefined && given < today) throw invalidField('entry_date', 'date_in_past');
      const entry_date = given ?? today;
      const context = readContext(app, request, lang_id);
      const facts = await readFacts(context, ['visa']);
      const answer = visaAnswer(facts, { nationality, days, entry_date });
      const trustedUntil = answer.rule?.expires_on ?? null;
      const isLater = trustedUntil !== null && !answer.rule?.is_expired && trustedUntil < entry_date;
      const name = countriesIn(context.language).find(({ code }) => code === nationality)?.name;
      return {
        data: {
          nationality: { code: nationality, name: name ?? nationality },
          days,
          entry_date,
          ...answer,
          check_again_after: isLater ? trustedUntil : null,
          further: furtherFacts(facts, answer, days),
          official_url: facts.find(({ key }) => key === 'visa.official_portal')?.source_url ?? officialSite,
        },
      };
    },
  );
};
