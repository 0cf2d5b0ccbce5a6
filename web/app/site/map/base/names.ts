/** What maps of the country name beside places: texts are `map.water.…`, `map.country.…`, `map.river.…`. */
interface NamedSpot<Id extends string> {
  id: Id;
  lat: number;
  lon: number;
}

type Water = 'east_sea' | 'gulf_of_tonkin' | 'gulf_of_thailand';
type Country = 'china' | 'laos' | 'thailand' | 'cambodia' | 'philippines';
type River = 'red' | 'da' | 'ca' | 'ba' | 'mekong' | 'tonle_sap';

export const waters: readonly NamedSpot<Water>[] = [
  { id: 'east_sea', lat: 13.2, lon: 112.4 },
  { id: 'gulf_of_tonkin', lat: 19.9, lon: 107.7 },
  { id: 'gulf_of_thailand', lat: 9.3, lon: 102.9 },
];

export const countries: readonly NamedSpot<Country>[] = [
  { id: 'china', lat: 23.3, lon: 108.6 },
  { id: 'laos', lat: 19.2, lon: 102.9 },
  { id: 'thailand', lat: 15.4, lon: 103.1 },
  { id: 'cambodia', lat: 12.35, lon: 105.2 },
  { id: 'philippines', lat: 15.9, lon: 120.9 },
];

/** Where along their course rivers and the large lake are named. */
export const rivers: readonly NamedSpot<River>[] = [
  { id: 'mekong', lat: 17.35, lon: 104.55 },
  { id: 'red', lat: 21.95, lon: 104.62 },
  { id: 'da', lat: 21.65, lon: 103.65 },
  { id: 'ca', lat: 19.15, lon: 104.75 },
  { id: 'ba', lat: 13.45, lon: 108.72 },
  { id: 'tonle_sap', lat: 12.85, lon: 104.05 },
];
