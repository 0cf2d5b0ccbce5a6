import type { FieldName } from '../entities/names';
import { useAdminText } from '../text';
import type { PartName, SectionName } from '../visitor/sections';
import { useVisitorText } from '../visitor/text';

/**
 * What a column of a table is called in forms, and the part of a cell that holds several: "Visitor information, What it
 * costs, Adult". Empty where forms have no word for it.
 */
export function useColumnWord(): (column: string, part?: string | null) => string {
  const admin = useAdminText();
  const visitor = useVisitorText();
  // A text that is not there is called by its key.
  const firstOf = (words: { key: string; word: string }[]): string =>
    words.find(({ key, word }) => word !== key)?.word ?? '';
  const columnWord = (name: string) =>
    name === 'status'
      ? admin('column.status')
      : firstOf([{ key: `field.${name}`, word: admin(`field.${name as FieldName}`) }]);
  const partWord = (name: string) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    const word = firstOf([
      { key: `section.${name}`, word: visitor(`section.${name as SectionName}`) },
      { key: `part.${name}`, word: visitor(`part.${name as PartName}`) },
      { key: `value.${name}`, word: visitor(`value.${name as 'mon'}`) },
    ]);
    return word || name;
  };
  return (column, part) =>
    [columnWord(column), ...(part ? part.split('.').map(partWord) : [])].filter(Boolean).join(', ');
}
