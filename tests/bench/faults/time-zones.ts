import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../server/launch/project-root';
import type { Row } from '../benchmark';

const script = path.join(projectRoot, 'tests/bench/faults/print-times.ts');

const timesIn = async (zone: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: projectRoot,
    env: { ...process.env, TZ: zone },
    maxBuffer: 1024 * 1024,
  });
  return stdout.trim().split('\n');
};

/** What the API makes of each quarter of an hour around the nights in which clocks change, on a machine in Berlin. */
export const dstNights = async (): Promise<Row> => {
  const [berlin, vietnam] = [await timesIn('Europe/Berlin'), await timesIn('Asia/Ho_Chi_Minh')];
  const different = berlin.filter((line, index) => line !== vietnam[index]).length;
  return {
    check: 'nights of clock changes, machine in Europe/Berlin',
    tried: berlin.length,
    wrong: different,
  };
};
