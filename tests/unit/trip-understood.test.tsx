import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { i18nOptions } from '../../web/app/i18n/options';
import enCommon from '../../web/app/locales/en/common.json';
import enEvents from '../../web/app/locales/en/events.json';
import enSite from '../../web/app/locales/en/site.json';
import enTrip from '../../web/app/locales/en/trip.json';
import viTrip from '../../web/app/locales/vi/trip.json';
import { Understood } from '../../web/app/site/trip/chat/understood';
import type { PlanRequest } from '../../web/app/site/trip/plan';

const request: PlanRequest = {
  city_ids: [1],
  start_date: null,
  month: 3,
  days: 4,
  adults: 2,
  children: 1,
  pace: 'normal',
  interests: ['food'],
  budget: 'low',
  needs: ['wheelchair'],
};

test('a conversation shows what its plan was made for, and what can be said otherwise is a button', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    ...i18nOptions,
    lng: 'en',
    resources: { en: { common: enCommon, site: enSite, trip: enTrip, events: enEvents } },
  });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Understood request={request} days={4} onCorrect={() => undefined} />
    </I18nextProvider>,
  );
  const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(buttons).toEqual(
    ['4 days', 'March', '2 adults, 1 child', 'a steady pace', 'budget: low', 'Food'].map(
      (what) => `${what}: say it otherwise`,
    ),
  );
  expect(html).toContain('Wheelchair');
  expect(Object.keys(viTrip.chat.correct)).toEqual(Object.keys(enTrip.chat.correct));
});
