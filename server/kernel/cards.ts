import { z } from 'zod';

/** Fields of a record that no card shows. */
const notOnCards = [
  'lang_id',
  'status',
  'sort',
  'version',
  'created_at',
  'updated_at',
  'phone',
  'website',
  'opening_hours',
  'facilities',
  'accessibility',
  'vr_link',
  'visitor_info',
  'themes',
  'author',
  'tags',
  'rating_score',
  'rating_count',
] as const;

type NotOnCards = (typeof notOnCards)[number];

const leftOut: ReadonlySet<string> = new Set(notOnCards);

/** A record as a card needs it. */
export type Card<Row> = Omit<Row, NotOnCards>;

/** Query of calls whose lists can be had as cards. */
export const viewQuery = {
  view: z
    .enum(['full', 'card'])
    .optional()
    .meta({
      description: `card: rows of lists come without what no card shows (${notOnCards.join(', ')}), and image_blur is null, since so many stand-ins are more than they save`,
    }),
};

export type View = z.output<typeof viewQuery.view>;

/** A row without what no card shows. */
const cardOf = <Row extends object>(row: Row): Card<Row> => {
  const card: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row))
    if (!leftOut.has(name)) card[name] = name === 'image_blur' ? null : value;
  return card as Card<Row>;
};

/** Rows as they were asked for. */
export const inView = <Row extends object>(view: View, rows: readonly Row[]): Array<Row | Card<Row>> =>
  view === 'card' ? rows.map(cardOf) : [...rows];

/** A shape is made once: the API document names each of them once. */
const made = new WeakMap<z.ZodType, z.ZodType>();

type CardShape<Shape extends z.core.$ZodLooseShape> = z.ZodObject<Omit<Shape, NotOnCards>>;

/** The shape of a row's card, called like the row's with `Card` in the end. */
export const cardSchema = <Shape extends z.core.$ZodLooseShape>(
  row: z.ZodObject<Shape>,
): CardShape<Shape> => {
  const known = made.get(row);
  if (known) return known as CardShape<Shape>;
  const shape = Object.fromEntries(Object.entries(row.shape).filter(([name]) => !leftOut.has(name)));
  const name = row.meta()?.id?.replace(/Row$/, '');
  const card = z.object(shape).meta({ ...(name && { id: `${name}Card` }), description: 'With view=card' });
  made.set(row, card);
  return card as unknown as CardShape<Shape>;
};

/** Rows of a list, whole or as cards. */
export const rowsOrCards = <Shape extends z.core.$ZodLooseShape>(row: z.ZodObject<Shape>) =>
  z.array(z.union([row, cardSchema(row)]));
