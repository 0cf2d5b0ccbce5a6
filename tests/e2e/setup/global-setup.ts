import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser';
import { publish } from './environment';
import { startProduct } from './product';

/** Unpacks a browser and starts the product; what is returned undoes both. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-e2e-'));
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const browser = await findBrowser(folder);
    process.env.E2E_BROWSER = JSON.stringify(browser);
    const product = await startProduct(path.join(folder, 'data'));
    publish(product);
    return async () => {
      await product.stop();
      await clean();
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
