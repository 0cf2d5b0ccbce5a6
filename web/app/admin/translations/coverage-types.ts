import type { Got } from '~/api/types';
import type { Language } from '~/i18n/languages';

/** How many records of a kind stand how in one language; one can be unpublished and stale at once. */
export type Counts = Coverage['languages'][Language];

export type Coverage = Got<'/translations/coverage'>['data'][number];

/** A record whose translation wants work, of whatever kind. */
export type WorkRow = Got<'/translations/records'>['data'][number];

/** Whole percents, of which 100 are only those where nothing is left. */
export function percentOf({ complete }: Pick<Counts, 'complete'>, total: number): number {
  return total === 0 ? 0 : Math.floor((complete / total) * 100);
}

/** All kinds of records together, settings and texts of the interface apart. */
export function overall(rows: readonly Coverage[], language: Language): { total: number; counts: Counts } {
  const content = rows.filter(({ entity }) => entity !== 'setting' && entity !== 'ui_text');
  const sum = (name: keyof Counts) =>
    content.reduce((before, { languages }) => before + languages[language][name], 0);
  return {
    total: content.reduce((before, { total }) => before + total, 0),
    counts: {
      complete: sum('complete'),
      missing: sum('missing'),
      unpublished: sum('unpublished'),
      stale: sum('stale'),
    },
  };
}
