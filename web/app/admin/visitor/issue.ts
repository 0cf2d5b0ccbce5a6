import type { Got } from '~/api/types';

export const issueReasons = ['contradicts', 'lacks', 'outdated', 'missing', 'unknown'] as const;

/** What the data of a record say of one section. */
export type Known = NonNullable<VisitorInfoIssue['known']>;

/** What an editor has to look at in what visitors have to know. */
export type VisitorInfoIssue = Got<'/visitor-info/issues'>['data'][number];

/** Records of which something has to be looked at, each with all of it. */
export type QueuePage = Got<'/visitor-info/records'>;
export type RecordToCheck = QueuePage['data'][number];

/** Kinds that visitors go to, by the name of their rights. */
export const visitedKinds = ['resource', 'thing_to_do', 'experience', 'event'] as const;

export const isVisited = (right: string): right is VisitorInfoIssue['entity'] =>
  visitedKinds.some((kind) => kind === right);
