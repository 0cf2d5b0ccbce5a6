import type { Plan, stopKinds } from '../plan-shapes';

/** Kinds of records that a text can name, as `[[kind:id]]`. */
export type NamedKind = (typeof stopKinds)[number] | 'city' | 'tour';

export interface NamedRecord {
  kind: NamedKind;
  id: number;
  title: string;
  /** Below the language. */
  path: string | null;
}

export interface Suggestion {
  kind: (typeof stopKinds)[number];
  id: number;
  reason: string;
  /** The day that it fits best, from 1. */
  day: number | null;
}

/** What the planner says while it answers, one after the other. */
export type ChatEvent =
  | { type: 'status'; text: string }
  | { type: 'text'; delta: string }
  | { type: 'records'; items: NamedRecord[] }
  | { type: 'plan'; plan: Plan }
  | { type: 'suggestions'; items: Suggestion[] }
  | { type: 'questions'; items: string[] }
  | { type: 'error'; message: string }
  | { type: 'done'; source: 'model' | 'built_in'; fallback: boolean };

/** How a text names a record. */
export const token = ({ kind, id }: { kind: NamedKind; id: number }): string => `[[${kind}:${id}]]`;

export const tokens = /\[\[(resource|thing_to_do|experience|event|city|tour):(\d{1,10})\]\]/g;
