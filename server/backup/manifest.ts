import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The last file of a backup: what came before it, so that what is missing or otherwise is noticed. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** When the one moment was that all tables are of. */
  taken_at: z.iso.datetime(),
  /** Hashes of the migrations that had been applied, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: count, bytes: count, sha256 }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** One digest over names and contents of all pictures, in the order in which they come. */
  media: z.strictObject({ files: count, bytes: count, sha256 }),
  /** Pictures that the library lists and the store did not have when they were to be copied. */
  missing_pictures: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

export const manifestName = 'manifest.json';

/** Where a piece of a table's rows lies in the archive: `tables/blog/000001.copy`. */
export const rowsName = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}.copy`;

/** What a name in the archive stands for. */
export const parseEntryName = (name: string) => {
  const rows = /^tables\/([^/]+)\/\d{6}\.copy$/.exec(name);
  if (rows?.[1]) return { kind: 'rows', table: rows[1] } as const;
  if (name.startsWith('media/')) return { kind: 'media', file: name.slice('media/'.length) } as const;
  return name === manifestName ? ({ kind: 'manifest' } as const) : null;
};

/** Counts and digests what passes, in one table or of all pictures. */
export class Tally {
  bytes = 0;
  files = 0;
  readonly #hash: Hash = createHash('sha256');

  /** The beginning of a file; its name is part of what is digested. */
  begin(name: string, size: number): void {
    this.files += 1;
    this.#hash.update(`${name}\0${size}\0`);
  }

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
  }

  end(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.#hash.digest('hex') };
  }
}

/** What a backup holds, for people. */
export const summary = ({ tables, media, taken_at, migrations }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables and ${media.files} files of pictures, as they were at ${taken_at}, with ${migrations.length} migrations`;
};
