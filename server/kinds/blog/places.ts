import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Entity, ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { eventRow, presentEvent } from '../event';
import { event } from '../event/kind';
import { experienceRow } from '../experience';
import { experience } from '../experience/kind';
import { resourceRow } from '../resource';
import { resource } from '../resource/kind';
import { thingRow } from '../thing-to-do';
import { thingToDo } from '../thing-to-do/kind';

/** So many of the records that a story links to are shown with it. */
const most = 12;

const pictures = '?w=300&h=200&fit=cover';

/** Beginnings of the addresses of records that are somewhere, below the language. */
const kindsByPath = {
  attractions: 'resource',
  'restaurant/detail': 'resource',
  hotels: 'resource',
  thingstodo: 'thing_to_do',
  experiences: 'experience',
  events: 'event',
} as const;

type PlaceKind = (typeof kindsByPath)[keyof typeof kindsByPath];

const entities: Record<PlaceKind, Entity> = { resource, thing_to_do: thingToDo, experience, event };

/** The records that a story's place is shown by, in the order in which its text links to them. */
export const storyPlaces = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('resource'), record: resourceRow }),
      z.object({ kind: z.literal('thing_to_do'), record: thingRow }),
      z.object({ kind: z.literal('experience'), record: experienceRow }),
      z.object({ kind: z.literal('event'), record: eventRow }),
    ]),
  )
  .meta({ description: 'What its text links to and has a place, in that order, 12 at most' });

const link =
  /href="\/(?:en|vi)\/(attractions|restaurant\/detail|hotels|thingstodo|experiences|events)\/([a-z0-9-]+)["?#]/g;

/** Kinds and slugs that a text links to, each once. */
const linkedIn = (html: string): { kind: PlaceKind; slug: string }[] => {
  const found = new Map<string, { kind: PlaceKind; slug: string }>();
  for (const [, path, slug = ''] of html.matchAll(link)) {
    const kind = kindsByPath[path as keyof typeof kindsByPath];
    found.set(`${kind} ${slug}`, { kind, slug });
  }
  return [...found.values()].slice(0, most);
};

/** The records that a story's text links to, as far as visitors may see them. A query for each kind that is linked to. */
export const placesOf = async (given: ReadContext, html: string): Promise<z.input<typeof storyPlaces>> => {
  const linked = linkedIn(html);
  const context = { ...given, includeHidden: false };
  const kinds = [...new Set(linked.map(({ kind }) => kind))];
  const read = await Promise.all(
    kinds.map(async (kind) => {
      const entity = entities[kind];
      const slugs = linked.flatMap((one) => (one.kind === kind ? one.slug : []));
      const rows = await listRows(entity, context, {
        per_page: most,
        where: [inArray(entity.translation.slug, slugs)],
      });
      return rows.map((row) => ({ kind, slug: row.slug, record: presented(kind, row) }));
    }),
  );
  const rank = new Map(linked.map(({ kind, slug }, index) => [`${kind} ${slug}`, index]));
  const place = ({ kind, slug }: { kind: PlaceKind; slug: string }) => rank.get(`${kind} ${slug}`) ?? most;
  // Each entity reads what a row of its kind has; tests hold answers to it.
  return read
    .flat()
    .sort((one, other) => place(one) - place(other))
    .map(({ kind, record }) => ({ kind, record })) as unknown as z.input<typeof storyPlaces>;
};

/** Events say their next day and the lunar date as well. */
const presented = (kind: PlaceKind, row: object): object =>
  kind === 'event' ? presentEvent(row as unknown as Parameters<typeof presentEvent>[0], pictures) : row;
