import { z } from 'zod';
import type { App } from '../../../app-type';
import { languageOf } from '../../../kernel/context';
import type { ReadContext } from '../../../kernel/entity';
import { factRow, faqRow, galleryRow } from '../../../kernel/items/shapes';
import { readFacts } from '../../../kinds/fact';
import { readFaqs } from '../../../kinds/faq';
import { readModule } from '../../../kinds/gallery';
import { langId } from '../../../language';
import { filterBody } from '../../../platform/empty-values';
import { dataOf } from '../../../platform/responses';
import { seoOfPage } from '../seo/lookup';
import { pageSeo } from '../seo/shapes';
import { guidePageRead } from './groups/guide-page';
import { type GuidePage, guidePages } from './guide-pages';
import { readForPages } from './read';

const guide = z
  .object({
    page: z.object({ ...guidePageRead, seo: pageSeo }),
    modules: z
      .record(z.string(), z.array(galleryRow))
      .meta({ description: 'Live items by module, in order' }),
    faqs: z.array(faqRow),
    facts: z.array(factRow).meta({ description: 'Live facts of the topics of the page, in order' }),
  })
  .meta({ id: 'Guide' });

const readGuide = async (context: ReadContext, page: GuidePage, wanted: readonly string[]) => {
  const { db, language } = context;
  const [{ value }, seo, faqs, facts, ...items] = await Promise.all([
    readForPages(db, page.group, language),
    seoOfPage(context, `/${language}${page.path}`),
    readFaqs(context, page.faqType, null),
    readFacts(context, page.group.facts),
    ...wanted.map((module) => readModule(context, module, null)),
  ]);
  const modules = Object.fromEntries(wanted.map((module, index) => [module, items[index] ?? []]));
  return { page: { ...z.object(guidePageRead).parse(value), seo }, modules, faqs, facts };
};

/** `POST /setting/{page}/website/getinfo` of each guide page: all that it shows, in one call. */
export const guideRoutes = (app: App) => {
  for (const page of guidePages) {
    app.post(
      `/setting/${page.group.name}/website/getinfo`,
      {
        config: { access: 'public' },
        schema: {
          tags: ['Settings'],
          summary: `All that the page shows: ${page.group.name}`,
          body: filterBody(
            z
              .strictObject({
                lang_id: langId.optional(),
                modules: z
                  .array(z.enum(page.modules))
                  .max(20)
                  .optional()
                  .meta({ description: 'Blocks and galleries to read; all of the page’s if left out' }),
              })
              .nullish(),
          ),
          response: { 200: dataOf(guide) },
        },
      },
      async (request) => {
        const { lang_id, modules = page.modules } = request.body ?? {};
        const language = languageOf(request, lang_id);
        const context = { db: app.db, actor: request.actor, language, includeHidden: false };
        return { data: await readGuide(context, page, [...new Set(modules)]) };
      },
    );
  }
};
