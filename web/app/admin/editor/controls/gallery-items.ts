import type { Language } from '~/i18n/languages';
import type { ContentRecord } from '../../api/types';

/** One picture or video of a gallery, with its caption in both languages. */
export interface GalleryItem {
  key: string;
  image: string | null;
  youtube_url: string;
  titles: Record<Language, string>;
}

interface StoredItem {
  id: number;
  image: string | null;
  youtube_url: string | null;
  title: string;
}

const storedItems = (record: ContentRecord) =>
  (Array.isArray(record.galleries) ? record.galleries : []) as StoredItem[];

/** The gallery of a record that was read in both languages. */
export function galleryOf(records: Record<Language, ContentRecord>): GalleryItem[] {
  const english = new Map(storedItems(records.en).map(({ id, title }) => [id, title]));
  return storedItems(records.vi).map(({ id, image, youtube_url, title }) => ({
    key: String(id),
    image,
    youtube_url: youtube_url ?? '',
    titles: { vi: title, en: english.get(id) ?? '' },
  }));
}

/** The gallery as one language's write takes it. */
export function galleryBody(items: GalleryItem[], language: Language) {
  return items.map(({ image, youtube_url, titles }) => ({
    ...(youtube_url ? { youtube_url } : { image }),
    title: titles[language],
  }));
}
