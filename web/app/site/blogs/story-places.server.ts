import type { PageContext } from '~/api/page-context.server';
import type { BlogDetail, OpeningHours } from '~/api/types';
import { kindOfPoint, type PointKind } from '~/site/map/point-kinds';
import { sitePaths } from '~/site/paths';
import { knownInfo } from '~/site/visitor/known-info';

type Linked = BlogDetail['places'][number];

/** A record that a story names, as little of it as a line with a picture shows. */
export interface StoryPlace {
  id: string;
  kind: PointKind;
  title: string;
  to: string;
  image: string | null;
  city: string;
  /** When it is open, in words; empty where that is not known or takes more than a line. */
  hours: string;
  /** VND for one person, or a night of a room; null = not known. */
  price: number | null;
  lat: number | null;
  lon: number | null;
}

/** The hours of a week in a line, if all days on which it is open are alike. */
function hoursInShort(
  hours: OpeningHours | null,
  words: { someDays: (spans: string) => string; allDay: string },
): string {
  const days = Object.values(hours ?? {}).filter((spans) => spans.length > 0);
  const spelled = new Set(
    days.map((spans) => spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')),
  );
  const [spans] = spelled;
  if (spelled.size !== 1 || !spans) return '';
  if (spans === '00:00–24:00' || spans === '00:00–00:00') return words.allDay;
  return days.length === 7 ? spans : words.someDays(spans);
}

function pathOf(language: PageContext['language'], { kind, record }: Linked): string {
  if (kind === 'resource') return sitePaths.place(language, record.path);
  if (kind === 'thing_to_do') return sitePaths.thing(language, record.slug);
  if (kind === 'experience') return sitePaths.experience(language, record.slug);
  return sitePaths.event(language, record.slug);
}

const priceOf = ({ kind, record }: Linked): number | null => {
  if (kind === 'event') return null;
  return knownInfo(record.visitor_info).price?.adult ?? record.price_from;
};

/** The records that a story's text links to, as its page shows them. */
export const storyPlaces = (
  { language, t }: Pick<PageContext, 'language' | 't'>,
  places: BlogDetail['places'],
): StoryPlace[] =>
  places.map((place) => {
    const { kind, record } = place;
    const info = kind === 'event' ? null : knownInfo(record.visitor_info);
    return {
      id: `${kind}-${record.id}`,
      kind: kindOfPoint({ kind, resource_type: kind === 'resource' ? record.resource_type : null }),
      title: record.title,
      to: pathOf(language, place),
      image: record.image,
      city: record.city?.title ?? '',
      hours:
        kind === 'event'
          ? ''
          : info?.hours?.always_open
            ? t('deciding:story.always')
            : hoursInShort(record.opening_hours, {
                allDay: t('deciding:story.always'),
                someDays: (spans) => t('deciding:story.some_days', { spans }),
              }),
      price: priceOf(place),
      lat: record.lat,
      lon: record.lon,
    };
  });
