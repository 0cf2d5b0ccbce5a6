import type { Posted } from '~/api/types';

/** What an import would do or has done. */
export type Report = Posted<'/import/{entity}'>['data'];
