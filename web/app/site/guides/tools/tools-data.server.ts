import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PlanningTool } from '~/api/types';
import { guideData } from '../guide-data.server';
import { linkTarget } from '../known-path.server';

/** A planning tool with the address of its page; null where it has none yet. */
export interface Tool extends Omit<PlanningTool, 'link'> {
  to: string | null;
}

/** Where planning begins: what editors wrote about it, the menu of tools, and their pictures. */
export async function toolsData(page: PageContext) {
  const { api, language, context } = page;
  const body = { lang_id: language };
  const [guide, menu, gallery] = await Promise.all([
    guideData(page, 'plan-your-trip'),
    optional(api.POST('/planyourtrip/website/header-menu', { body }), context),
    optional(api.POST('/planyourtrip/website/gallery', { body }), context),
  ]);
  const tools = (items: PlanningTool[] = []): Tool[] =>
    items.map(({ link, ...tool }) => ({ ...tool, to: linkTarget(link, language) }));
  return { guide, menu: tools(menu?.data), gallery: tools(gallery?.data) };
}
