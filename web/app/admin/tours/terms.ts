import type { components } from '~/api/schema.gen';
import type { FieldRules } from '../entities/field';

export type Terms = components['schemas']['BookingTerms'];
export type Rule = NonNullable<Terms['cancellation']>[number];

/** Without what was begun and left empty, which the API does not take. */
function tidy({ start_time, meeting, operator, cancellation, weather }: Terms): Terms {
  const rules = (cancellation ?? []).toSorted((one, other) => other.days_before - one.days_before);
  return {
    ...(start_time ? { start_time } : {}),
    ...(meeting && (meeting.en || meeting.vi || meeting.lat !== null) ? { meeting } : {}),
    ...(operator && (operator.name || operator.phone || operator.licence) ? { operator } : {}),
    ...(rules.length > 0 ? { cancellation: rules } : {}),
    ...(weather && (weather.en || weather.vi) ? { weather } : {}),
  };
}

function inWords(terms: Terms): string {
  const { start_time, meeting, operator, cancellation, weather } = tidy(terms);
  return [
    start_time,
    meeting && [meeting.vi, meeting.en].join(' / '),
    operator && [operator.name, operator.phone, operator.licence].filter(Boolean).join(' · '),
    ...(cancellation ?? []).map(({ days_before, percent }) => `${days_before}: ${percent} %`),
    weather && [weather.vi, weather.en].join(' / '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** How the terms on which something is booked are read and written. */
export const termsRules: FieldRules = {
  empty: {},
  read: ({ vi }) => vi.booking_terms ?? {},
  write: (value) => ({ booking_terms: tidy(value as Terms) }),
  plain: (value) => inWords(value as Terms),
};
