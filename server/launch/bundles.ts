import path from 'node:path';
import { projectRoot } from './project-root';

export const bundleFolder = path.join(projectRoot, 'build');

/** The programs that `npm start` runs, by the name of the script that each becomes, and where each begins. */
export const bundles = {
  api: path.join(projectRoot, 'server/main.ts'),
  web: path.join(projectRoot, 'web/main.ts'),
  workers: path.join(projectRoot, 'server/launch/workers.ts'),
  'leave-with-launcher': path.join(projectRoot, 'server/launch/leave-with-launcher.ts'),
};
