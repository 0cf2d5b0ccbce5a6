import type { Accessibility, OpeningHours, VisitorInfo } from '~/api/types';

export const issueReasons = ['contradicts', 'lacks', 'outdated', 'missing', 'unknown'] as const;

/** What the data of a record say of one section. */
export interface Known {
  opening_hours: OpeningHours | null;
  duration_minutes: number | null;
  accessibility: Accessibility | null;
  price_from: number | null;
  visitor_info: VisitorInfo;
}

/** What an editor has to look at in what visitors have to know. */
export interface VisitorInfoIssue {
  id: number;
  entity: string;
  record_id: number;
  title: string;
  kind: number | null;
  section: string;
  reason: (typeof issueReasons)[number];
  said: { lang_id: string; text: string }[];
  due_on: string;
  city: { id: number; title: string } | null;
  known: Known | null;
}

/** Kinds that visitors go to, by the name of their rights. */
export const visitedKinds = ['resource', 'thing_to_do', 'experience', 'event'] as const;

export const isVisited = (right: string): boolean => visitedKinds.some((kind) => kind === right);
