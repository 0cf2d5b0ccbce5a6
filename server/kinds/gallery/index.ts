// What other kinds and features read of this one; the rest of the folder is its own.
export type { GalleryModule } from './modules';
export { galleryModulesOf } from './owners';
export { readModule } from './read';
