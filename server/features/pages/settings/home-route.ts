import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { socialLinks } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { languageOf } from '../../../kernel/context';
import { oneQuery } from '../../../kernel/read-schemas';
import { dataOf } from '../../../platform/responses';
import { home, homeSettings } from './groups/home';
import { logo } from './groups/logo';
import { readForEditors, readForPages } from './read';
import { settingRecord } from './shapes';

const social = z.object({ id: z.number().int(), title: z.string(), link: z.string(), icon: z.string() });

const answer = homeSettings.extend({
  logo: z.string().nullable(),
  social: z.array(social),
  ...settingRecord(home).partial().shape,
});

const liveSocialLinks = (app: App) =>
  app.db
    .select({ id: socialLinks.id, title: socialLinks.title, link: socialLinks.link, icon: socialLinks.icon })
    .from(socialLinks)
    .where(eq(socialLinks.status, 1))
    .orderBy(asc(socialLinks.sort), asc(socialLinks.id));

/** `GET /setting/home`: the home page with what stands on every page. Editors also get the group as they write it. */
export const homeRoute = (app: App) =>
  app.get(
    '/setting/home',
    {
      config: { access: 'public', adminRead: 'setting.read' },
      schema: {
        tags: ['Settings'],
        summary: 'What the home page shows, and the social links',
        description: 'With admin=1 also `group`, `lang_id`, `value` and `version`, as for other groups.',
        querystring: oneQuery,
        response: { 200: dataOf(answer) },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      const [shown, mark, links, edited] = await Promise.all([
        readForPages(app.db, home, language),
        readForPages(app.db, logo, language),
        liveSocialLinks(app),
        request.actor.kind === 'admin' ? readForEditors(app.db, home, language) : undefined,
      ]);
      const value = homeSettings.parse(shown.value);
      const { image } = z.object({ image: z.string().nullable() }).parse(mark.value);
      const sections = [...value.sections].sort((a, b) => a.sort - b.sort);
      return { data: { ...value, sections, logo: image, social: links, ...edited } };
    },
  );
