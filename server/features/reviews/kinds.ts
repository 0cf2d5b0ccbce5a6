import { z } from 'zod';
import type { Entity } from '../../kernel/entity';
import { blog } from '../../kinds/blog/kind';
import { experience } from '../../kinds/experience/kind';
import { resource } from '../../kinds/resource/kind';
import { thingToDo } from '../../kinds/thing-to-do/kind';
import { tour } from '../../kinds/tour/kind';

/** What customers write reviews of. */
const reviewed: readonly Entity[] = [tour, experience, thingToDo, resource] as unknown as Entity[];

const byModule = new Map(reviewed.map((entity) => [entity.moduleId, entity]));

/** Stories are rated, and talked about elsewhere. */
const rated = new Map([...byModule, [blog.moduleId, blog as unknown as Entity]]);

/** The name of the kind behind a module id, of those that customers rate. */
export const reviewedOrRated = (moduleId: number): string => rated.get(moduleId)?.name ?? '';

/** A module id of a kind that is rated. */
export const ratedType = z.coerce
  .number()
  .int()
  .refine((value) => rated.has(value), { params: { key: 'rating_unsupported' } })
  .meta({ description: 'tour 2, experience 6, story 7, thing to do 10, place 20', example: 20 });

/** The kind of record behind a module id, if it is one that has reviews. */
export const reviewedEntity = (moduleId: number): Entity | undefined => byModule.get(moduleId);

/** A module id of a kind that has reviews. */
export const entityType = z.coerce
  .number()
  .int()
  .refine((value) => byModule.has(value), { params: { key: 'rating_unsupported' } })
  .meta({ description: 'tour 2, experience 6, thing to do 10, place 20', example: 20 });

export const reviewStatus = z
  .enum(['pending', 'approved', 'rejected'])
  .meta({ description: 'pending, approved (shown) or rejected (hidden)' });

export const reportReason = z
  .enum(['spam', 'offensive', 'false', 'private', 'other'])
  .meta({ description: 'spam, offensive, false, private or other' });
