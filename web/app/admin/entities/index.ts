import { blog } from './blog';
import { blogCategory } from './blog-category';
import { city } from './city';
import type { EntityDescriptor } from './descriptor';
import { region } from './region';

/** Every entity that the back office lists and edits, in the order of the navigation. */
export const entities: readonly EntityDescriptor[] = [blog, blogCategory, city, region];

/** The entity of a path below /admin. */
export function entityOfSection(section: string | undefined): EntityDescriptor | undefined {
  return entities.find((entity) => entity.section === section);
}

/** The entity of a name in texts, or in rights and audit. */
export function entityNamed(name: string): EntityDescriptor | undefined {
  return entities.find((entity) => entity.name === name);
}
