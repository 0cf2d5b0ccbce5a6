import type { GazetteerEntry } from '../../../geography/gazetteer';
import { mayBe, namesOf } from '../../../geography/gazetteer';
import { wordsOf } from '../understand/text';

/** A place that somebody may ask for and that has no page of its own. */
export interface GazetteerPlace {
  /** As it is written, with its accents. */
  name: string;
  /** Where English has another word for it. */
  en?: string;
  /** Folded names, the own one among them. */
  names: readonly string[];
  lat: number;
  lon: number;
  /** Whether a name of it, as it is written in a message, means it: many are ordinary words, too. */
  isMeant: (name: string, written: string) => boolean;
}

export const placeOf = (entry: GazetteerEntry): GazetteerPlace => {
  const { name, en, lat, lon } = entry;
  const written = new Map<string, string[]>();
  for (const one of namesOf(entry)) written.set(wordsOf(one), [...(written.get(wordsOf(one)) ?? []), one]);
  return {
    name,
    ...(en ? { en } : {}),
    names: [...written.keys()],
    lat,
    lon,
    isMeant: (words, text) => (written.get(words) ?? []).some((one) => mayBe(entry, one, text)),
  };
};
