import type { paths } from '~/api/schema.gen';
import type { Language } from '~/i18n/languages';

export type NfcTagList = paths['/nfc-tags']['get']['responses']['200']['content']['application/json'];
export type NfcTag = NfcTagList['data'][number];

/** What the list can be narrowed down by. */
export const tagFilters = ['keyword', 'state', 'resource_id'] as const;

export const tagStates = ['active', 'inactive', 'silent'] as const;

/** More labels than that are printed in two goes. */
export const MOST_PRINTED = 100;

/** The name of a tag's place; the other language's where there is none. */
export const placeName = ({ place }: NfcTag, language: Language): string =>
  place.titles[language] ?? Object.values(place.titles)[0] ?? `#${place.id}`;

export const cityName = ({ place }: NfcTag, language: Language): string =>
  place.cities[language] ?? Object.values(place.cities)[0] ?? '';
