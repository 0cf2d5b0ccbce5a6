import type { Benchmark } from './benchmark';
import { underLoad } from './load';

export const page: Benchmark = {
  title: 'The page of a city, rendered by the web process (10 connections, br)',
  minutes: 3,
  async run({ product }) {
    const { siteUrl } = await product();
    return underLoad([{ name: '/en/city/ha-noi', url: `${siteUrl}/en/city/ha-noi` }], 2);
  },
};
