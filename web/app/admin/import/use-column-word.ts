import { useBookablesText } from '../bookables-text';
import type { FieldName } from '../entities/names';
import { useAdminText } from '../text';
import type { PartName, SectionName } from '../visitor/sections';
import { useVisitorText } from '../visitor/text';

/** Fields that name several records, by the column of their names. */
const namingFields: Readonly<Record<string, string>> = {
  themes: 'theme_ids',
  cities: 'city_ids',
  related: 'related_ids',
  parent: 'parent_id',
};

/**
 * What a column of a table is called in forms, and the part of a cell that holds several: "What it costs, Adult". Empty where forms have no word for it.
 */
export function useColumnWord(): (column: string, part?: string | null) => string {
  const admin = useAdminText();
  const visitor = useVisitorText();
  const bookables = useBookablesText();
  // A text that is not there is called by its key.
  const firstOf = (words: { key: string; word: string }[]): string =>
    words.find(({ key, word }) => word !== key)?.word ?? '';
  const fieldWord = (name: string) =>
    firstOf([{ key: `field.${name}`, word: admin(`field.${name as FieldName}`) }]);
  /** A column of names is called as the field that names the record. */
  const columnWord = (name: string) =>
    name === 'status'
      ? admin('column.status')
      : fieldWord(name) || fieldWord(`${name}_id`) || fieldWord(namingFields[name] ?? '');
  const partWord = (name: string) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    if (name === 'state') return visitor('state');
    const word = firstOf([
      { key: `part.${name}`, word: visitor(`part.${name as PartName}`) },
      { key: `section.${name}`, word: visitor(`section.${name as SectionName}`) },
      { key: `value.${name}`, word: visitor(`value.${name as 'mon'}`) },
      { key: `access.${name}`, word: bookables(`access.${name as 'steps'}`) },
    ]);
    return word || fieldWord(name) || name;
  };
  /** `price.adult` is a part of a section, `rule.month` one of a field. */
  const headWord = (column: string) => {
    const [first = '', ...inside] = column.split('.');
    if (inside.length === 0) return columnWord(first);
    if (column === 'hours.weekly') return fieldWord('opening_hours');
    if (column === 'access.quiet_hours') return bookables('access.quiet');
    const section = firstOf([{ key: `section.${first}`, word: visitor(`section.${first as SectionName}`) }]);
    return [section || columnWord(first) || first, ...inside.map(partWord)].join(', ');
  };
  return (column, part) =>
    [headWord(column), ...(part ? part.split('.').map(partWord) : [])].filter(Boolean).join(', ');
}
