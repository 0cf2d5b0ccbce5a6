import type { Call } from './calls';
import type { EntityName } from './names';

type SpecialSource = 'parent_experience_types';

/** Choices that are not simply all records of an entity. Each call answers `{data: [{id, title}]}`. */
export const specialSources: Record<SpecialSource, (id: number) => Call> = {
  /** Types below which a type can be put; 0 stands for a new one. */
  parent_experience_types: (id) => ({
    method: 'GET',
    path: `/experience-type/parent-experience-types?id=${id}&lang_id=vi`,
  }),
};

/** Lists that fields and filters choose from: an entity's records, or a special one. */
export type OptionSource = EntityName | SpecialSource;
