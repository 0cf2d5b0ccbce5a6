import type { ParseKeys } from 'i18next';
import type { Language } from '~/i18n/languages';
import { sitePaths } from '~/site/paths';
import type { IconName } from '~/ui/icon';

interface ProfileLink {
  to: (language: Language) => string;
  text: ParseKeys<'account'>;
  icon: IconName;
}

/** Pages with what is the customer's own, in their order. One line each. */
export const profileLinks: readonly ProfileLink[] = [
  { to: sitePaths.myTickets, text: 'profile.bookings', icon: 'calendar' },
  { to: sitePaths.saved, text: 'profile.saved_pages', icon: 'heart' },
  { to: sitePaths.rating, text: 'profile.to_rate', icon: 'star' },
];
