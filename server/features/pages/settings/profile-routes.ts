import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import type { App } from '../../../app-type';
import { languageOf, writeContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { languageBody } from '../../../kernel/items/list-input';
import { type Language, langId } from '../../../language';
import { message } from '../../../platform/messages';
import { dataOf, writtenOf } from '../../../platform/responses';
import { profile, profileFields, profileSettings } from './groups/profile';
import { readGroup } from './read';
import { readVersion } from './shapes';
import { writeGroup } from './write';

const tag = 'Settings';

/** What is known of the organisation in one language. */
export const readProfile = async (db: Queryable, language: Language) =>
  profileSettings.parse((await readGroup(db, profile, language)).value);

/** The calls for the organisation that have names of their own. */
export const profileRoutes = (app: App) => {
  app.post(
    '/setting/profile/information',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: [tag],
        summary: 'The organisation that runs the site',
        body: languageBody,
        response: { 200: dataOf(profileSettings) },
      },
    },
    async (request) => ({ data: await readProfile(app.db, languageOf(request, request.body?.lang_id)) }),
  );

  app.post(
    '/setting/admin/profile/update',
    {
      config: { access: 'setting.update', versioned: true },
      schema: {
        tags: [tag],
        summary: 'Change what is said of the organisation in one language',
        body: z.strictObject({
          lang_id: langId,
          params: z.strictObject(profileFields).partial(),
          version: readVersion,
        }),
        response: { 200: writtenOf(profileSettings) },
      },
    },
    async (request) => {
      const { lang_id: language, params, version } = request.body;
      const stored = () => readProfile(app.db, language);
      await writing(
        () =>
          app.db.transaction((tx) =>
            writeGroup(writeContext(tx, request, language), profile, { ...params }, version),
          ),
        stored,
      );
      return { message: message(language, 'updated'), data: await stored() };
    },
  );
};
