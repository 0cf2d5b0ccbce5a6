import type { FastifyInstance } from 'fastify';
import type { EditorsList, Entity } from '../kernel/entity';
import type { Item } from '../kernel/items/item';
import type { Permission } from '../permissions';
import { alert } from './alert/kind';
import { alertRoutes } from './alert/routes';
import { blogCategory } from './blog/category/kind';
import { blogCategoryRoutes } from './blog/category/routes';
import { blog } from './blog/kind';
import { blogRoutes } from './blog/routes';
import { blogThingsToDoRoutes } from './blog/things-to-do-routes';
import { city } from './city/kind';
import { cityRoutes } from './city/routes';
import { collection } from './collection/kind';
import { collectionRoutes } from './collection/routes';
import { event } from './event/kind';
import { eventModule } from './event/module';
import { experience } from './experience/kind';
import { experienceRoutes } from './experience/routes';
import { experienceType } from './experience/type/kind';
import { experienceTypeRoutes } from './experience/type/routes';
import { fact } from './fact/kind';
import { factRoutes } from './fact/routes';
import { faq } from './faq/kind';
import { faqRoutes } from './faq/routes';
import { gallery } from './gallery/kind';
import { galleryRoutes } from './gallery/routes';
import { kindsWithOwnRules } from './own-rules';
import { planYourTrip } from './plan-your-trip/kind';
import { planYourTripRoutes } from './plan-your-trip/routes';
import { region } from './region/kind';
import { regionRoutes } from './region/routes';
import { resource } from './resource/kind';
import { room } from './resource/room/kind';
import { resourceRoutes } from './resource/routes';
import { socialLink } from './social-link/kind';
import { socialRoutes } from './social-link/routes';
import { theme } from './theme/kind';
import { themeRoutes } from './theme/routes';
import { thingToDoCategory } from './thing-to-do/category/kind';
import { thingToDoCategoryRoutes } from './thing-to-do/category/routes';
import { thingToDo } from './thing-to-do/kind';
import { thingToDoRoutes } from './thing-to-do/routes';
import { tour } from './tour/kind';
import { tourRoutes } from './tour/module';
import { travelStyle } from './tour/style/kind';
import { travelStyleRoutes } from './tour/style/routes';

type Routes = (app: FastifyInstance) => Promise<void>;

/** Content: records with pages, each with the calls that are its own. A new kind is one more line. */
const content: ReadonlyArray<readonly [Entity, ...Routes[]]> = [
  [region, regionRoutes],
  [city, cityRoutes],
  [blogCategory, blogCategoryRoutes],
  [blog, blogRoutes, blogThingsToDoRoutes],
  [event, eventModule],
  [travelStyle, travelStyleRoutes],
  [tour, tourRoutes],
  [experienceType, experienceTypeRoutes],
  [experience, experienceRoutes],
  [thingToDoCategory, thingToDoCategoryRoutes],
  [thingToDo, thingToDoRoutes],
  [theme, themeRoutes],
  [resource, resourceRoutes],
  [collection, collectionRoutes],
  [alert, alertRoutes],
];

/** Records without a page of their own; rooms are written through the calls of their hotel. */
const withoutPage: ReadonlyArray<readonly [Item, ...Routes[]]> = [
  [gallery, galleryRoutes],
  [faq, faqRoutes],
  [planYourTrip, planYourTripRoutes],
  [socialLink, socialRoutes],
  [room],
  [fact, factRoutes],
];

/** Every kind of content. Search, SEO fallback, sitemap, dashboard, import and the contract tests walk this list. */
export const entities: readonly Entity[] = content.map(([entity]) => entity);

/** Every kind of record without a page of its own. */
export const items: readonly Item[] = withoutPage.map(([item]) => item);

/** What visitors read of kinds depends on nothing but what was asked, the day and the database: its answers are cached until one of these changes. */
const lasting =
  (routes: Routes): Routes =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      const { config } = route;
      if (config?.access === 'public' && [route.method].flat().includes('GET')) config.lasting ??= true;
    });
    await routes(app);
  };

/** The calls of all kinds, in the order in which the API reference shows them. */
export const kindRoutes: readonly Routes[] = [...content, ...withoutPage].flatMap(([, ...routes]) =>
  routes.map(lasting),
);

/** The chapters of the API reference that tell of kinds. */
export const kindChapters: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...entities, ...items].map(({ chapters }) => chapters),
);

/** A kind of record that somebody keeps in the back office. */
export interface Kind {
  /** Its name in audit entries and revisions. */
  name: string;
  /** Right without which nothing of it is shown. */
  read: Permission;
  /** Call that lists it for editors. */
  list: EditorsList;
}

/**
 * Every kind of record there is: content with pages, items without, and the few with rules of their own. What an admin sees
 * of others' changes follows it, and the contract tests hold each of them to it.
 */
export const kinds: readonly Kind[] = [
  ...entities.map(({ name, editors }): Kind => ({ name, read: `${name}.read`, list: editors })),
  ...items.map(({ name, right, editors }): Kind => ({ name, read: right('read'), list: editors })),
  ...kindsWithOwnRules,
];
