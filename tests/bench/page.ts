import { webOptions } from '../../server/launch/configuration';
import type { Benchmark } from './benchmark';
import { startBeside } from './beside';
import { underLoad } from './load';

/** The start page and a city: many cards, and most of what a page can have. */
const paths = ['/en', '/en/city/ha-noi'];

export const page: Benchmark = {
  title: 'Large pages, rendered for each visitor by the web process (10 connections, br)',
  minutes: 3,
  async run({ product }) {
    const { apiUrl } = await product();
    const { child, url } = await startBeside(
      'web/main.ts',
      { API_URL: apiUrl, PAGE_CACHE_MB: '0' },
      webOptions,
    );
    try {
      return await underLoad(
        paths.map((path) => ({ name: path, url: `${url}${path}` })),
        2,
      );
    } finally {
      await child.stop();
    }
  },
};
