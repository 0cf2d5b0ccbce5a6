import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '../../../db/schema';
import type { App } from '../../app-type';
import { dialCodes } from '../../dial-codes';
import { ApiError } from '../../errors';
import { version } from '../../fields';
import { langId } from '../../language';
import { message } from '../../platform/messages';
import { readerLanguage } from '../../platform/plugins/errors';
import { dataOf, writtenOf } from '../../platform/responses';
import { personName, phoneNumber } from './fields';
import { customerSchema, presentCustomer } from './present';
import { signedInCustomer } from './signed-in';
import { touchReviews } from './touch-reviews';

const tags = ['My account'];
const config = { access: 'customer' } as const;

const countryCode = z
  .string()
  .max(2)
  .refine((code) => dialCodes.has(code), { params: { key: 'not_an_option' } })
  .nullable()
  .meta({ description: 'ISO 3166-1, two letters', example: 'VN' });

/** A customer's own name, telephone number and country. */
export const profileRoutes = (app: App): void => {
  app.get(
    '/me',
    {
      config,
      schema: { tags, summary: 'The signed-in customer', response: { 200: dataOf(customerSchema) } },
    },
    async (request) => ({ data: await presentCustomer(app.db, signedInCustomer(request).id) }),
  );

  app.post(
    '/user/updateprofile',
    {
      config,
      schema: {
        tags,
        summary: 'Change own name, telephone number and country',
        body: z.strictObject({
          full_name: personName,
          phone: phoneNumber,
          country_code: countryCode.optional(),
          version,
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(customerSchema) },
      },
    },
    async (request) => {
      const { id } = signedInCustomer(request);
      const { full_name, phone, country_code, version: read, lang_id } = request.body;
      const changed = await app.db
        .update(customers)
        .set({
          full_name,
          phone,
          ...(country_code === undefined ? {} : { country_code }),
          ...(lang_id ? { lang_id } : {}),
          version: sql`${customers.version} + 1`,
          updated_at: sql`now()`,
        })
        .where(sql`${eq(customers.id, id)} and ${customers.version} <= ${read ?? sql`${customers.version}`}`)
        .returning({ id: customers.id });
      const data = await presentCustomer(app.db, id);
      if (changed.length === 0) throw new ApiError('version_conflict', { data });
      await touchReviews(app.db, id);
      return { message: message(readerLanguage(request), 'profile_saved'), data };
    },
  );
};
