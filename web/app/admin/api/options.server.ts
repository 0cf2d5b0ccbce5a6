import type { Language } from '~/i18n/languages';
import type { Call } from '../entities/calls';
import type { Filter } from '../entities/descriptor';
import type { Field } from '../entities/field';
import { type ChoiceSource, type OptionSource, specialSources } from '../entities/option-sources';
import { withLanguage } from '../entities/records';
import { interfaceLanguage } from '../interface-language';
import { type Asked, callApi } from './call.server';

export interface Option {
  id: number;
  title: string;
}

const isSpecial = (source: OptionSource): source is Exclude<OptionSource, ChoiceSource> =>
  source in specialSources;

interface Named extends Option {
  /** Language of the title, where it may be another than the wanted one. */
  lang_id?: Language | null;
}

async function optionsOf(asked: Asked, source: OptionSource, recordId: number): Promise<Named[]> {
  const { path, method, body }: Call = isSpecial(source)
    ? specialSources[source](recordId)
    : { method: 'GET', path: `/choices/${source}` };
  const answer = await callApi<{ data: Named[] }>(asked, path, method, body);
  return answer.ok ? answer.body.data : [];
}

export type Options = Partial<Record<OptionSource, Option[]>>;

/**
 * What the given fields or filters choose from, each list once, by names in the language of the interface, else in the other
 * with a mark, else by number.
 */
export async function readOptions(
  asked: Asked,
  choosers: readonly (Field | Filter | { source: OptionSource })[],
  recordId = 0,
): Promise<Options> {
  const sources = [...new Set(choosers.flatMap((one) => ('source' in one ? [one.source] : [])))];
  const own = interfaceLanguage(asked.request.headers);
  const lists = await Promise.all(sources.map((source) => optionsOf(asked, source, recordId)));
  return Object.fromEntries(
    sources.map((source, index) => [
      source,
      (lists[index] ?? []).map(({ id, title, lang_id }) => ({
        id,
        title: title ? withLanguage(title, lang_id ?? own, own) : `#${id}`,
      })),
    ]),
  );
}
