import { z } from 'zod';
import { id } from '../../../fields';
import { plan, stopKinds } from '../plan-shapes';

/** Kinds of records that a text can name, as `[[kind:id]]`. */
const namedKinds = [...stopKinds, 'city', 'tour'] as const;
export type NamedKind = (typeof namedKinds)[number];

const namedRecord = z.object({
  kind: z.enum(namedKinds),
  id,
  title: z.string(),
  path: z.string().nullable().meta({ description: 'Path of its page below the language' }),
});
export type NamedRecord = z.infer<typeof namedRecord>;

const suggestion = z.object({
  kind: z.enum(stopKinds),
  id,
  reason: z.string(),
  day: z.int().nullable().meta({ description: 'The day that it fits best, from 1' }),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What the planner says while it answers, one after the other. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), text: z.string() }),
  z.object({ type: z.literal('text'), delta: z.string() }),
  z.object({ type: z.literal('records'), items: z.array(namedRecord) }),
  z.object({ type: z.literal('plan'), plan }),
  z.object({ type: z.literal('suggestions'), items: z.array(suggestion) }),
  z.object({ type: z.literal('questions'), items: z.array(z.string()) }),
  z.object({ type: z.literal('error'), message: z.string() }),
  z.object({ type: z.literal('done'), source: z.enum(['model', 'built_in']), fallback: z.boolean() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** How a text names a record. */
export const token = ({ kind, id }: { kind: NamedKind; id: number }): string => `[[${kind}:${id}]]`;

/** The same for a town. */
export const cityToken = ({ id }: { id: number }): string => token({ kind: 'city', id });

export const tokens = new RegExp(`\\[\\[(${namedKinds.join('|')}):(\\d{1,10})\\]\\]`, 'g');
