import type { Transaction } from '../../../db/client';
import { languages, settings } from '../../../db/schema';
import { type Language, languageCodes } from '../../../server/language';
import type { Content } from '../content';
import { toHtml } from '../markdown';
import type { Settings } from '../shapes';
import type { Album } from './pictures';

export const writeLanguages = (tx: Transaction, records: Content['languages']) =>
  tx.insert(languages).values([...records].map(([code, record]) => ({ code, ...record })));

const heroOf = (value: Record<string, unknown>) =>
  typeof value.hero === 'object' && value.hero !== null ? value.hero : {};

const pictureIn = (picture: Settings['hero_picture'], language: Language, album: Album) => {
  if (!picture) return null;
  const { en, vi, ...spec } = picture;
  return { path: `/media/${album(spec).file}`, alt: { en, vi }[language] };
};

/** The value of a group as an editor would have stored it. */
const storedValue = (group: Settings, language: Language, album: Album) => {
  const value = group[language];
  const hero = pictureIn(group.hero_picture, language, album);
  const banner = pictureIn(group.banner_picture, language, album);
  return {
    ...value,
    ...(typeof value.content === 'string' ? { content: toHtml(value.content) } : {}),
    ...(hero ? { hero: { ...heroOf(value), image: hero.path, image_alt: hero.alt } } : {}),
    ...(banner ? { banner: banner.path, banner_alt: banner.alt } : {}),
  };
};

/** Stores the groups of settings in both languages. */
export const writeSettings = (tx: Transaction, groups: Content['settings'], album: Album) =>
  tx
    .insert(settings)
    .values(
      [...groups].flatMap(([group, both]) =>
        languageCodes.map((lang_id) => ({ group, lang_id, value: storedValue(both, lang_id, album) })),
      ),
    );
