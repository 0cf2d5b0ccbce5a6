import type { ZodType } from 'zod';
import { type Language, languageCodes } from '../../server/language';
import { withCommonFaqs } from './city-faqs';
import { namesIn, readMarkdown, readYaml } from './files';
import { type Lists, readLists } from './lists';
import { toHtml } from './markdown';
import {
  type Blog,
  type Both,
  blogShape,
  type Category,
  type City,
  categoryShape,
  cityShape,
  type Described,
  type LanguageRecord,
  languageShape,
  type Region,
  regionShape,
  type Settings,
  settingsShape,
  type Text,
  textShape,
} from './shapes';
import { type CollectionRecord, collectionShape } from './shapes/collections';
import { type EventRecord, eventShape } from './shapes/events';
import {
  type Experience,
  type ExperienceType,
  experienceShape,
  experienceTypeShape,
} from './shapes/experiences';
import { type PlaceRecord, placeShape, type ThemeRecord, themeShape } from './shapes/places';
import { type Thing, type ThingCategory, thingCategoryShape, thingShape } from './shapes/things-to-do';
import { type TravelStyleRecord, travelStyleShape } from './shapes/tours';
import { readTours, type Tour } from './tours';

/** All content that ships, read and checked, each kind in its order. */
export interface Content {
  languages: Map<Language, LanguageRecord>;
  settings: Map<string, Settings>;
  regions: Region[];
  categories: Category[];
  cities: City[];
  blogs: Blog[];
  events: Described<EventRecord>[];
  experienceTypes: ExperienceType[];
  experiences: Experience[];
  thingCategories: ThingCategory[];
  thingsToDo: Thing[];
  lists: Lists;
  travelStyles: Described<TravelStyleRecord>[];
  tours: Tour[];
  themes: Described<ThemeRecord>[];
  places: Described<PlaceRecord>[];
  collections: CollectionRecord[];
}

const readTextFile = async (file: string): Promise<Text> => {
  const { head, body } = await readMarkdown(file, textShape);
  return { ...head, content: toHtml(body) };
};

const readTexts = async (folder: string): Promise<Both<Text>> => {
  const [en, vi] = await Promise.all([readTextFile(`${folder}/en.md`), readTextFile(`${folder}/vi.md`)]);
  return { en, vi };
};

const readKind = async <T extends { sort: number }>(
  kind: string,
  shape: ZodType<T>,
): Promise<Described<T>[]> => {
  const keys = await namesIn(kind);
  const records = await Promise.all(
    keys.map(async (key) => ({
      ...(await readYaml(`${kind}/${key}/record.yaml`, shape)),
      key,
      texts: await readTexts(`${kind}/${key}`),
    })),
  );
  return records.sort((a, b) => a.sort - b.sort);
};

const readLanguages = async (): Promise<Content['languages']> =>
  new Map(
    await Promise.all(
      languageCodes.map(
        async (code) => [code, await readYaml(`languages/${code}.yaml`, languageShape)] as const,
      ),
    ),
  );

const readSettings = async (): Promise<Content['settings']> => {
  const groups = await namesIn('settings');
  return new Map(
    await Promise.all(
      groups.map(async (group) => [group, await readYaml(`settings/${group}.yaml`, settingsShape)] as const),
    ),
  );
};

/** Experiences and things to do, with what groups them. */
const readOutings = async () => {
  const [experienceTypes, experiences, thingCategories, thingsToDo] = await Promise.all([
    readKind('experience-types', experienceTypeShape),
    readKind('experiences', experienceShape),
    readKind('thing-to-do-categories', thingCategoryShape),
    readKind('things-to-do', thingShape),
  ]);
  return { experienceTypes, experiences, thingCategories, thingsToDo };
};

/** Reads the content folder. @throws Error that names the file and what is wrong in it */
export const readContent = async (): Promise<Content> => {
  const [
    languages,
    settings,
    regions,
    categories,
    cities,
    blogs,
    events,
    lists,
    travelStyles,
    tours,
    outings,
    themes,
    places,
    collections,
  ] = await Promise.all([
    readLanguages(),
    readSettings(),
    readKind('regions', regionShape),
    readKind('blog-categories', categoryShape),
    readKind('cities', cityShape).then(withCommonFaqs),
    readKind('blogs', blogShape),
    readKind('events', eventShape),
    readLists(),
    readKind('travel-styles', travelStyleShape),
    readTours(),
    readOutings(),
    readKind('themes', themeShape),
    readKind('places', placeShape),
    readKind('collections', collectionShape),
  ]);
  return {
    languages,
    settings,
    regions,
    categories,
    cities,
    blogs,
    events,
    lists,
    travelStyles,
    tours,
    themes,
    places,
    collections,
    ...outings,
  };
};
