import type { Language } from '~/i18n/languages';
import type { ListArguments } from '../entities/calls';
import type { EntityDescriptor } from '../entities/descriptor';
import { listIn, recordIn } from '../entities/records';
import { type Asked, callApi, readFromApi } from './call.server';
import type { ContentRecord, ListPage } from './types';

/**
 * Some lists are asked for with a POST, which the API takes from the site's own pages only. A list changes nothing, so it
 * may be read from wherever its reader came, be it a link in a letter.
 */
function asOwnRead({ request, context }: Asked): Asked {
  const headers = new Headers(request.headers);
  headers.delete('origin');
  headers.set('sec-fetch-site', 'same-origin');
  return { request: new Request(request.url, { headers, signal: request.signal }), context };
}

/** A page of an entity's list that the page can't do without. */
export async function requireList(
  asked: Asked,
  entity: EntityDescriptor,
  wanted: ListArguments,
): Promise<ListPage<ContentRecord>> {
  const given = { ...entity.constants, ...wanted };
  return listIn(entity, await readFromApi<unknown>(asOwnRead(asked), entity.calls.list(given)), given);
}

/** The same where the page can: null when the API refuses. */
export async function findList(
  asked: Asked,
  entity: EntityDescriptor,
  wanted: ListArguments,
): Promise<ListPage<ContentRecord> | null> {
  const given = { ...entity.constants, ...wanted };
  const { path, method, body } = entity.calls.list(given);
  const answer = await callApi<unknown>(asOwnRead(asked), path, method, body);
  return answer.ok ? listIn(entity, answer.body, given) : null;
}

/** One record as editors read it, in one language. One of another kind, such as a museum among hotels, is not there. */
export async function requireRecord(
  asked: Asked,
  entity: EntityDescriptor,
  id: string,
  language: Language,
): Promise<ContentRecord> {
  const record = recordIn(entity, await readFromApi<unknown>(asked, entity.calls.one(id, language)));
  const isOther = Object.entries(entity.constants).some(
    ([name, value]) => name in record && record[name] !== value,
  );
  if (isOther) throw new Response(null, { status: 404 });
  return record;
}
