import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Env } from '../../../../env';
import { type Result, resultSchema } from './message';

const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => path.join(DATA_DIR, 'test-gateway');

const fileOf = (env: Pick<Env, 'DATA_DIR'>, reference: string): string =>
  path.join(folderOf(env), `${reference}.json`);

/** Writes down what became of a payment, as the books of a real gateway would. */
export const writeResult = async (env: Pick<Env, 'DATA_DIR'>, result: Result): Promise<void> => {
  await mkdir(folderOf(env), { recursive: true, mode: 0o700 });
  const file = fileOf(env, result.reference);
  await writeFile(`${file}.part`, JSON.stringify(result), { mode: 0o600 });
  await rename(`${file}.part`, file);
};

const refundFile = (env: Pick<Env, 'DATA_DIR'>, reference: string): string =>
  path.join(folderOf(env), `${reference}.refund.json`);

/** Notes that money was sent back; told twice, the books say the same. */
export const writeRefund = async (
  env: Pick<Env, 'DATA_DIR'>,
  { reference, amount }: { reference: string; amount: number },
): Promise<void> => {
  await mkdir(folderOf(env), { recursive: true, mode: 0o700 });
  await writeFile(refundFile(env, reference), JSON.stringify({ amount }), { mode: 0o600 });
};

/** How much the books say was sent back of a payment; null where nothing was. */
export const readRefund = async (env: Pick<Env, 'DATA_DIR'>, reference: string): Promise<number | null> => {
  const stored = await readFile(refundFile(env, reference), 'utf8').catch(() => null);
  return stored === null ? null : z.object({ amount: z.number() }).parse(JSON.parse(stored)).amount;
};

/** What the books say of a payment; null when nobody has paid or refused it yet. */
export const readResult = async (env: Pick<Env, 'DATA_DIR'>, reference: string): Promise<Result | null> => {
  try {
    const stored: unknown = JSON.parse(await readFile(fileOf(env, reference), 'utf8'));
    return resultSchema.omit({ signature: true }).parse(stored);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
