import type { ContentRecord, ListPage } from '../api/types';
import { type Calls, contentCalls, type ListArguments } from './calls';

/** What a list in a body takes as numbers; queries have no such difference. */
const numbers = ['page', 'per_page', 'entity_id'];

const bodyOf = (wanted: ListArguments) =>
  Object.fromEntries(
    Object.entries(wanted)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]),
  );

/** The calls of records that are listed with a POST, and written below names of their own: `base` has them, but the list. */
export function bodyCalls({ base, list, hasBin }: { base: string; list: string; hasBin: boolean }): Calls {
  const usual = contentCalls(base, 'POST');
  return {
    ...usual,
    list: (wanted) => ({ method: 'POST', path: list, body: bodyOf(wanted) }),
    page: (answer) => answer as ListPage<ContentRecord>,
    one: (id, language) => ({ method: 'GET', path: `${base}/${id}?lang_id=${language}` }),
    create: (body) => ({ method: 'POST', path: `${base}/store`, body }),
    update: (id, body) => ({ method: 'POST', path: `${base}/update/${id}`, body }),
    remove: (id) => ({ method: 'POST', path: `${base}/delete`, body: { ids: [id] } }),
    restore: hasBin ? usual.restore : null,
    // Says what it wants: two who press at the same time would else undo each other.
    status: ({ id }, live) => ({ method: 'POST', path: `${base}/status/${id}?status=${live ? 1 : 0}` }),
  };
}
