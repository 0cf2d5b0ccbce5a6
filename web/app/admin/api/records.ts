import type { Answer } from '~/api/answer';
import type { ListArguments } from '../entities/calls';
import type { EntityDescriptor } from '../entities/descriptor';
import { listIn } from '../entities/records';
import { callByDescriptor } from './browser';
import type { ContentRecord, ListPage } from './types';

/** A page of an entity's list, from the browser. */
export async function readList(
  entity: EntityDescriptor,
  wanted: ListArguments,
): Promise<Answer<ListPage<ContentRecord>>> {
  const asked = { ...entity.constants, ...wanted };
  const answer = await callByDescriptor<unknown>(entity.calls.list(asked));
  if (answer.ok) return { ...answer, body: listIn(entity, answer.body, asked) };
  const { data: _, ...problem } = answer.problem;
  return { ...answer, problem };
}
