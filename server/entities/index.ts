import type { Entity } from '../content/entity';
import { blog } from './blog';
import { blogCategory } from './blog-category';
import { city } from './city';
import { event } from './event';
import { experience } from './experience';
import { experienceType } from './experience-type';
import { region } from './region';
import { resource } from './resource';
import { theme } from './theme';
import { thingToDo } from './thing-to-do';
import { thingToDoCategory } from './thing-to-do-category';
import { tour } from './tour';
import { travelStyle } from './travel-style';

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
