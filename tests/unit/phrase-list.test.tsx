import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { i18nOptions } from '~/i18n/options';
import enTrip from '~/locales/en/trip.json';
import { PhraseList } from '~/site/emergency/phrase-list';

const device = vi.hoisted(() => ({ voice: undefined as { lang: string } | null | undefined }));
vi.mock('~/site/speech/use-device-voice', () => ({ useDeviceVoice: () => device.voice }));

const phrases = [{ topic: 'greeting', vi: 'Xin chào', en: 'Hello', say: 'sin chow' }] as Parameters<
  typeof PhraseList
>[0]['phrases'];

const shown = async (voice: typeof device.voice) => {
  device.voice = voice;
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ ...i18nOptions, lng: 'en', resources: { en: { trip: enTrip } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PhraseList phrases={phrases} />
    </I18nextProvider>,
  );
};

test('phrases can be listened to where the device has a Vietnamese voice', async () => {
  const html = await shown({ lang: 'vi-VN' });
  expect(html).toMatch(/<button.*Listen.*Xin chào/);
  expect(html).not.toContain(enTrip.road.no_voice);
});

test('where it has none the list says so, and nothing before that is known', async () => {
  expect(await shown(null)).toContain(enTrip.road.no_voice);
  expect(await shown(null)).not.toContain('<button');
  expect(await shown(undefined)).not.toContain(enTrip.road.no_voice);
});
