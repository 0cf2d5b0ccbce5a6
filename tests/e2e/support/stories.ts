import { type APIRequestContext, expect } from '@playwright/test';
import { adminHeaders, mark } from '../admin-session';

/** A story that a test made for itself. */
export interface OwnStory {
  slug: string;
  /** Gives it another address. */
  rename(slug: string): Promise<void>;
  remove(): Promise<void>;
}

/** Publishes a story in English only, so that no test changes what another one reads. */
export async function publishStory(request: APIRequestContext): Promise<OwnStory> {
  const headers = await adminHeaders();
  const categories = (await (await request.get('/api/blog-categories?lang_id=en')).json()) as {
    data: { id: number }[];
  };
  const word = mark();
  const made = await request.post('/api/blogs', {
    headers,
    data: {
      lang_id: 'en',
      title: `A story told in one language ${word}`,
      description: `Published to see what happens to the address of ${word}.`,
      content: '<p>It has been told once, and in English.</p>',
      category_id: categories.data[0]?.id,
      published_at: '2020-01-01 08:00:00',
      status: 1,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { data } = (await made.json()) as { data: { id: number; slug: string; version: number } };
  let { version } = data;
  return {
    slug: data.slug,
    async rename(slug) {
      const answer = await request.post(`/api/blogs/${data.id}`, {
        headers,
        data: { lang_id: 'en', version, slug },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      ({ version } = ((await answer.json()) as { data: { version: number } }).data);
    },
    async remove() {
      expect((await request.delete(`/api/blogs/${data.id}`, { headers })).ok()).toBe(true);
    },
  };
}
