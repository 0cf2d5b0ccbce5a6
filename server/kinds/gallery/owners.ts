import { and, ne, or, type SQL, sql } from 'drizzle-orm';
import { galleryItems } from '../../../db/schema';
import { liveReference } from '../../kernel/reference';
import type { Language } from '../../language';
import { city } from '../city/kind';
import { resource, resourceGallery } from '../resource/kind';
import type { GalleryModule } from './modules';

const owners: ReadonlyArray<{ module: GalleryModule; entity: typeof city | typeof resource }> = [
  { module: '_CITY', entity: city },
  { module: resourceGallery, entity: resource },
];

/** The kind of record that a module's pictures belong to; none for those of a page. */
export const galleryOwner = (module: unknown) => owners.find((owner) => owner.module === module)?.entity;

/** The modules whose pictures belong to records of a kind. */
export const galleryModulesOf = (name: string): GalleryModule[] =>
  owners.filter(({ entity }) => entity.name === name).map(({ module }) => module);

/** The condition that pictures of a record which visitors may not see are not to be seen either. */
export const ownerIsLive = (language: Language): SQL | undefined =>
  and(
    ...owners.map(({ module, entity }) =>
      or(
        ne(galleryItems.module, module),
        sql`${liveReference(entity, sql`${galleryItems.entity_id}`, language)} is not null`,
      ),
    ),
  );
