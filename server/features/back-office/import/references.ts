import { isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import type { EntityName } from '../../../content-kinds';
import type { FieldErrors } from '../../../errors';
import { fold } from '../../../fold';
import type { Entity } from '../../../kernel/entity';
import { entities } from '../../../kinds';
import type { Language } from '../../../language';
import { entriesOf } from './cell';

/** Records that others name: by their address or their title in a table, never by a number that nobody knows. */
export interface Named {
  /** What the column is called. */
  column: string;
  kind: EntityName;
  isMany: boolean;
}

const named = (column: string, kind: EntityName, isMany = false): Named => ({ column, kind, isMany });

const everywhere: Readonly<Record<string, Named>> = {
  city_id: named('city', 'city'),
  region_id: named('region', 'region'),
  experience_type_id: named('experience_type', 'experience_type'),
  travel_style_id: named('travel_style', 'travel_style'),
  departure_point_id: named('departure_point', 'city'),
  theme_ids: named('themes', 'theme', true),
  city_ids: named('cities', 'city', true),
};

const ofKinds: Readonly<Record<string, Readonly<Record<string, Named>>>> = {
  blog: { category_id: named('category', 'blog_category'), related_ids: named('related', 'blog', true) },
  thing_to_do: { category_id: named('category', 'thing_to_do_category') },
  experience_type: { parent_id: named('parent', 'experience_type') },
};

/** What a field names, if it names other records. */
export const namedBy = ({ name }: Pick<Entity, 'name'>, field: string): Named | undefined =>
  ofKinds[name]?.[field] ?? everywhere[field];

interface Name {
  id: number;
  slug: string | null;
  title: string | null;
  lang_id: string | null;
}

/** The names of a kind's records, looked up once for a table. */
export class Names {
  private readonly known = new Map<EntityName, Promise<Name[]>>();
  private readonly found = new Map<string, Promise<number[]>>();

  constructor(
    private readonly db: Queryable,
    private readonly language: Language,
  ) {}

  private of(kind: EntityName): Promise<Name[]> {
    const read = this.known.get(kind) ?? this.read(kind);
    this.known.set(kind, read);
    return read;
  }

  private async read(kind: EntityName): Promise<Name[]> {
    const entity = entities.find(({ name }) => name === kind);
    if (!entity) return [];
    const { record, translation } = entity;
    return this.db
      .select({
        id: record.id,
        slug: translation.slug,
        title: translation.title,
        lang_id: translation.lang_id,
      })
      .from(record)
      .leftJoin(translation, sql`${translation.record_id} = ${record.id}`)
      .where(isNull(record.deleted_at))
      .orderBy(record.id);
  }

  /** Ids of all that are meant, those in the table's own language before others. */
  private meant(kind: EntityName, word: string): Promise<number[]> {
    const key = `${kind} ${word}`;
    const found = this.found.get(key) ?? this.look(kind, word);
    this.found.set(key, found);
    return found;
  }

  private async look(kind: EntityName, word: string): Promise<number[]> {
    const names = await this.of(kind);
    const idsOf = (is: (name: Name) => boolean) => [...new Set(names.filter(is).map(({ id }) => id))];
    const own = ({ lang_id }: Name) => lang_id === this.language;
    const title = fold(word);
    const ways: ((name: Name) => boolean)[] = [
      (name) => own(name) && name.slug === word,
      ({ slug }) => slug === word,
      (name) => own(name) && name.title?.normalize('NFC') === word,
      (name) => name.title?.normalize('NFC') === word,
      (name) => fold(name.title ?? '') === title,
      ({ id }) => String(id) === word,
    ];
    for (const way of ways) {
      const ids = idsOf(way);
      if (ids.length > 0) return ids;
    }
    return [];
  }

  /** The records that a cell names. */
  async idsIn(
    { kind, isMany }: Named,
    cell: string,
  ): Promise<{ value: number[] } | { said: FieldErrors[string] }> {
    const text = cell.trim().normalize('NFC');
    const alone = await this.meant(kind, text);
    const words = alone.length > 0 || !isMany ? [text] : entriesOf(text);
    const ids: number[] = [];
    for (const word of words.filter(Boolean)) {
      const [id, ...others] = await this.meant(kind, word);
      if (id === undefined) return { said: [{ key: 'csv_unknown_name', values: { name: word } }] };
      if (others.length > 0) return { said: [{ key: 'csv_name_of_several', values: { name: word } }] };
      ids.push(id);
    }
    return { value: ids };
  }

  /** What a record is called in a cell: its address, in the table's language where it has one. */
  async cellOf({ kind }: Named, ids: readonly number[]): Promise<string> {
    const names = await this.of(kind);
    const slugs = await Promise.all(
      ids.map(async (id) => {
        const own = names.filter((name) => name.id === id && name.slug);
        const slug = (own.find(({ lang_id }) => lang_id === this.language) ?? own[0])?.slug;
        const meant = slug ? await this.meant(kind, slug) : [];
        return slug && meant.length === 1 && meant[0] === id ? slug : String(id);
      }),
    );
    return slugs.join('; ');
  }
}
