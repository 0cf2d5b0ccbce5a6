// What other kinds and features read of this one; the rest of the folder is its own.

export { thingFacets } from './facets';
export { tag } from './list-routes';
export { cityIdOf, listThings, relatedThings, thingPage } from './lists';
export { thingDetail, thingRow } from './shapes';
