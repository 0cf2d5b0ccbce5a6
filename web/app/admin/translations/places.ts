import { accommodation } from '~/api/resource-types';
import type { Language } from '~/i18n/languages';
import { entities } from '../entities';
import type { EntityDescriptor } from '../entities/descriptor';
import { listAddress, recordAddress } from '../entities/paths';
import { type Issue, withIssue } from './issues';

/** The screens on which editors keep a kind that the API knows by one name. */
const screensOf = (kind: string): EntityDescriptor[] =>
  entities.filter(({ name, right, texts }) => texts.length > 0 && (name === kind || right === kind));

/** Where the records of a kind are listed with which something is wrong in a language. */
export function workAddress(kind: string, language: Language, issue: Issue): string {
  if (kind === 'setting') return '/admin/setting';
  if (kind === 'ui_text') return `/admin/languages/${language}/translate?show=missing`;
  const [screen, ...others] = screensOf(kind);
  const whole = screen && others.length === 0 && Object.keys(screen.constants).length === 0;
  return withIssue(whole ? listAddress(screen) : `/admin/translations/${kind}`, language, issue);
}

/** Where a record of a kind is edited; `place` holds what tells the kind's screens apart. Nothing without a screen. */
export function editAddress(
  kind: string,
  id: number,
  place: Readonly<Record<string, unknown>>,
  language: Language,
  issue: Issue,
): string | undefined {
  if (kind === 'room' && place.resource_id) {
    const hotel = screensOf('resource').find(({ constants }) => constants.resource_type === accommodation);
    return hotel && withIssue(recordAddress(hotel, Number(place.resource_id)), language, '');
  }
  const screen = screensOf(kind).find(({ constants }) =>
    Object.entries(constants).every(([name, value]) => place[name] === value),
  );
  return screen && withIssue(recordAddress(screen, id), language, issue);
}
