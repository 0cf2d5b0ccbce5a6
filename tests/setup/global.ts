import type { TestProject } from 'vitest/node';
import { openDatabaseServer } from './database-server';
import { ensureTemplate } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    databaseTemplate: string;
  }
}

/** Opens one database server for the whole run, with a migrated template in it. Unit tests alone need none. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Asked once more by each project, which is told what the root was told.
  if (!project.isRootProject()) return undefined;
  if (project.vitest.projects.every(({ name }) => name === 'unit')) return undefined;
  const server = await openDatabaseServer();
  try {
    project.provide('databaseServerUrl', server.url);
    project.provide('databaseTemplate', await ensureTemplate(server.url));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
