import type { Language } from '~/i18n/languages';
import { sitePaths } from '~/site/paths';
import { todayPath } from '~/site/today/today-path';
import { appColours } from './app-colours';

const texts = {
  en: {
    name: 'Visit Vietnam',
    description: 'Where to go in Vietnam, when, and how to get around: maps, places, events and guides.',
    today: 'Today',
    places: 'Map and index of places',
    events: 'Events',
    stories: 'Stories',
  },
  vi: {
    name: 'Visit Vietnam – Du lịch Việt Nam',
    description: 'Đi đâu ở Việt Nam, tháng nào đẹp, đi lại ra sao: bản đồ, điểm đến, sự kiện và cẩm nang.',
    today: 'Hôm nay',
    places: 'Bản đồ và mục lục điểm đến',
    events: 'Sự kiện',
    stories: 'Bài viết',
  },
};

const picture = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device is told about the site when it is installed as an app. */
export function appManifest(language: Language) {
  const { name, description, today, places, events, stories } = texts[language];
  return {
    // One app, whichever language it was installed in.
    id: '/',
    name,
    short_name: 'Visit Vietnam',
    description,
    lang: language,
    dir: 'ltr',
    start_url: sitePaths.home(language),
    scope: '/',
    display: 'standalone',
    background_color: appColours.paper,
    theme_color: appColours.paper,
    categories: ['travel', 'navigation'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      picture('icon-192', 192),
      picture('icon-512', 512),
      picture('maskable-192', 192, 'maskable'),
      picture('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      // First of all what one installs it for: being there.
      { name: today, url: todayPath(language) },
      { name: places, url: sitePaths.places(language) },
      { name: events, url: sitePaths.events(language) },
      { name: stories, url: sitePaths.blogs(language) },
    ],
  };
}
