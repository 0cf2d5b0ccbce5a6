import type { Language } from '~/i18n/languages';
import { type Plan, planLimits } from '../plan';
import { showPlan } from '../state/trip-calls';
import { recordName } from './answer-parts';
import type { NamedRecord, OfferedStop } from './chat-events';

/**
 * Titles of what is offered beyond what an answer named: the planner says of a stop only which record it is. They are
 * read as those of a plan are, as the stops of a day.
 */
export async function namedOffers(
  language: Language,
  plan: Plan,
  offers: readonly OfferedStop[],
): Promise<Record<string, NamedRecord>> {
  const [first] = plan.days;
  if (!first || offers.length === 0) return {};
  const stops = offers
    .slice(0, planLimits.stopsPerDay)
    .map(({ kind, id }) => ({ kind, id, starts_at: '09:00', minutes: 60, travel: null, note: '' }));
  const answer = await showPlan(language, { ...plan, days: [{ ...first, transfer: null, stops }] });
  if (!answer.ok) return {};
  return Object.fromEntries(
    (answer.body.shown.days[0]?.stops ?? []).flatMap(({ kind, id, record }) =>
      record ? [[recordName({ kind, id }), { kind, id, title: record.title, path: record.path }]] : [],
    ),
  );
}
