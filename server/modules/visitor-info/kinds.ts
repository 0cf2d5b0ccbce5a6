import type { Entity } from '../../content/entity';
import type { VisitedKind } from '../../content/visitor-info/issues';
import { event } from '../../entities/event';
import { experience } from '../../entities/experience';
import { resource } from '../../entities/resource';
import { thingToDo } from '../../entities/thing-to-do';

/** The kinds that visitors go to. */
export const visitedEntities: Readonly<Record<VisitedKind, Entity>> = {
  resource,
  thing_to_do: thingToDo,
  experience,
  event,
};
