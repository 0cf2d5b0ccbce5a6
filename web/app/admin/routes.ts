import type { RouteEntry } from '../routes';

/** The back office's routes, outside the language prefix. */
export const adminRoutes: RouteEntry[] = [];
