import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';

type Route = NonNullable<ServerBuild['routes'][string]>;

export interface RouteNode {
  id: string;
  path?: string;
  index?: boolean;
  children?: RouteNode[];
}

const treeOf = (routes: Route[], parentId?: string): RouteNode[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const children = index ? [] : treeOf(routes, id);
      return {
        id,
        ...(path === undefined ? {} : { path }),
        ...(index ? { index } : {}),
        ...(children.length > 0 ? { children } : {}),
      };
    });

/** The build's routes as the router takes them. */
export const routeTree = (build: ServerBuild): RouteNode[] =>
  treeOf(Object.values(build.routes).filter((route) => route !== undefined));

/** Where the browser asks for a page's data without the page around it. */
const data = '.data';

/** The page whose data a path asks for, or the path itself. */
export const pageOf = (pathname: string): string =>
  pathname.endsWith(data) ? pathname.slice(0, -data.length).replace(/^\/_root$/, '/') : pathname;

/** Tells which routes make the page of a path, the outermost first; none for a path that no route is for. */
export function routeReader(build: ServerBuild): (pathname: string) => string[] {
  const tree = routeTree(build);
  return (pathname) => (matchRoutes(tree as never, pathname) ?? []).map(({ route }) => route.id ?? '');
}
