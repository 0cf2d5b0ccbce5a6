import { type Content, readContent } from '../load/content';
import {
  contradictions,
  countsByDestination,
  countsByProvince,
  countsByState,
  countsOfAccess,
  inAnotherProvince,
  knownBySection,
  needs,
  unitsWithoutDestination,
} from './counts';

/** Prints how much the content that ships knows: `npm run content:report`. */

type Row = readonly (string | number)[];

const table = (title: string, head: Row, rows: readonly Row[]): string => {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths =
    all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [title, ...lines.map((line) => line.trimEnd()), ''].join('\n');
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const provinces = (title: string, counts: ReturnType<typeof countsByProvince>['today']) =>
  table(
    title,
    ['unit', 'destinations', 'places', 'things to do', 'experiences', 'events'],
    [...counts].map(([unit, { city, resource, thing_to_do, experience, event }]) => [
      unit,
      city,
      resource,
      thing_to_do,
      experience,
      event,
    ]),
  );

const sections = (content: Content) => {
  const known = knownBySection(content);
  const names = [...new Set(known.flatMap((group) => [...group.known.keys()]))];
  return table(
    'Of how many records something is known (in brackets: looked for and not found)',
    ['section', ...known.map(({ name, count }) => `${name} (${count})`)],
    names.map((section) => [
      section,
      ...known.map((group) => {
        const counts = group.known.get(section);
        if (!counts) return '';
        const share = percent(counts.known, counts.known + counts.unknown + counts.missing);
        return counts.unknown ? `${share} (${counts.unknown})` : share;
      }),
    ]),
  );
};

const content = await readContent();
const { today, before } = countsByProvince(content);
const disagreeing = contradictions(content);
process.stdout.write(
  [
    provinces('Records by the 34 units of today', today),
    provinces('Records by the 63 units before July 2025', before),
    sections(content),
    table(
      'Access',
      ['question', 'yes', 'partly', 'no', 'unknown', 'not answered'],
      countsOfAccess(content).map(({ sense, counts, silent }) => [
        sense,
        ...counts.map(([, count]) => count),
        silent,
      ]),
    ),
    table('Sections by what they rest on', ['state', 'sections'], [...countsByState(content)]),
    table(
      'Records of each destination, without events and samples',
      ['destination', 'all', ...needs],
      countsByDestination(content).map((one) => [one.key, one.all, ...needs.map((need) => one[need])]),
    ),
    `Units before July 2025 without a destination: ${unitsWithoutDestination(content).join(', ') || 'none'}`,
    `In another province than they say: ${inAnotherProvince(content).join(', ') || 'none'}`,
    `Texts that the data contradict or lack: ${disagreeing.length}`,
    ...disagreeing,
    '',
  ].join('\n'),
);
