import type { AskedOf } from './asked-of';
import type { Hit } from './hits';
import type { Reading } from './reading';
import type { CalledRecord } from './record-called';

export interface SearchRequest {
  keyword: string;
  types: readonly string[];
  page: number;
  per_page: number;
}

export interface SearchResult {
  hits: Hit[];
  /** Number of hits of each kind. */
  facets: Record<string, number>;
  total: number;
  /** What was searched for, folded. */
  words: string[];
  /** That as one text when a misspelt word was corrected. */
  corrected: string | null;
  /** Whether a record is called what was typed. */
  isNamed: boolean;
  /** Whether something has all that was asked for. */
  isWhole: boolean;
  /** Whether something in the cities that were named has it. */
  isHere: boolean;
  reading: Reading;
  /** What was asked of a record that the search names, or of what is near it. */
  about: About | null;
}

export interface About {
  what: AskedOf['what'];
  record: Pick<CalledRecord, 'title'> & Partial<CalledRecord>;
  /** Of each hit, where what is near was asked for. */
  km: number[];
  /** Whether nothing of the kind that was asked for is near, so that the hits are other things. */
  isOther: boolean;
}
