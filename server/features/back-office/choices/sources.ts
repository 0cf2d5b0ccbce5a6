import type { Entity } from '../../../kernel/entity';
import { blogCategory } from '../../../kinds/blog/category/kind';
import { city } from '../../../kinds/city/kind';
import { experienceType } from '../../../kinds/experience/type/kind';
import { region } from '../../../kinds/region/kind';
import { theme } from '../../../kinds/theme/kind';
import { thingToDoCategory } from '../../../kinds/thing-to-do/category/kind';
import { travelStyle } from '../../../kinds/tour/style/kind';
import type { editedEntities } from '../../../permissions';

interface Source {
  entity: Entity;
  /** Whose forms and lists choose from it. */
  chosenBy: readonly (typeof editedEntities)[number][];
  /** Too many to look through in the editors' own order. */
  byName?: true;
}

/** Kinds whose records others name in their forms. */
export const choiceSources = {
  city: {
    entity: city,
    chosenBy: [
      'alert',
      'blog',
      'collection',
      'event',
      'experience',
      'resource',
      'thing_to_do',
      'tour',
      'faq',
      'gallery',
    ],
    byName: true,
  },
  region: { entity: region, chosenBy: ['city', 'experience', 'collection'] },
  experience_type: { entity: experienceType, chosenBy: ['experience', 'collection'] },
  thing_to_do_category: { entity: thingToDoCategory, chosenBy: ['thing_to_do', 'collection'] },
  blog_category: { entity: blogCategory, chosenBy: ['blog', 'collection'] },
  travel_style: { entity: travelStyle, chosenBy: ['tour', 'collection'] },
  theme: { entity: theme, chosenBy: ['resource', 'collection'] },
} as const satisfies Record<string, Source>;

export type ChoiceSource = keyof typeof choiceSources;

export const sourceOf = (name: ChoiceSource): Source => choiceSources[name];
