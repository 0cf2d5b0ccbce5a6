import type { VisitorInfo } from '~/api/types';

/** What stands beside `unknown`: who was asked, when, and in words where to ask. */
const kept = ['state', 'source', 'checked_on', 'note'];

type State = NonNullable<VisitorInfo['hours']>['state'];

const without = (info: VisitorInfo, states: readonly State[]): VisitorInfo =>
  Object.fromEntries(
    Object.entries(info).map(([name, section]) => [
      name,
      section && states.includes(section.state)
        ? Object.fromEntries(Object.entries(section).filter(([part]) => kept.includes(part)))
        : section,
    ]),
  );

/** Without the values of sections that are unknown: what nobody could say is not told beside that. */
export const knownInfo = (info: VisitorInfo): VisitorInfo => without(info, ['unknown']);

/** Without what editors estimate either: pages mark that, and where it can't be marked it isn't said. */
export const firmInfo = (info: VisitorInfo): VisitorInfo => without(info, ['unknown', 'estimated']);

/** Whether what a section says is more than an estimate; what editors wrote without a section they know. */
export const isFirm = (section: { state: State } | undefined): boolean =>
  section?.state !== 'unknown' && section?.state !== 'estimated';
