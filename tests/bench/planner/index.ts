import { createDatabase } from '../../../db/client';
import { anonymous } from '../../../server/access';
import { readPlannerCities } from '../../../server/features/planner/candidates/cities';
import { readSignals } from '../../../server/features/planner/candidates/signals';
import { checkPlan } from '../../../server/features/planner/check/check-plan';
import type { Plan } from '../../../server/features/planner/plan-shapes';
import { readPlanRecords } from '../../../server/features/planner/records/read';
import { recordKey } from '../../../server/features/planner/records/record';
import type { Bench, Benchmark, Row } from '../benchmark';
import { databaseUrlOf } from '../product';
import { converse } from './ask';
import { harderCases } from './harder-requests';
import { judge, type World } from './judge';
import { cases } from './requests';

const quantile = (values: readonly number[], share: number): number =>
  Math.round(
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0,
  );

/** Knows the records, and asks the checker of plans, whose errors are faults: closed, overlapping, not to be reached. */
const openWorld = async (databaseUrl: string): Promise<World & { close(): Promise<void> }> => {
  const { db, close } = createDatabase(databaseUrl, { max: 2 });
  const context = { db, language: 'en' as const, actor: anonymous, includeHidden: false };
  const cities = await readPlannerCities(context);
  const signals = await readSignals(
    db,
    'en',
    cities.map(({ id }) => id),
  );
  const bySignals = new Map(signals.map((one) => [recordKey(one), new Set(one.signals)]));
  const faultsOf = async (plan: Plan) => {
    const stops = plan.days.flatMap((day) => day.stops);
    const records = await readPlanRecords(context, stops);
    const lost = stops.filter((stop) => !records.get(recordKey(stop))?.point);
    const keys = stops.map(recordKey);
    const issues = await checkPlan(context, plan);
    return [
      ...lost.map((stop) => `no place: ${recordKey(stop)}`),
      ...(new Set(keys).size < keys.length ? ['a stop twice'] : []),
      ...issues
        .filter(({ severity }) => severity === 'error')
        .map(({ code, day }) => `${code} on day ${day}`),
    ];
  };
  return {
    faultsOf,
    close,
    warmthOf: (code, month) =>
      cities.find((city) => city.code === code)?.normals.find((normal) => normal.month === month)?.max_c ?? 0,
    codeOf: (id) => cities.find((city) => city.id === id)?.code ?? '?',
    signalsOf: (kind, id) => bySignals.get(`${kind} ${id}`) ?? new Set<string>(),
  };
};

async function run(bench: Bench): Promise<Row[]> {
  const { apiUrl, dataDir } = await bench.product();
  const world = await openWorld(await databaseUrlOf(dataDir));
  const rows: Row[] = [];
  const first: number[] = [];
  const whole: number[] = [];
  try {
    for (const [index, one] of [...cases, ...harderCases].entries()) {
      const { last, all } = await converse(apiUrl, one, `127.0.0.${index + 2}`);
      first.push(...all.map(({ firstWordsMs }) => firstWordsMs));
      whole.push(...all.map(({ wholeMs }) => wholeMs));
      const wrong = await judge(last, one.expect, world);
      rows.push({
        lang: one.language,
        request: one.turns.join(' → ').slice(0, 90),
        result: wrong.length === 0 ? 'right' : wrong.join('; '),
      });
    }
  } finally {
    await world.close();
  }
  const right = rows.filter(({ result }) => result === 'right').length;
  return [
    ...rows,
    { total: rows.length, right },
    { 'ms over HTTP': 'first words', median: quantile(first, 0.5), p95: quantile(first, 0.95) },
    { 'ms over HTTP': 'whole answer', median: quantile(whole, 0.5), p95: quantile(whole, 0.95) },
  ];
}

export const planner: Benchmark = {
  title: 'The built-in planner on sixty-six conversations in two languages',
  minutes: 8,
  run,
};
