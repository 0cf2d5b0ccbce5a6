import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { alerts, alertTranslations } from '../../../db/schema';
import { alertKinds, alertSeverities } from '../../alert-words';
import { id, text, webAddress } from '../../fields';
import { defineEntity } from '../../kernel/entity';
import { checkArea, concernedCities, namedCities, provinces } from './area';

export { type AlertKind, type AlertSeverity, alertKinds, alertSeverities } from '../../alert-words';
export { concernsAny } from './area';

const distinct = <Value>(values: Value[]) => [...new Set(values)];

/** What visitors have to know now: a storm, a flood, a closure. It is live in its span and at no other time. */
export const alert = defineEntity({
  name: 'alert',
  editors: { method: 'GET', path: '/alerts' },
  chapters: {
    Alerts: 'Storms, floods, closures and works on railways: what is in force now, and where.',
  },
  moduleId: null,
  record: alerts,
  translation: alertTranslations,
  page: null,
  insertAt: 'start',
  list: (language) => ({
    kind: alerts.kind,
    severity: alerts.severity,
    starts_at: alerts.published_at,
    ends_at: alerts.hidden_at,
    is_nationwide: alerts.is_nationwide,
    provinces: alerts.provinces,
    cities: namedCities(language),
    concerned_city_ids: concernedCities,
    source: sql<string>`coalesce(${alertTranslations.source}, '')`,
    source_url: alerts.source_url,
  }),
  detail: () => ({ city_ids: alerts.city_ids }),
  input: {
    record: {
      kind: z.enum(alertKinds),
      severity: z.enum(alertSeverities).meta({
        description: 'notice: good to know; warning: plans have to change; danger: get to safety',
      }),
      is_nationwide: z.boolean().meta({ description: 'The whole country is concerned' }),
      provinces: z.array(z.enum(provinces)).max(provinces.length).transform(distinct),
      city_ids: z
        .array(id)
        .max(100)
        .transform(distinct)
        .meta({ description: 'Destinations, where a province would say too much' }),
      source_url: webAddress(/^https?:\/\/\S+$/),
    },
    translation: { source: text(300).meta({ description: 'Who says so' }) },
  },
  requiredOnCreate: ['kind', 'severity'],
  toColumns: async (_context, { source_url }) => (source_url === '' ? { source_url: null } : {}),
  afterWrite: async ({ tx, isBeside }, recordId) => {
    if (!isBeside) await checkArea(tx, recordId);
  },
});
