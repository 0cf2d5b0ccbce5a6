const staticImport = /^import \* as (route\d+) from (".*");$/gm;

/**
 * A module script as a script that does the same once the page has loaded.
 * @param script begins with `import * as route0 from "…";` for each route, as Remix writes it.
 * @param modules are fetched side by side, those that the routes import included.
 */
export function afterLoad(script: string, modules: readonly string[]): string {
  if (script.trim() === '') return script;
  const routes = [...script.matchAll(staticImport)];
  const names = routes.map(([, name]) => name).join(',');
  const imports = routes.map(([, , path]) => `import(${path})`).join(',');
  return `{const start=async()=>{
for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names}]=await Promise.all([${imports}]);
${script.replace(staticImport, '').trim()}
};document.readyState==="complete"?start():addEventListener("load",start,{once:true})}`;
}
