import type { Options } from '../../api/options.server';
import type { Among } from '../../entities/field';
import { type AdminText, useAdminText } from '../../text';
import { valueText } from '../../ui/value-text';
import { useEditor } from '../editor-context';

export interface Choice {
  value: string | number;
  title: string;
}

/** What can be chosen among, in words. */
export function choicesAmong(among: Among, options: Options, t: AdminText): Choice[] {
  if ('source' in among) return (options[among.source] ?? []).map(({ id, title }) => ({ value: id, title }));
  return among.values.map((value) => ({ value, title: valueText(among.set, value, t) }));
}

/** The same for a field of the record that is being edited. */
export function useChoices(among: Among): Choice[] {
  const t = useAdminText();
  return choicesAmong(among, useEditor().options, t);
}
