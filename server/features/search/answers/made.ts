import type { readFacts } from '../../../kinds/fact';
import type { Answer } from './collect';

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** An answer that is put together and stands nowhere as a text. */
export const made = (title: string, text: string, path: string, fact?: Facts[number]): Answer => ({
  type: 'guide',
  id: 0,
  title,
  text,
  whole: text,
  path,
  source: fact?.source ?? '',
  source_url: fact?.source_url ?? null,
  checked_on: fact?.checked_on ?? null,
  is_expired: false,
  place: '',
  city_id: null,
});
