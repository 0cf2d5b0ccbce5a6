import type { Got } from '~/api/types';
import { type Asked, readFromApi } from '../api/call.server';
import type { ListPage } from '../api/types';
import { folded } from '../shell/folded';
import { adminText } from '../text.server';
import { listQuery } from './list-query.server';
import type { peopleText } from './text.server';
import type { Role } from './types';
import { actionWord, subjectWord } from './words';

type Right = Got<'/permission/list'>['data'][number];

/**
 * A page of all rights in words. The words are the site's, so that they are looked through here: there are some dozens.
 */
export async function readRights(asked: Asked, t: ReturnType<typeof peopleText>) {
  const [rights, roles] = await Promise.all([
    readFromApi<ListPage<Right>>(asked, '/permission/list?per_page=10000'),
    readFromApi<ListPage<Role>>(asked, '/roles/list?per_page=10000'),
  ]);
  const nouns = adminText(asked.request);
  const query = listQuery(asked.request);
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))];
  const wanted = folded(query.get('keyword') ?? '').split(/\s+/);
  const found = rights.data
    .map(({ code, entity, action, roles: held }) => ({
      code,
      words: `${subjectWord(entity, t, nouns)}: ${actionWord(action, t).toLowerCase()}`,
      roles: roles.data.filter((role) => held.includes(role.code)).map(({ id, name }) => ({ id, name })),
    }))
    .filter(({ code, words }) => wanted.every((word) => folded(`${words} ${code}`).includes(word)))
    .sort((a, b) => a.words.localeCompare(b.words, 'vi'));
  return {
    data: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(found.length / perPage)),
  };
}
