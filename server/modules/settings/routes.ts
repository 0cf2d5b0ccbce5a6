import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditEntries, settings, socialLinks } from '../../../db/schema';
import type { App } from '../../app';
import { languageOf } from '../../content/context';
import { ApiError } from '../../errors';
import { version } from '../../fields';
import { type Language, langId } from '../../language';
import { message } from '../../messages';
import { dataOf, writtenOf } from '../../responses';
import { homeSettings, profileFields, profileSettings } from './groups';

const tag = 'Settings';
const social = z.object({ id: z.number().int(), title: z.string(), link: z.string(), icon: z.string() });
const optionalLanguage = z.object({ lang_id: langId.optional() });

const readGroup = async (app: App, group: string, language: Language) => {
  const [row] = await app.db
    .select({ value: settings.value, version: settings.version })
    .from(settings)
    .where(and(eq(settings.group, group), eq(settings.lang_id, language)));
  return row ?? null;
};

const emptyHome = {
  hero: { title: '', subtitle: '', image: null, video: null },
  highlights: [],
  sections: [],
};

/** Settings that the site's frame and home page show. */
export const settingRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/setting/home',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'What the home page shows, and the social links',
        querystring: optionalLanguage,
        response: {
          200: dataOf(homeSettings.extend({ logo: z.string().nullable(), social: z.array(social) })),
        },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      const [home, logo, links] = await Promise.all([
        readGroup(app, 'home', language),
        readGroup(app, 'logo', language),
        app.db
          .select({
            id: socialLinks.id,
            title: socialLinks.title,
            link: socialLinks.link,
            icon: socialLinks.icon,
          })
          .from(socialLinks)
          .where(eq(socialLinks.status, 1))
          .orderBy(asc(socialLinks.sort), asc(socialLinks.id)),
      ]);
      const value = homeSettings.parse(home?.value ?? emptyHome);
      const image = z.object({ image: z.string().nullable() }).safeParse(logo?.value);
      return {
        data: {
          ...value,
          sections: [...value.sections].sort((a, b) => a.sort - b.sort),
          logo: image.success ? image.data.image : null,
          social: links,
        },
      };
    },
  );

  app.post(
    '/setting/profile/information',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The organisation that runs the site',
        body: z.strictObject({ lang_id: langId.optional() }).nullish(),
        response: { 200: dataOf(profileSettings) },
      },
    },
    async (request) => {
      const stored = await readGroup(app, 'profile', languageOf(request, request.body?.lang_id));
      return { data: profileSettings.parse(stored?.value ?? {}) };
    },
  );

  app.post(
    '/setting/admin/profile/update',
    {
      config: { access: 'setting.update' },
      schema: {
        tags: [tag],
        summary: 'Change what is said of the organisation in one language',
        body: z.strictObject({ lang_id: langId, params: z.strictObject(profileFields).partial(), version }),
        response: { 200: writtenOf(profileSettings) },
      },
    },
    async (request) => {
      const { lang_id: language, params, version: read } = request.body;
      const value = await app.db.transaction(async (tx) => {
        const where = and(eq(settings.group, 'profile'), eq(settings.lang_id, language));
        // The first write makes the row before it reads it, so that a second one at that moment waits and loses nothing.
        const [made] = await tx
          .insert(settings)
          .values({ group: 'profile', lang_id: language, value: {}, version: 0 })
          .onConflictDoNothing()
          .returning({ version: settings.version });
        const [stored] = await tx.select().from(settings).where(where).for('update');
        if (stored && read !== undefined && read < stored.version) {
          throw new ApiError('version_conflict', { data: profileSettings.parse(stored.value) });
        }
        const next = { ...profileSettings.parse(stored?.value ?? {}), ...params };
        const adminId = request.actor.kind === 'admin' ? request.actor.id : null;
        await tx
          .update(settings)
          .set({
            value: next,
            updated_by: adminId,
            version: sql`${settings.version} + 1`,
            updated_at: sql`now()`,
          })
          .where(where);
        await tx.insert(auditEntries).values({
          admin_id: adminId,
          action: 'update',
          entity: 'setting',
          lang_id: language,
          title: 'profile',
          before: made ? null : (stored?.value ?? null),
          after: next,
          request_id: request.id,
        });
        return next;
      });
      return { message: message(language, 'updated'), data: value };
    },
  );
};
