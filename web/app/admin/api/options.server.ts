import { entityNamed } from '../entities';
import type { Filter } from '../entities/descriptor';
import type { Field } from '../entities/field';
import type { EntityName } from '../entities/names';
import { type OptionSource, specialSources } from '../entities/option-sources';
import { nameOf } from '../entities/records';
import { type Asked, callApi } from './call.server';
import { findList } from './records.server';

export interface Option {
  id: number;
  title: string;
}

const isSpecial = (source: OptionSource): source is Exclude<OptionSource, EntityName> =>
  source in specialSources;

async function optionsOf(asked: Asked, source: OptionSource, recordId: number): Promise<Option[]> {
  if (isSpecial(source)) {
    const { path, method, body } = specialSources[source](recordId);
    const answer = await callApi<{ data: Option[] }>(asked, path, method, body);
    return answer.ok ? answer.body.data : [];
  }
  const entity = entityNamed(source);
  const list = entity && (await findList(asked, entity, { lang_id: 'vi', page: 1, per_page: 10_000 }));
  return (list?.data ?? []).map((record) => ({ id: record.id, title: nameOf(record) }));
}

export type Options = Partial<Record<OptionSource, Option[]>>;

/**
 * What the given fields or filters choose from, each list once, by its name in Vietnamese, else by its number; none
 * without the right.
 */
export async function readOptions(
  asked: Asked,
  choosers: readonly (Field | Filter)[],
  recordId = 0,
): Promise<Options> {
  const sources = [...new Set(choosers.flatMap((one) => ('source' in one ? [one.source] : [])))];
  const lists = await Promise.all(sources.map((source) => optionsOf(asked, source, recordId)));
  return Object.fromEntries(
    sources.map((source, index) => [
      source,
      (lists[index] ?? []).map(({ id, title }) => ({ id, title: title || `#${id}` })),
    ]),
  );
}
