/** Records that a word means as a whole, beside those that have it in their texts or among their tags. */
export interface Kinds {
  /** Kinds of records. */
  entities?: readonly string[];
  /** Places of these kinds, by number. */
  resourceTypes?: readonly number[];
  /** Of accommodation; where they are given with `resourceTypes`, other places of these types count less. */
  hotelTypes?: readonly string[];
  priceBands?: readonly number[];
  /** Places where nobody has to climb. */
  isFlat?: true;
  /** What editors know of a record: dry in the rain, open late, cheap, free, for small children, for whom it has a meal. */
  fact?: 'sheltered' | 'late' | 'cheap' | 'young' | 'free' | 'meatless' | 'halal' | 'no_gluten' | 'no_nuts';
}

/**
 * Words that find one another, in both languages and all spellings. Each is also looked for among tags and in the titles
 * of types, categories and themes, so that what an editor tagged is found by every name of it.
 */
export interface WordGroup {
  words: string;
  kinds?: Kinds;
  /** Words by which a visitor asks for it but that are not looked for in texts, as they would be found everywhere. */
  asked?: string;
  /** A wish that not every record says anything about: it lifts what fulfils it and shuts nothing out. */
  isWish?: boolean;
  /** Only what editors know of a record counts, as words of a text say the contrary as well: "not vegan", "1,400 steps". */
  isStrict?: boolean;
  /** What is asked of a city as such: its own page tells it. */
  isOfCity?: boolean;
}
