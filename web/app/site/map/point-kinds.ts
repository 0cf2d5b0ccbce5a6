import { accommodation, entertainment, restaurant, touristSpot } from '~/api/resource-types';
import type { IconName } from '~/ui/icon';

interface KindLook {
  icon: IconName;
  /** Outline of the sign on a 36 × 36 grid: kinds differ in shape, not in colour alone. */
  shape: string;
  fill: string;
  ink: string;
}

const circle = 'M18 2a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z';
const square = 'M7 3h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z';
const diamond = 'M16 2.2a3 3 0 0 1 4 0L33.8 16a3 3 0 0 1 0 4L20 33.8a3 3 0 0 1-4 0L2.2 20a3 3 0 0 1 0-4Z';
const hexagon =
  'M10.5 3.5h15a3 3 0 0 1 2.6 1.5l6 11.5a3 3 0 0 1 0 3l-6 11.5a3 3 0 0 1-2.6 1.5h-15a3 3 0 0 1-2.6-1.5l-6-11.5a3 3 0 0 1 0-3l6-11.5a3 3 0 0 1 2.6-1.5Z';
const house =
  'M16.2 2.800a3 3 0 0 1 3.6 0l12 9.2a3 3 0 0 1 1.2 2.4V30a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V14.4a3 3 0 0 1 1.2-2.4Z';
const shield = 'M6 3h24a3 3 0 0 1 3 3v14c0 7-6 11-13.5 13.700a4 4 0 0 1-3 0C9 31 3 27 3 20V6a3 3 0 0 1 3-3Z';

/** How each kind of place is drawn on a map and in the lists beside it. */
const pointKinds = {
  city: { icon: 'pin', shape: circle, fill: 'fill-lacquer', ink: 'text-on-lacquer' },
  sight: { icon: 'landmark', shape: circle, fill: 'fill-jade', ink: 'text-on-jade' },
  food: { icon: 'bowl', shape: square, fill: 'fill-lacquer', ink: 'text-on-lacquer' },
  entertainment: { icon: 'mask', shape: diamond, fill: 'fill-turmeric', ink: 'text-[oklch(0.25_0.03_255)]' },
  stay: { icon: 'bed', shape: house, fill: 'fill-river', ink: 'text-on-jade' },
  thing: { icon: 'star', shape: hexagon, fill: 'fill-jade-deep', ink: 'text-on-jade' },
  experience: { icon: 'heart', shape: hexagon, fill: 'fill-lacquer', ink: 'text-on-lacquer' },
  event: { icon: 'calendar', shape: shield, fill: 'fill-ink', ink: 'text-paper' },
  month_good: { icon: 'check', shape: circle, fill: 'fill-jade', ink: 'text-on-jade' },
  month_mixed: { icon: 'minus', shape: diamond, fill: 'fill-turmeric', ink: 'text-[oklch(0.25_0.03_255)]' },
  month_poor: { icon: 'close', shape: square, fill: 'fill-lacquer', ink: 'text-on-lacquer' },
  stop: { icon: 'pin', shape: circle, fill: 'fill-lacquer', ink: 'text-on-lacquer' },
} satisfies Record<string, KindLook>;

type Look = keyof typeof pointKinds;
/** Kinds of records; the others are what a place is like in a month. */
export type PointKind = Exclude<Look, `month_${string}`>;

const isPointKind = (kind: string): kind is Look => kind in pointKinds;

/** The look of a kind; the plain pin for a kind that has none of its own. */
export const lookOf = (kind: string): KindLook => pointKinds[isPointKind(kind) ? kind : 'stop'];

const ofResourceType: Record<number, PointKind> = {
  [touristSpot]: 'sight',
  [restaurant]: 'food',
  [entertainment]: 'entertainment',
  [accommodation]: 'stay',
};

/** The kind of a point of a city's map, from the API's words. */
export function kindOfPoint({
  kind,
  resource_type,
}: {
  kind: string;
  resource_type: number | null;
}): PointKind {
  if (kind === 'thing_to_do') return 'thing';
  if (kind === 'event') return 'event';
  return ofResourceType[resource_type ?? 0] ?? 'sight';
}
