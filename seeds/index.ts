import { sql } from 'drizzle-orm';
import { createDatabase, type Transaction } from '../db/client';
import * as schema from '../db/schema';
import { blog } from '../server/kinds/blog/kind';
import { city } from '../server/kinds/city/kind';
import { collection } from '../server/kinds/collection/kind';
import { event } from '../server/kinds/event/kind';
import { experience } from '../server/kinds/experience/kind';
import { region } from '../server/kinds/region/kind';
import { resource } from '../server/kinds/resource/kind';
import { thingToDo } from '../server/kinds/thing-to-do/kind';
import { tour } from '../server/kinds/tour/kind';
import type { MediaStore } from '../server/platform/media/store';
import { type Content, readContent } from './load/content';
import { pictureOrders } from './load/pictures/orders';
import { writeBlogs } from './load/write/blogs';
import { writeCategories } from './load/write/categories';
import { writeCities } from './load/write/cities';
import { writeCollections } from './load/write/collections';
import { writeEvents } from './load/write/events';
import { writeExperiences } from './load/write/experiences';
import { writeLists } from './load/write/lists';
import { writePictures } from './load/write/pictures';
import { writePlaces } from './load/write/places';
import { writeRegions } from './load/write/regions';
import { writeSeo } from './load/write/seo';
import { writeLanguages, writeSettings } from './load/write/settings';
import { writeTags } from './load/write/tags';
import { writeThingsToDo } from './load/write/things-to-do';
import { writeTours, writeTravelStyles } from './load/write/tours';

export interface SeedOptions {
  databaseUrl: string;
  /** Where pictures are stored. */
  store: MediaStore;
  log(line: string): void;
}

/** Names the lock under which only one process at a time puts content into a database. */
const lockKey = 7_231_908_454;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A database that knows a language has had its first content, or is somebody's. */
const isFilled = async (tx: Transaction) => (await tx.$count(schema.languages)) > 0;

/** Records that have pages, by kind. */
const kindsOf = ({
  regions,
  cities,
  blogs,
  events,
  experiences,
  thingsToDo,
  places,
  tours,
  collections,
}: Content) => [
  { entity: region, records: regions },
  { entity: city, records: cities },
  { entity: blog, records: blogs },
  { entity: event, records: events },
  { entity: experience, records: experiences },
  { entity: thingToDo, records: thingsToDo },
  { entity: resource, records: places },
  { entity: tour, records: tours },
  { entity: collection, records: collections },
];

const write = async (tx: Transaction, content: Content, { store, log }: SeedOptions) => {
  let start = Date.now();
  const orders = pictureOrders(content);
  log(`Sketching ${orders.length} pictures …`);
  await writeLanguages(tx, content.languages);
  const album = await writePictures({ db: tx, store }, orders);
  log(`Pictures are sketched (${seconds(start)}); each is drawn when it is first seen.`);

  start = Date.now();
  await writeSettings(tx, content.settings, album);
  await writeRegions(tx, content.regions, album);
  await writeCategories(tx, content.categories);
  await writeCities(tx, content, album);
  await writeBlogs(tx, content, album);
  await writeEvents(tx, content, album);
  await writeExperiences(tx, content, album);
  await writeThingsToDo(tx, content, album);
  await writePlaces(tx, content, album);
  await writeTravelStyles(tx, content.travelStyles);
  await writeTours(tx, content, album);
  await writeCollections(tx, content, album);
  await writeLists(tx, content.lists, album, new Map(content.cities.map(({ key, id }) => [key, id])));
  const kinds = kindsOf(content);
  for (const { entity, records } of kinds) {
    if (entity.moduleId) await writeSeo(tx, entity.moduleId, records);
  }
  await writeTags(
    tx,
    kinds.map(({ entity, records }) => ({ entity: entity.name, records })),
  );
  const count = kinds.reduce((sum, { records }) => sum + records.length, 0);
  log(`Stored ${count} records in two languages (${seconds(start)}).`);
};

/**
 * Puts the content that ships with the product into a database that has none. It all becomes visible at once or not
 * at all; a database with content is left as it is, without a word to `log`. Of an attempt that was interrupted only
 * picture files can remain, which the next one writes again under the same names.
 */
export const seed = async (options: SeedOptions): Promise<void> => {
  // One connection without time limits: the transaction stays open while pictures are sketched.
  const { db, close } = createDatabase(options.databaseUrl, {
    max: 1,
    applicationName: 'visit-vietnam-seeds',
    timeLimits: false,
  });
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      if (await isFilled(tx)) return;
      await write(tx, await readContent(), options);
    });
  } finally {
    await close();
  }
};
