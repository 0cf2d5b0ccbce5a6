import { lazy } from 'react';
import { moduleIds } from '~/api/values.gen';
import { eventKinds as kinds } from '~/site/events/event-kinds';
import type { ContentRecord } from '../api/types';
import { eventTimesRules } from '../editor/controls/event-times/event-times';
import { type Calls, contentCalls, pageOf, queryOf } from './calls';
import { city, updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { coordinates, pageTexts, schedule } from './fields';
import { access, openingHours, visitor } from './visitor-groups';

const usual = contentCalls('/event', 'PUT');

const calls: Calls = {
  ...usual,
  list: (wanted) => ({ method: 'GET', path: `/event/list-with-status?${queryOf(wanted)}` }),
  page: (answer, wanted) => {
    const { events, total_record } = answer as { events: ContentRecord[]; total_record: number };
    return pageOf(events, total_record, wanted);
  },
  record: (answer) => (answer as { event: ContentRecord }).event,
  // Without a name in the list's language the event is called by its number.
  status: (record, live) =>
    record.slug
      ? {
          method: 'POST',
          path: '/event/update-status',
          body: { event_id: record.id, slug: record.slug, is_active: live ? 1 : 0 },
        }
      : usual.status(record, live),
};

export const event = defineEntity({
  name: 'event',
  section: 'events',
  menu: { group: 'content', icon: 'calendar' },
  calls,
  moduleId: moduleIds.event,
  hasImage: true,
  // Events are listed by their dates.
  isSorted: false,
  filters: [
    { name: 'city_id', all: '', source: 'city' },
    { name: 'event_type', all: '', set: 'event_type', values: kinds },
    { name: 'is_active', all: '', set: 'is_active', values: ['1', '0'] },
  ],
  columns: [
    { name: 'start_date', as: 'date' },
    { name: 'end_date', as: 'date' },
    { name: 'rule', as: 'recurrence' },
    { name: 'is_lunar', as: 'flag' },
    { name: 'type', as: { set: 'event_type' } },
    city,
    { name: 'venue', as: 'text' },
    updatedAt,
  ],
  shownColumns: ['start_date', 'rule', 'type', 'city'],
  texts: [
    ...pageTexts,
    { name: 'venue', kind: 'line', maxLength: 200 },
    { name: 'organizer', kind: 'line', maxLength: 200, hint: 'organizer' },
    { name: 'tags', kind: 'tags', hint: 'tags' },
  ],
  groups: [
    {
      title: 'dates',
      fields: [
        {
          name: 'rule',
          saysErrors: true,
          kind: 'own',
          hint: 'rule',
          control: lazy(() => import('../editor/controls/event-times/event-times-control')),
          rules: eventTimesRules,
        },
      ],
    },
    {
      title: 'placing',
      fields: [
        { name: 'type', kind: 'choice', set: 'event_type', values: kinds, required: true },
        { name: 'city_id', kind: 'choice', source: 'city', emptyAllowed: true },
        coordinates,
      ],
    },
    {
      title: 'admission',
      fields: [
        { name: 'is_free', kind: 'answer', hint: 'is_free' },
        {
          name: 'price_from',
          kind: 'money',
          hint: 'price_event',
          when: ({ is_free, price_from }) => is_free !== true || price_from !== null,
        },
        { name: 'ticket_url', kind: 'link', maxLength: 500, hint: 'ticket_url' },
      ],
    },
    openingHours,
    access,
    visitor,
    schedule,
  ],
  page: (language, { slug }) => (slug ? `/${language}/events/${slug}` : null),
});
