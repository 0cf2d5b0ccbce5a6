import type { VisitorInfo } from '~/api/types';
import type texts from '~/locales/en/admin_visitor.json';

export type SectionName = keyof VisitorInfo;
export type PartName = keyof typeof texts.part;
type ValueName = keyof typeof texts.value;

interface Named {
  name: PartName;
  hint?: keyof typeof texts.hint;
}

/** What a part of a section is edited with; groups and rows hold parts themselves. */
export type Part = Named &
  (
    | { kind: 'flag' | 'time' | 'times' | 'days' | 'months' | 'money' | 'text' | 'url' | 'date' | 'week' }
    | { kind: 'number'; min: number; max: number }
    /** A whole number from 1 on, of a list. */
    | { kind: 'pick'; most: number }
    | { kind: 'choice' | 'ticks'; values: readonly ValueName[] }
    | { kind: 'group'; parts: readonly Part[] }
    | { kind: 'rows'; parts: readonly Part[]; most: number }
  );

const both: readonly Part[] = [
  { name: 'en', kind: 'text' },
  { name: 'vi', kind: 'text' },
];
const note: Part = { name: 'note', kind: 'group', parts: both };
const lunarDay: readonly Part[] = [
  { name: 'month', kind: 'pick', most: 12 },
  { name: 'day', kind: 'pick', most: 30 },
];

/** The parts of each section of what visitors have to know, in the order in which they are asked. */
export const sectionParts: Readonly<Record<SectionName, readonly Part[]>> = {
  hours: [
    { name: 'always_open', kind: 'flag' },
    { name: 'bound_to', kind: 'choice', values: ['sunrise', 'sunset', 'daylight', 'tide'] },
    { name: 'last_admission', kind: 'time' },
    {
      name: 'shows',
      kind: 'rows',
      most: 8,
      parts: [
        { name: 'days', kind: 'days' },
        { name: 'times', kind: 'times', hint: 'times' },
      ],
    },
    {
      name: 'seasonal',
      kind: 'rows',
      most: 4,
      parts: [
        { name: 'months', kind: 'months' },
        { name: 'weekly', kind: 'week' },
      ],
    },
    note,
  ],
  closures: [
    { name: 'weekdays', kind: 'days', hint: 'weekdays' },
    { name: 'public_holidays', kind: 'choice', values: ['open', 'closed', 'varies'] },
    {
      name: 'lunar',
      kind: 'rows',
      most: 6,
      hint: 'lunar',
      parts: [
        { name: 'from', kind: 'group', parts: lunarDay },
        { name: 'to', kind: 'group', parts: lunarDay },
      ],
    },
    {
      name: 'dates',
      kind: 'rows',
      most: 12,
      hint: 'closing_dates',
      parts: [
        { name: 'from', kind: 'date' },
        { name: 'to', kind: 'date' },
      ],
    },
    note,
  ],
  occurs: [
    { name: 'weekly', kind: 'days', hint: 'occurs' },
    { name: 'lunar_days', kind: 'times', hint: 'lunar_days' },
    {
      name: 'monthly',
      kind: 'group',
      parts: [
        { name: 'nth', kind: 'choice', values: ['1', '2', '3', '4', '-1'] },
        { name: 'weekday', kind: 'choice', values: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      ],
    },
    { name: 'starts', kind: 'time' },
    { name: 'ends', kind: 'time' },
    note,
  ],
  season: [
    { name: 'months', kind: 'months', hint: 'months' },
    { name: 'best_months', kind: 'months' },
    { name: 'why', kind: 'group', parts: both },
  ],
  duration: [{ name: 'short_minutes', kind: 'number', min: 5, max: 20_000 }],
  effort: [
    { name: 'level', kind: 'choice', values: ['easy', 'moderate', 'hard'] },
    { name: 'walk_m', kind: 'number', min: 0, max: 60_000 },
    { name: 'slope', kind: 'choice', values: ['flat', 'gentle', 'steep'] },
  ],
  access: [note],
  involves: [
    {
      name: 'what',
      kind: 'ticks',
      hint: 'what',
      values: ['boat', 'heights', 'cave', 'dark', 'loud', 'swimming', 'motorbike', 'animals'],
    },
  ],
  ages: [
    { name: 'suits_from', kind: 'number', min: 0, max: 99 },
    { name: 'minimum', kind: 'number', min: 0, max: 99 },
  ],
  shelter: [
    { name: 'setting', kind: 'choice', values: ['indoors', 'outdoors', 'both'] },
    { name: 'rain', kind: 'choice', values: ['unaffected', 'partly', 'spoiled', 'cancelled'] },
  ],
  price: [
    { name: 'is_free', kind: 'flag' },
    { name: 'adult', kind: 'money' },
    { name: 'foreign_adult', kind: 'money' },
    { name: 'child', kind: 'money' },
    { name: 'child_below', kind: 'number', min: 1, max: 21 },
    {
      name: 'combined',
      kind: 'group',
      parts: [
        { name: 'adult', kind: 'money' },
        { name: 'with', kind: 'group', parts: both },
      ],
    },
    { name: 'meal_from', kind: 'money' },
    { name: 'meal_to', kind: 'money' },
    note,
  ],
  booking: [
    { name: 'need', kind: 'choice', values: ['none', 'advised', 'required'] },
    { name: 'days_ahead', kind: 'number', min: 0, max: 365 },
    { name: 'url', kind: 'url' },
  ],
  diet: [
    {
      name: 'served',
      kind: 'ticks',
      hint: 'served',
      values: [
        'vegetarian',
        'vegan',
        'chay',
        'halal_certified',
        'halal_friendly',
        'no_pork',
        'no_beef',
        'no_seafood',
        'gluten_free',
        'nut_free',
      ],
    },
    {
      name: 'main',
      kind: 'ticks',
      values: [
        'pork',
        'beef',
        'chicken',
        'fish',
        'seafood',
        'goat',
        'duck',
        'plants',
        'egg',
        'noodles',
        'rice',
        'sweets',
        'coffee',
        'alcohol',
      ],
    },
    { name: 'fish_sauce', kind: 'flag' },
    { name: 'dish_starts', kind: 'time' },
    { name: 'dish_ends', kind: 'time' },
  ],
  stay: [
    { name: 'check_in', kind: 'time' },
    { name: 'check_out', kind: 'time' },
    { name: 'family_rooms', kind: 'flag' },
    { name: 'lift', kind: 'flag' },
  ],
  reach: [
    { name: 'minutes', kind: 'number', min: 0, max: 600 },
    {
      name: 'means',
      kind: 'choice',
      values: ['walk', 'bicycle', 'motorbike', 'car', 'bus', 'boat', 'ferry', 'cable_car', 'train'],
    },
    { name: 'starting_point', kind: 'group', parts: both },
    { name: 'province', kind: 'text' },
    { name: 'formerly', kind: 'text' },
  ],
  dates: [
    { name: 'are', kind: 'choice', values: ['confirmed', 'usual', 'fixed'] },
    { name: 'starts', kind: 'time' },
    { name: 'ends', kind: 'time' },
  ],
};

export const sectionNames = Object.keys(sectionParts) as SectionName[];
