import type { Transaction } from '../../../db/client';
import { languages, settings } from '../../../db/schema';
import { languageCodes } from '../../../server/language';
import type { Content } from '../content';
import type { Settings } from '../shapes';
import type { Album } from './pictures';

export const writeLanguages = (tx: Transaction, records: Content['languages']) =>
  tx.insert(languages).values([...records].map(([code, record]) => ({ code, ...record })));

const heroOf = (value: Record<string, unknown>) =>
  typeof value.hero === 'object' && value.hero !== null ? value.hero : {};

const withHeroPicture = (
  { hero_picture: picture, ...values }: Settings,
  language: 'en' | 'vi',
  album: Album,
) => {
  const value = values[language];
  if (!picture) return value;
  const { en, vi, ...spec } = picture;
  const { file, blur } = album(spec);
  const hero = {
    ...heroOf(value),
    image: `/media/${file}`,
    image_alt: { en, vi }[language],
    image_blur: blur,
  };
  return { ...value, hero };
};

/** Stores the groups of settings in both languages. */
export const writeSettings = (tx: Transaction, groups: Content['settings'], album: Album) =>
  tx
    .insert(settings)
    .values(
      [...groups].flatMap(([group, both]) =>
        languageCodes.map((lang_id) => ({ group, lang_id, value: withHeroPicture(both, lang_id, album) })),
      ),
    );
