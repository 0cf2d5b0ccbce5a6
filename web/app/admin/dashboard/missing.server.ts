import { type Language, languages } from '~/i18n/languages';
import { type Asked, callApi } from '../api/call.server';
import type { ContentCount, ContentRecord, ListPage } from '../api/types';
import { entityNamed } from '../entities';
import type { EntityName, Section } from '../entities/descriptor';

/** A record that one language lacks. */
export interface Missing {
  entity: EntityName;
  section: Section;
  id: number;
  title: string;
  language: Language;
}

/** The most that is listed of one entity. */
const MOST = 6;

async function missingOf(asked: Asked, count: ContentCount): Promise<Missing[]> {
  const entity = entityNamed(count.entity);
  const complete = languages.every((language) => count.translations[language] >= count.total);
  if (!entity || complete) return [];
  const lists = await Promise.all(
    languages.map((language) =>
      callApi<ListPage<ContentRecord>>(asked, `${entity.base}?admin=1&per_page=10000&lang_id=${language}`),
    ),
  );
  const titles = new Map<number, string>();
  for (const list of lists) {
    if (list.ok) for (const { id, title } of list.body.data) if (title) titles.set(id, title);
  }
  const rows = lists.find((list) => list.ok);
  if (!rows?.ok) return [];
  return rows.body.data
    .flatMap(({ id, translations }) =>
      languages
        .filter((language) => !translations[language])
        .map((language) => ({ id, language, title: titles.get(id) ?? `#${id}` })),
    )
    .slice(0, MOST)
    .map((row) => ({ ...row, entity: entity.name, section: entity.section }));
}

/** Records that lack a language, a few of each entity. Lists are read only where the counts say that one is lacking. */
export async function missingTranslations(asked: Asked, counts: ContentCount[]): Promise<Missing[]> {
  return (await Promise.all(counts.map((count) => missingOf(asked, count)))).flat();
}
