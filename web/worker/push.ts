import { callApi } from '../app/api/call-api';
import type { Language } from '../app/i18n/languages';
import { todayPath } from '../app/site/today/today-path';
import { scope } from './scope';

/** Milliseconds; by then something is shown, with or without words. */
const PATIENCE_MS = 10_000;

const words = {
  en: {
    danger: 'Danger',
    warning: 'Warning',
    notice: 'Good to know',
    unread: 'There is an alert for places of yours',
    open: 'Open to see what is in force.',
  },
  vi: {
    danger: 'Nguy hiểm',
    warning: 'Cảnh báo',
    notice: 'Lưu ý',
    unread: 'Có cảnh báo cho nơi bạn quan tâm',
    open: 'Mở để xem cảnh báo đang có hiệu lực.',
  },
} as const;

const ownLanguage = (): Language => (/^vi\b/.test(navigator.language) ? 'vi' : 'en');

/** What this browser was woken for; empty where that can't be had now. */
async function readNews() {
  const subscription = await scope.registration.pushManager.getSubscription();
  if (!subscription) return [];
  const answer = await callApi('POST', '/push/news', {
    json: { endpoint: subscription.endpoint },
    language: ownLanguage(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answer.ok ? answer.body.data : [];
}

/** Browsers want something to be seen for each push; where nothing new can be said, it is said that there is something. */
async function tellUnread(): Promise<void> {
  if ((await scope.registration.getNotifications()).length > 0) return;
  const lang = ownLanguage();
  await scope.registration.showNotification(words[lang].unread, {
    body: words[lang].open,
    tag: 'alerts',
    icon: '/icons/icon-192.png',
    lang,
    data: lang,
  });
}

/** Shows the alerts that a push is about: it carries none itself. */
export async function tellNews(): Promise<void> {
  const news = await readNews().catch(() => []);
  for (const { id, lang_id: lang, severity, title, description } of news)
    await scope.registration.showNotification(`${words[lang][severity]}: ${title}`, {
      body: description,
      tag: `alert-${id}`,
      icon: '/icons/icon-192.png',
      lang,
      requireInteraction: severity === 'danger',
      data: lang,
    });
  if (news.length === 0) await tellUnread();
}

/** Shows what is in force, in the window that is open already if there is one. @param language what the notification carries */
export async function openToday(language: unknown): Promise<void> {
  const path = `${todayPath(language === 'vi' ? 'vi' : 'en')}#alerts`;
  const windows = await scope.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path.replace(/#.*/, ''));
  await (open ? open.focus() : scope.clients.openWindow(path));
}

/** A browser has changed where it takes pushes: what was asked for goes on there. */
export async function followSubscription(
  before: PushSubscription | null | undefined,
  after: PushSubscription | null | undefined,
): Promise<void> {
  if (!before) return;
  const subscription = after ?? (await scope.registration.pushManager.subscribe(before.options));
  const language = ownLanguage();
  await callApi('PUT', '/push/subscription', {
    json: { endpoint: subscription.endpoint, replaces: before.endpoint, lang_id: language, city_ids: null },
    language,
  });
}
