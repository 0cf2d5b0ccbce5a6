import { type APIRequestContext, expect } from '@playwright/test';
import { adminHeaders } from '../admin-session';

export interface Row {
  id: number;
  slug: string;
  title: string;
}

/** Whatever the API keeps, made or read beside the page. */
export async function office(request: APIRequestContext) {
  const headers = await adminHeaders();
  const read = async <Data>(path: string) => {
    const answer = await request.get(`/api${path}`, { headers });
    expect(answer.status(), path).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  const make = async <Data = Row>(path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { data: Data }).data;
  };
  const first = async (path: string) => (await read<Row[]>(`${path}?admin=1&lang_id=vi`))[0]?.id;
  return { read, make, cityId: await first('/city'), styleId: await first('/travel-styles') };
}

export type Office = Awaited<ReturnType<typeof office>>;
