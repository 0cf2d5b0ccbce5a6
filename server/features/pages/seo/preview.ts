import type { ReadContext } from '../../../kernel/entity';
import type { createPreviewNames } from '../../../platform/media';
import { home, homeSettings } from '../settings/groups/home';
import { readForPages } from '../settings/read';
import type { seoOfPage } from './lookup';
import { shorten } from './shorten';

type Seo = Awaited<ReturnType<typeof seoOfPage>>;

/** As much of a title as a link preview has room for. */
const titleLength = 110;

/** The picture of the home page; it stands for pages that have none. */
const homePicture = async (context: ReadContext, { lang_id }: Seo): Promise<string | null> => {
  const { value } = await readForPages(context.db, home, lang_id);
  return homeSettings.parse(value).hero.image;
};

/** SEO data of a page with the address of its link preview, which says all that is drawn: it changes with the page. */
export const withPreview = async (
  context: ReadContext,
  names: ReturnType<typeof createPreviewNames>,
  seo: Seo,
) => {
  const title = shorten(seo.title.normalize('NFC').replace(/\s+/g, ' ').trim(), titleLength);
  const image = seo.image ?? (await homePicture(context, seo));
  return { ...seo, preview_image: names.pathOf(seo.lang_id, title, image) };
};
