import type { Call, ListArguments } from '../entities/calls';
import type { EntityDescriptor } from '../entities/descriptor';
import { listIn } from '../entities/records';
import { callFromBrowser } from './browser';
import type { Answer, ContentRecord, ListPage } from './types';

/** Sends a call of an entity from the browser. */
export function send<Body>({ path, method, body }: Call): Promise<Answer<Body>> {
  return callFromBrowser<Body>(path, method, body);
}

/** A page of an entity's list, from the browser. */
export async function readList(
  entity: EntityDescriptor,
  wanted: ListArguments,
): Promise<Answer<ListPage<ContentRecord>>> {
  const asked = { ...entity.constants, ...wanted };
  const answer = await send<unknown>(entity.calls.list(asked));
  return answer.ok ? { ...answer, body: listIn(entity, answer.body, asked) } : answer;
}
