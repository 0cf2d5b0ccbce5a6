import path from 'node:path';
import { freePort } from '../../db/embedded/free-port';
import { answering, type Child, startChild } from '../../server/launch/child';
import { projectRoot } from '../../server/launch/project-root';
import { supervised } from './product';

/**
 * Starts a process that is compared with others, and waits until it answers.
 * @param script of the project, which answers `/health/live` on the port that it is given in `PORT` and `API_PORT`.
 * @param options of Node
 */
export async function startBeside(
  script: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<{ child: Child; url: string }> {
  const port = await freePort();
  const child = startChild({
    name: path.basename(script, '.ts'),
    args: [...options, ...supervised, path.join(projectRoot, script)],
    env: {
      NODE_ENV: 'production',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_PORT: String(port),
      ...env,
    },
    show: false,
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(child, `${url}/health/live`);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { child, url };
}
