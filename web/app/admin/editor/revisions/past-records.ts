import { type Language, languages } from '~/i18n/languages';
import type { ContentRecord } from '../../api/types';
import type { EntityDescriptor } from '../../entities/descriptor';

type Snapshot = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

interface KeptItem {
  id: number;
  image: string | null;
  youtube_url: string | null;
  status?: number;
  words?: Record<string, { title: string }>;
}

/** The live pictures and videos, with the captions of one language. */
const galleryIn = (galleries: unknown, language: Language) =>
  (Array.isArray(galleries) ? (galleries as KeptItem[]) : [])
    .filter(({ status = 1 }) => status === 1)
    .map(({ id, image, youtube_url, words }) => ({
      id,
      image,
      youtube_url,
      title: words?.[language]?.title ?? '',
    }));

/** The names of a past state that is not of this language, as a read in it has them. */
function recordIn(entity: EntityDescriptor, snapshot: Snapshot, language: Language): ContentRecord {
  const { translations, tags, galleries, days, ...shared } = snapshot;
  const texts = at(translations, language);
  const isHidden = at(texts, 'is_published') === false;
  const tagged = entity.texts.find(({ kind }) => kind === 'tags');
  return {
    ...shared,
    ...(isObject(texts) ? texts : {}),
    ...(tagged && isObject(tags) ? { [tagged.name]: tags[language] ?? [] } : {}),
    ...(galleries === undefined ? {} : { galleries: galleryIn(galleries, language) }),
    // The programme of a tour is stored in each language.
    ...(days === undefined ? {} : { days: at(days, language) }),
    status: snapshot[entity.live],
    translation_issues: { [language]: isHidden ? ['unpublished'] : [] },
  } as unknown as ContentRecord;
}

/** A past state as the record would have been read in both languages then. */
export const pastRecords = (entity: EntityDescriptor, snapshot: Snapshot): Record<Language, ContentRecord> =>
  Object.fromEntries(languages.map((language) => [language, recordIn(entity, snapshot, language)])) as Record<
    Language,
    ContentRecord
  >;

/** Whether a past state has texts in a language. */
export const speaks = ({ translations }: Snapshot, language: Language): boolean =>
  isObject(at(translations, language));
