import type { VisitorInfo } from '~/api/types';
import type { SectionName } from './sections';
import type { Given } from './values';

type Closures = NonNullable<VisitorInfo['closures']>;

/** The first days of the lunar year lie within it. */
const isTet = ({ from, to }: NonNullable<Closures['lunar']>[number]): boolean =>
  to?.month === 1 || (from?.month === 1 && from.day <= 3);

const opensAtTet = [
  /\bopen\b[^.;]*\b(t[eế]t|lunar new year)\b/iu,
  /\b(t[eế]t|lunar new year)\b[^.;]*\bopen\b/iu,
  /mở( cửa)?[^.;]*tết/iu,
  /tết[^.;]*mở( cửa)?/iu,
];
const closesAtTet = /clos|nghỉ|đóng|không mở|reopen|mở lại/iu;

/** What a section says in two ways. */
export function warningsOf(name: SectionName, section: Given): ('tet_note' | 'tet_holidays')[] {
  if (name !== 'closures') return [];
  const { lunar, note, public_holidays } = section as Partial<Closures>;
  if (!lunar?.some(isTet)) return [];
  const notes = [note?.en, note?.vi].filter((text) => text && !closesAtTet.test(text));
  const contradicts = notes.some((text) => opensAtTet.some((pattern) => pattern.test(text ?? '')));
  return [
    ...(contradicts ? (['tet_note'] as const) : []),
    ...(public_holidays === 'open' ? (['tet_holidays'] as const) : []),
  ];
}
