/** What the build tells the worker. */
export interface BuildFacts {
  /** Changes with every build. */
  version: string;
  /** Files and pages that are kept from the start. A file whose name changes with its content has no revision. */
  precached: { url: string; revision: string | null }[];
  /** The public routes, as the framework's own list has them. */
  routes: Record<string, unknown>;
  /** Files that only the back office loads. */
  officeFiles: string[];
}

declare const BUILD_FACTS: BuildFacts;

export const build: BuildFacts = BUILD_FACTS;
