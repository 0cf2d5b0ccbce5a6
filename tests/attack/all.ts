import { makeAdmin, makeCustomer, mark, rightsOfEditors, rightsToRead, signInAdmin } from './actors';
import { type Belongings, giveBelongings } from './belongings';
import { tryBodies } from './bodies';
import { walkBehindCache } from './caches';
import { tryFloods } from './floods';
import { tryFuzz } from './fuzz';
import { tryMatrix } from './matrix';
import { watchMemory } from './memory';
import { type Part, runPart } from './part';
import { tryRush } from './rush';
import { trySpellings } from './spellings';
import { tryOthersBelongings } from './strangers';
import type { Target } from './target';

export interface World {
  owned: Belongings;
  administrator: Awaited<ReturnType<typeof signInAdmin>>;
  viewer: Awaited<ReturnType<typeof makeAdmin>>;
  editor: Awaited<ReturnType<typeof makeAdmin>>;
  other: Awaited<ReturnType<typeof makeCustomer>>;
}

/** Everybody who takes part, and what belongs to one of them. */
export async function makeWorld(target: Target): Promise<World> {
  const administrator = await signInAdmin(target);
  const fullName = `Quách Thị ${mark()}`;
  const customer = await makeCustomer(target, 'customer A', fullName);
  return {
    administrator,
    viewer: await makeAdmin(target, administrator, 'viewer', rightsToRead),
    editor: await makeAdmin(target, administrator, 'editor', rightsOfEditors),
    other: await makeCustomer(target, 'customer B', `Lò Văn ${mark()}`),
    owned: await giveBelongings(target, administrator, customer, fullName),
  };
}

/** Parts that leave what others look at as it is; the others want a product of their own. */
export const gentle = ['matrix', 'strangers', 'spellings', 'caches'] as const;

const minutes = (count: number) => Date.now() + count * 60_000;

export interface Options {
  isShort: boolean;
  /** Parts by name; all of them if none is named. */
  names?: readonly string[];
}

/** Runs the attack's parts one after another, each within a time of its own. */
export async function attackAll(target: Target, { isShort, names = [] }: Options): Promise<Part[]> {
  const world = await makeWorld(target);
  const { owned, administrator, viewer, editor, other } = world;
  const parts: Record<string, () => Promise<Part>> = {
    matrix: () =>
      runPart('who may what', (log) =>
        tryMatrix(target, log, {
          actors: isShort ? [other, viewer] : [other, viewer, editor, administrator],
          isShort,
          deadline: minutes(isShort ? 3 : 6),
        }),
      ),
    strangers: () =>
      runPart("others' belongings", (log) =>
        tryOthersBelongings(target, log, { owned, strangers: [other, viewer, administrator] }),
      ),
    spellings: () =>
      runPart('spellings', (log) =>
        trySpellings(target, log, { isShort, deadline: minutes(isShort ? 3 : 5), stranger: other }),
      ),
    caches: () =>
      runPart('behind a shared cache', (log) =>
        walkBehindCache(target, log, {
          owned,
          administrator,
          other,
          isShort,
          deadline: minutes(isShort ? 3 : 8),
        }),
      ),
    rush: () => runPart('all at once', (log) => tryRush(target, log, administrator)),
    floods: () => runPart('floods', (log) => tryFloods(target, log, administrator)),
    bodies: () => runPart('bodies', (log) => watchMemory(target, log, () => tryBodies(target, log))),
    // Last, because it changes and deletes whatever it meets.
    fuzz: () =>
      runPart('hostile requests', (log) =>
        tryFuzz(target, log, {
          actors: [owned.owner, administrator],
          runs: Number(process.env.FUZZ_RUNS ?? 4),
          seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
          deadline: minutes(6),
        }),
      ),
  };
  const done: Part[] = [];
  for (const [name, run] of Object.entries(parts))
    if (names.length === 0 || names.includes(name)) done.push(await run());
  return done;
}
