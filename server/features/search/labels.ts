import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import {
  experienceTypes,
  experienceTypeTranslations,
  tags,
  themeTranslations,
  thingToDoCategoryTranslations,
} from '../../../db/schema';
import { foldedText, wordsIn, writtenText } from './understand/written';

/** Tags, types, categories and themes that a word means, by id. */
export interface Labels {
  tags: number[];
  experienceTypes: number[];
  categories: number[];
  themes: number[];
}

/** Tables that labels are read from. */
export const labelTables = [
  'tag',
  'experience_type',
  'experience_type_translation',
  'theme',
  'theme_translation',
  'thing_to_do_category',
  'thing_to_do_category_translation',
] as const;

const watched: ReadonlySet<string> = new Set(labelTables);

interface Titled {
  id: number;
  title: string;
}

interface Held {
  /** By the name as it is written, and without accents. */
  tags: ReadonlyMap<string, number[]>;
  experienceTypes: readonly Titled[];
  categories: readonly Titled[];
  themes: readonly Titled[];
}

const asWritten = (text: string): string => writtenText(wordsIn(text));

const titled = (rows: ReadonlyArray<{ id: number; title: string }>): Titled[] =>
  rows.map(({ id, title }) => ({ id, title: ` ${asWritten(title)} ` }));

const read = async (db: Queryable): Promise<Held> => {
  const [named, types, categories, themes] = await Promise.all([
    db.select({ id: tags.id, name: tags.name }).from(tags),
    db
      .select({
        id: experienceTypeTranslations.record_id,
        title: experienceTypeTranslations.title,
        parent: experienceTypes.parent_id,
      })
      .from(experienceTypeTranslations)
      .innerJoin(experienceTypes, eq(experienceTypes.id, experienceTypeTranslations.record_id)),
    db
      .select({ id: thingToDoCategoryTranslations.record_id, title: thingToDoCategoryTranslations.title })
      .from(thingToDoCategoryTranslations),
    db.select({ id: themeTranslations.record_id, title: themeTranslations.title }).from(themeTranslations),
  ]);
  const byName = new Map<string, number[]>();
  for (const { id, name } of named)
    for (const key of new Set([asWritten(name), foldedText(wordsIn(name))]))
      byName.set(key, [...(byName.get(key) ?? []), id]);
  // What is said of a type holds for those below it.
  const inherited = types.flatMap(({ id, parent }) =>
    types.filter((other) => other.id === parent).map(({ title }) => ({ id, title })),
  );
  return {
    tags: byName,
    experienceTypes: titled([...types, ...inherited]),
    categories: titled(categories),
    themes: titled(themes),
  };
};

/** What editors label records with, held in memory until one changes. */
export const createLabels = (db: Queryable) => {
  let held: Promise<Held> | null = null;
  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || watched.has(tag)) held = null;
    },
    /** The labels with one of these phrases: tags that are one, types whose title has one. */
    async find(phrases: readonly string[]): Promise<Labels> {
      held ??= read(db);
      const { tags: byName, ...lists } = await held.catch((error: unknown) => {
        held = null;
        throw error;
      });
      const wanted = phrases.map(asWritten);
      const among = (list: readonly Titled[]) => [
        ...new Set(
          list
            .filter(({ title }) => wanted.some((phrase) => title.includes(` ${phrase} `)))
            .map(({ id }) => id),
        ),
      ];
      return {
        tags: [...new Set(wanted.flatMap((phrase) => byName.get(phrase) ?? []))],
        experienceTypes: among(lists.experienceTypes),
        categories: among(lists.categories),
        themes: among(lists.themes),
      };
    },
  };
};

export type LabelFinder = ReturnType<typeof createLabels>;
