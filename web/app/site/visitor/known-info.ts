import type { VisitorInfo } from '~/api/types';

/** What stands beside `unknown`: who was asked, when, and in words where to ask. */
const kept = ['state', 'source', 'checked_on', 'note'];

type State = NonNullable<VisitorInfo['hours']>['state'];

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

/** Whether what a section says is known, if only by an estimate; what editors wrote without a section they know. */
export const isKnown = (section: { state: State } | undefined): boolean => section?.state !== 'unknown';
