import type { VisitorInfo } from '~/api/types';

/** What stands beside `unknown`: who was asked, when, and in words where to ask. */
const kept = ['state', 'source', 'checked_on', 'note'];

/** Without the values of sections that are unknown: what nobody could say is not told beside that. */
export const knownInfo = (info: VisitorInfo): VisitorInfo =>
  Object.fromEntries(
    Object.entries(info).map(([name, section]) => [
      name,
      section?.state === 'unknown'
        ? Object.fromEntries(Object.entries(section).filter(([part]) => kept.includes(part)))
        : section,
    ]),
  );
