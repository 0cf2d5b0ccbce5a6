// What other kinds and features read of this one; the rest of the folder is its own.

export { experienceFacets } from './facets';
export { inType } from './overview';
export { experienceRow } from './shapes';
export { typeOfCode } from './tree';
