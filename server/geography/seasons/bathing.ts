/** When people bathe along the coast, by stretches of it. Usual years: a late storm or a mild winter moves it by weeks. */

interface Coast {
  isThere: (place: { lat: number; lon: number }) => boolean;
  /** Months of a warm and mostly calm sea. */
  good: readonly number[];
  /** Months in which it depends on the day. */
  fair: readonly number[];
  /** Months in which the monsoon brings waves. */
  waves: readonly number[];
  /** Months of storms that come in from the sea. */
  storms: readonly number[];
}

/** The first that holds: the gulf in the west, Côn Đảo, then from the Chinese border to the south. */
const coasts: readonly Coast[] = [
  {
    isThere: ({ lat, lon }) => lat < 11 && lon < 105.3,
    good: [11, 12, 1, 2, 3, 4],
    fair: [5, 10],
    waves: [6, 7, 8, 9],
    storms: [],
  },
  {
    isThere: ({ lat, lon }) => lat < 9.2 && lon > 106,
    good: [3, 4, 5, 6, 7, 8],
    fair: [9],
    waves: [10, 11, 12, 1, 2],
    storms: [],
  },
  {
    isThere: ({ lat }) => lat >= 17.7,
    good: [5, 6, 7, 8, 9],
    fair: [4, 10],
    waves: [11, 12, 1, 2],
    storms: [7, 8, 9],
  },
  {
    isThere: ({ lat }) => lat >= 15.5,
    good: [4, 5, 6, 7, 8],
    fair: [3, 9],
    waves: [10, 11, 12, 1, 2],
    storms: [9, 10, 11],
  },
  {
    isThere: ({ lat }) => lat >= 12.8,
    good: [3, 4, 5, 6, 7, 8],
    fair: [2, 9],
    waves: [10, 11, 12, 1],
    storms: [10, 11],
  },
  {
    isThere: ({ lat }) => lat >= 11.3,
    good: [2, 3, 4, 5, 6, 7, 8],
    fair: [1, 9],
    waves: [10, 11, 12],
    storms: [10, 11],
  },
  {
    isThere: () => true,
    good: [3, 4, 5],
    fair: [1, 2, 6, 7, 8, 9, 10, 11, 12],
    waves: [11, 12, 1, 2],
    storms: [],
  },
];

export interface Bathing {
  good: readonly number[];
  fair: readonly number[];
  waves: readonly number[];
  storms: readonly number[];
}

/** When one bathes at a place by the sea. Whether it lies there, who asks has to know. */
export const bathingAt = (place: { lat: number; lon: number }): Bathing => {
  const found = coasts.find(({ isThere }) => isThere(place));
  return found ?? { good: [], fair: [], waves: [], storms: [] };
};
