import type { Entity } from '../kernel/entity';
import { blogCategory } from './blog/category/kind';
import { blog } from './blog/kind';
import { city } from './city/kind';
import { event } from './event/kind';
import { experience } from './experience/kind';
import { experienceType } from './experience/type/kind';
import { region } from './region/kind';
import { resource } from './resource/kind';
import { theme } from './theme/kind';
import { thingToDoCategory } from './thing-to-do/category/kind';
import { thingToDo } from './thing-to-do/kind';
import { tour } from './tour/kind';
import { travelStyle } from './tour/style/kind';

/** Every content entity. Permissions, search, SEO fallback, sitemap and the contract tests walk this list. */
export const entities: readonly Entity[] = [
  region,
  city,
  blogCategory,
  blog,
  event,
  travelStyle,
  tour,
  experienceType,
  experience,
  thingToDoCategory,
  thingToDo,
  theme,
  resource,
];
