import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { goOnInLanguage } from '../../web/app/site/trip/chat/language-asked.server';

const come = async (search: string, headers: Record<string, string>): Promise<Response | undefined> => {
  const request = new Request(`https://site.example/chat-plant-your-trip${search}`, { headers });
  const context = { publicUrl: 'https://site.example' };
  try {
    await goOnInLanguage({ request, context, params: {} } as unknown as LoaderFunctionArgs);
  } catch (thrown) {
    return thrown as Response;
  }
};

test('the conversation goes on in the language of the page that led to it', async () => {
  const answer = await come('?lang=vi&ask=Hu%E1%BA%BF', { 'accept-language': 'en' });
  expect(answer?.headers.get('location')).toBe('/chat-plant-your-trip?ask=Hu%E1%BA%BF');
  expect(answer?.headers.get('set-cookie')).toMatch(/^__Host-lang=vi;.*Secure/);
  expect(answer?.headers.get('cache-control')).toBe('private, no-store');
});

test('and leaves everybody alone who has that language already, or names none', async () => {
  expect(await come('?lang=vi', { cookie: 'lang=vi', 'accept-language': 'en' })).toBeUndefined();
  expect(await come('?lang=en', { 'accept-language': 'en-GB' })).toBeUndefined();
  expect(await come('?lang=fr', { 'accept-language': 'en' })).toBeUndefined();
  expect(await come('', { 'accept-language': 'en' })).toBeUndefined();
});
