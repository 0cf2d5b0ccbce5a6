import type { Call } from './calls';
import type { EntityName } from './names';

/** Entities whose records others name; `GET /choices/…` lists them. */
export type ChoiceSource = Extract<
  EntityName,
  'city' | 'region' | 'experience_type' | 'thing_to_do_category' | 'blog_category' | 'travel_style' | 'theme'
>;

type SpecialSource = 'parent_experience_types';

/** Choices that are not simply all records of an entity. Each call answers `{data: [{id, title}]}`. */
export const specialSources: Record<SpecialSource, (id: number) => Call> = {
  /** Types below which a type can be put; 0 stands for a new one. */
  parent_experience_types: (id) => ({
    method: 'GET',
    path: `/experience-type/parent-experience-types?id=${id}`,
  }),
};

/** Lists that fields and filters choose from: an entity's records, or a special one. */
export type OptionSource = ChoiceSource | SpecialSource;
