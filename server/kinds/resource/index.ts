// What other kinds and features read of this one; the rest of the folder is its own.

export { attractionFacets, hotelFacets, restaurantFacets } from './facets';
export { nearbyPlaces } from './nearby';
export { priceFrom } from './selections';
export { resourceRow } from './shapes';
