import type { IconName } from '~/ui/icon';

/** Where each kind of work is done, in one click. Work without a screen is not shown: a new screen is one more line. */
export const workScreens = {
  failed_jobs: { to: '/admin/jobs?state=failed', icon: 'alert' },
  expired_facts: { to: '/admin/facts?expired=1', icon: 'clock' },
  visitor_info_contradicts: { to: '/admin/visitor-info?reason=contradicts', icon: 'alert' },
  visitor_info_outdated: { to: '/admin/visitor-info?reason=outdated', icon: 'clock' },
  broken_links: { to: '/admin/links', icon: 'external' },
  pending_reviews: { to: '/admin/reviews?status=pending', icon: 'star' },
  silent_nfc_tags: { to: '/admin/nfc-tags?state=silent', icon: 'locate' },
  pictures_without_alt_vi: { to: '/admin/media?without_alt=vi', icon: 'image' },
  pictures_without_alt_en: { to: '/admin/media?without_alt=en', icon: 'image' },
  empty_searches: { to: '/admin/searches', icon: 'search' },
} as const satisfies Record<string, { to: string; icon: IconName }>;

export type WorkName = keyof typeof workScreens;

export const isWorkName = (name: string): name is WorkName => name in workScreens;
