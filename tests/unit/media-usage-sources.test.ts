import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../db/schema';
import { columnSources, textSources } from '../../server/platform/media/usage-sources';

const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));

const referringColumns = tables
  // A picture's own parts are no use of it.
  .filter((table) => table !== schema.mediaTranslations && table !== schema.mediaFormerFiles)
  .flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.media)
      .flatMap(({ columns }) => columns.map((column) => `${getTableConfig(table).name}.${column.name}`)),
  );

describe('where pictures are looked for', () => {
  it('is every column of the schema that refers to one', () => {
    const known = columnSources.map(({ table, image }) => `${getTableConfig(table).name}.${image.name}`);
    expect(known.sort()).toEqual(referringColumns.sort());
    expect(known.length).toBeGreaterThan(15);
  });

  it('is every text that editors format', () => {
    const formatted = tables
      .filter((table) => getTableConfig(table).columns.some(({ name }) => ['content', 'html'].includes(name)))
      .map((table) => getTableConfig(table).name)
      // A customer's review is plain text.
      .filter((name) => name !== 'review' && name !== 'waiting_review');
    const known = textSources.map(({ table }) => getTableConfig(table).name);
    expect(known).toEqual(expect.arrayContaining(formatted));
    expect(known).toEqual(expect.arrayContaining(['faq_translation', 'setting']));
  });
});
