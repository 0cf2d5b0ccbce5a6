import type { Entity } from '../../../kernel/entity';
import type { VisitedKind } from '../../../kernel/visitor-info/issues';
import { event } from '../../../kinds/event/kind';
import { experience } from '../../../kinds/experience/kind';
import { resource } from '../../../kinds/resource/kind';
import { thingToDo } from '../../../kinds/thing-to-do/kind';

/** The kinds that visitors go to. */
export const visitedEntities: Readonly<Record<VisitedKind, Entity>> = {
  resource,
  thing_to_do: thingToDo,
  experience,
  event,
};
