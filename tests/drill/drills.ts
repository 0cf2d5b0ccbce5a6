import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../bench/benchmark';
import { type Fault, type Probed, underFault } from '../bench/faults/probe';
import { signal } from '../factories/signals';
import { balance, lettersWaiting } from './books';
import { fillDisk } from './own-disk';
import type { Stage } from './stage';
import { letVisitorsIn, type Wish } from './visitors';

export interface Drill {
  name: string;
  /** How often it happens, where it is done in a moment. */
  times?: number;
  /** Where it is asked meanwhile; the product, unless it is said. */
  where?: (stage: Stage) => Promise<Probed>;
  begin(stage: Stage): Promise<Fault>;
}

/** Scales what takes long: 1 as it is written down, less for a short form. */
export type Pace = (milliseconds: number) => number;

const minute = 60_000;

/** After its cause has ended, everything has to be well within so many seconds. */
export const wellSeconds = 5;

const killed = (name: string, times: number, find: (stage: Stage) => Promise<number>): Drill => ({
  name,
  times,
  begin: async (stage) => ({ begin: async () => signal([await find(stage)], 'SIGKILL') }),
});

const beside = async (stage: Stage) => stage.beside();

/** The clock of the API and of the site beside, which goes on from there. */
const clockJump = (name: string, milliseconds: number, lasts: number): Drill => ({
  name,
  where: beside,
  begin: async (stage) => {
    const { clock } = await stage.beside();
    return {
      begin: () => writeFile(clock, String(milliseconds)),
      mend: () => writeFile(clock, '0'),
      lasts,
    };
  },
});

/** All drills, as they are run. */
export const drills = (pace: Pace, kills = 20): Drill[] => [
  killed('PostgreSQL killed', kills, ({ processes }) => processes.postgres()),
  {
    name: 'PostgreSQL hangs',
    begin: async ({ processes }) => {
      const hung = await processes.wholePostgres();
      return {
        begin: () => signal(hung, 'SIGSTOP'),
        mend: () => signal(hung, 'SIGCONT'),
        lasts: pace(12_000),
      };
    },
  },
  killed('API killed', 5, ({ processes }) => processes.api()),
  killed('site killed', 5, ({ processes }) => processes.site()),
  {
    name: 'mail server away',
    begin: async ({ mailDoor }) => ({ begin: mailDoor.shut, mend: mailDoor.mend, lasts: pace(10 * minute) }),
  },
  {
    name: 'mail server silent',
    begin: async ({ mailDoor }) => ({ begin: mailDoor.cut, mend: mailDoor.mend, lasts: pace(minute) }),
  },
  {
    name: 'object store away',
    begin: async ({ store }) => ({
      begin: () =>
        store.breaks((request) => {
          request.destroy();
          return 'handled';
        }),
      mend: store.heals,
      lasts: pace(30_000),
    }),
  },
  {
    name: 'disk full',
    begin: async () => {
      const empty = await fillDisk();
      return { begin: empty.fill, mend: empty.free, lasts: pace(10_000) };
    },
  },
  {
    name: 'database 1 s late',
    where: beside,
    begin: async (stage) => {
      const { door } = await stage.beside();
      return { begin: () => door.delay(1_000), mend: door.mend, lasts: pace(20_000) };
    },
  },
  {
    name: 'line to the database cut',
    where: beside,
    begin: async (stage) => {
      const { door } = await stage.beside();
      return { begin: door.cut, mend: door.mend, lasts: pace(20_000) };
    },
  },
  {
    name: 'database refuses connections',
    where: beside,
    begin: async (stage) => {
      const { door } = await stage.beside();
      return { begin: door.shut, mend: door.mend, lasts: pace(20_000) };
    },
  },
  clockJump('clock an hour ahead', 60 * minute, pace(20_000)),
  clockJump('clock an hour behind', -60 * minute, pace(20_000)),
];

/** How long visitors go on trying after all is well. */
const patience = 40_000;

/** So long visitors are let in before anything happens, and after it. */
const calmMilliseconds = 2_500;

/** A letter that a killed process had taken comes after a minute: so long none may have come before they are given up. */
const lettersPatience = 80_000;

const lettersSent = async ({ sql }: Stage, wishes: readonly Wish[]): Promise<number> => {
  const begun = Date.now();
  let fewest = Number.POSITIVE_INFINITY;
  for (let since = begun; Date.now() - since < lettersPatience; await sleep(200)) {
    const waiting = await lettersWaiting(sql, wishes);
    if (waiting === 0) break;
    if (waiting < fewest) since = Date.now();
    fewest = Math.min(fewest, waiting);
  }
  return (Date.now() - begun) / 1000;
};

export interface Outcome {
  row: Row;
  /** What was not as it has to be; nothing when all is well. */
  wrong: string[];
}

/** Lets visitors in, breaks something under them, and compares what they were told with what there is. */
export const runDrill = async (stage: Stage, drill: Drill, calm = calmMilliseconds): Promise<Outcome> => {
  const { name, times = 1, where, begin } = drill;
  const probed = where ? await where(stage) : stage.product;
  const visitors = letVisitorsIn({ ...stage.resort, apiUrl: probed.apiUrl });
  const wells: number[] = [];
  let longest = 0;
  try {
    for (let time = 0; time < times; time += 1) {
      await sleep(calm);
      while (visitors.underWay() === 0) await sleep(5);
      const row = await underFault(name, probed, await begin(stage));
      wells.push(Number(row['well after s']));
      longest = Math.max(longest, Number(row['longest answer s']));
    }
    await sleep(calm);
  } finally {
    await visitors.sendHome(patience);
  }
  const lettersAfter = await lettersSent(stage, visitors.wishes);
  const books = await balance(stage.sql, visitors.wishes, stage.resort, stage.mail.received);
  const tried = visitors.wishes.reduce((sum, { tries }) => sum + tries, 0);
  const row: Row = {
    drill: times > 1 ? `${name}, ${times} times` : name,
    wished: books.wished,
    tries: tried,
    told: books.acknowledged,
    lost: books.lost,
    doubled: books.doubled,
    letters: books.letters,
    'without one': books.lettersMissing,
    'with two': books.lettersDoubled,
    copies: books.copies,
    'longest answer s': longest,
    'well after s': Math.max(...wells),
    'letters out after s': Number(lettersAfter.toFixed(1)),
  };
  const wrong = [
    ...(books.lost > 0 ? [`${books.lost} acknowledged wishes were lost`] : []),
    ...(books.doubled > 0 ? [`${books.doubled} were done twice`] : []),
    ...(books.lettersDoubled > 0 ? [`${books.lettersDoubled} orders have not exactly one letter`] : []),
    ...(books.lettersMissing > 0 ? [`${books.lettersMissing} letters did not come`] : []),
    ...(books.acknowledged < books.wished
      ? [`${books.wished - books.acknowledged} wishes were never granted`]
      : []),
    ...(Math.max(...wells) > wellSeconds ? [`well only after ${Math.max(...wells)} s`] : []),
    ...[...visitors.refused].map(([what, count]) => `${count} × ${what}`),
  ].map((what) => `${name}: ${what}`);
  return { row, wrong };
};
