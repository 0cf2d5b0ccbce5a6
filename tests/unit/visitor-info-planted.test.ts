import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../seeds/load/content';
import { disagreementsOf } from '../../server/kernel/visitor-info/agree/disagreements';

const { places, thingsToDo, experiences, events } = await readContent();
const records = new Map(
  [...places, ...thingsToDo, ...experiences, ...events].map((record) => [record.key, record]),
);
type Kind = ReturnType<typeof disagreementsOf>[number]['kind'];

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`agree/${name}.yaml`, import.meta.url), 'utf8'));

const found = (key: string, language: 'en' | 'vi', sentence: string): Kind[] => {
  const record = records.get(key);
  if (!record) throw new Error(`no record ${key}`);
  const nothing = { opening_hours: null, duration_minutes: null, accessibility: null, price_from: null };
  return disagreementsOf({ ...nothing, ...record }, { [language]: sentence }).map(({ kind }) => kind);
};

test('sentences that are planted against the data of shipped records are found', () => {
  const planted = read('planted') as [string, 'en' | 'vi', Kind[], string][];
  const missed = planted.filter(
    ([key, language, kinds, sentence]) =>
      !found(key, language, sentence).some((kind) => kinds.includes(kind)),
  );
  expect(missed.map(([key, , kinds, sentence]) => `${key} ${kinds[0]}: ${sentence}`)).toEqual([]);
});

test('sentences that are right, or tell of something else, alarm nobody', () => {
  const harmless = read('harmless') as [string, 'en' | 'vi', string][];
  const alarms = harmless.flatMap(([key, language, sentence]) =>
    found(key, language, sentence).map((kind) => `${key} ${kind}: ${sentence}`),
  );
  expect(alarms).toEqual([]);
});
