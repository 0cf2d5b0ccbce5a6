import { alert } from './alert';
import { attraction } from './attraction';
import { blocks } from './block';
import { blog } from './blog';
import { blogCategory } from './blog-category';
import { city } from './city';
import { cityPicture } from './city-picture';
import { collection } from './collection';
import type { EntityDescriptor } from './descriptor';
import { entertainment } from './entertainment';
import { event } from './event';
import { experience } from './experience';
import { experienceType } from './experience-type';
import { fact } from './fact';
import { faq } from './faq';
import { hotel } from './hotel';
import { planYourTrip } from './plan-your-trip';
import { region } from './region';
import { resource } from './resource';
import { restaurant } from './restaurant';
import { socialLink } from './social-link';
import { theme } from './theme';
import { thingToDo } from './thing-to-do';
import { thingToDoCategory } from './thing-to-do-category';
import { tour } from './tour';
import { travelStyle } from './travel-style';

/** Every entity that the back office lists and edits, in the order of the navigation. */
export const entities: readonly EntityDescriptor[] = [
  blog,
  blogCategory,
  collection,
  event,
  faq,
  city,
  region,
  attraction,
  restaurant,
  entertainment,
  hotel,
  resource,
  theme,
  experience,
  experienceType,
  thingToDo,
  thingToDoCategory,
  tour,
  travelStyle,
  fact,
  alert,
  planYourTrip,
  socialLink,
  cityPicture,
  ...blocks,
];

/** The entity of a path below /admin. */
export function entityOfSection(section: string | undefined): EntityDescriptor | undefined {
  return entities.find((entity) => entity.section === section);
}

/** The entity whose list or records are at an address; a section may have several parts, such as `setting/social`. */
export function entityAt(url: string): EntityDescriptor | undefined {
  const path = new URL(url).pathname.replace(/\.data$/, '').replace(/^\/admin\//, '');
  return entities.find(({ section }) => path === section || path.startsWith(`${section}/`));
}

/** The entity of a name in texts, or in rights and audit. */
export function entityNamed(name: string): EntityDescriptor | undefined {
  return entities.find((entity) => entity.name === name);
}
