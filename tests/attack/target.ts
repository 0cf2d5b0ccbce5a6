import { mkdtemp, rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../e2e/setup/product';

/** What is attacked: always on this machine. */
export interface Target {
  siteUrl: string;
  /** Undefined where it is not known; its parts are then reached through the site alone. */
  apiUrl?: string;
  adminEmail: string;
  adminPassword: string;
  /** Where letters that were not sent are stored: accounts are made with what stands in them. */
  dataDir: string;
  /** The process whose children the product is; undefined for one that was not started here. */
  launcherPid?: number;
}

/**
 * The address as it may be attacked.
 * @throws Error for anything but a loopback address
 */
export function loopbackOnly(address: string): string {
  const { protocol, hostname, origin } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (protocol !== 'http:' || !isLoopback)
    throw new Error(`${address} is refused: only http on a loopback address may be attacked.`);
  return origin;
}

const needed = (env: NodeJS.ProcessEnv, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`With ATTACK_URL, ${name} must be set.`);
  return value;
};

/** The product at `ATTACK_URL`, or one that is started with data of its own; the second value ends it. */
export async function findTarget(env = process.env): Promise<[Target, () => Promise<void>]> {
  if (env.ATTACK_URL) {
    const given: Target = {
      siteUrl: loopbackOnly(env.ATTACK_URL),
      ...(env.ATTACK_API_URL ? { apiUrl: loopbackOnly(env.ATTACK_API_URL) } : {}),
      adminEmail: needed(env, 'ATTACK_ADMIN_EMAIL'),
      adminPassword: needed(env, 'ATTACK_ADMIN_PASSWORD'),
      dataDir: needed(env, 'ATTACK_DATA_DIR'),
    };
    return [given, async () => {}];
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-attack-'));
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const product = await startProduct(path.join(folder, 'data'), 600_000);
    const { baseUrl: siteUrl, apiUrl, adminEmail, adminPassword, dataDir } = product;
    const stop = async () => {
      try {
        await product.stop();
      } finally {
        await clean();
      }
    };
    return [{ siteUrl, apiUrl, adminEmail, adminPassword, dataDir, launcherPid: process.pid }, stop];
  } catch (error) {
    await clean();
    throw error;
  }
}
