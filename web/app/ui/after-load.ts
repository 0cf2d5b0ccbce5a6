const staticImport = /^import \* as (route\d+) from (".*");$/gm;

/**
 * Runs `start` when the loaded page has been painted, its opening picture included: `load` comes just before that, and
 * what is fetched and run then would hold it up. A window that nobody looks at is not painted and does not wait.
 */
const whenPainted = `const painted=()=>{let begun=false;
const begin=()=>{if(!begun){begun=true;start()}};
const frames=(count)=>count?requestAnimationFrame(()=>frames(count-1)):setTimeout(begin);
document.hidden?begin():frames(2);setTimeout(begin,500)};`;

/**
 * A module script as a script that does the same once the page has loaded and been painted.
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
};${whenPainted}document.readyState==="complete"?painted():addEventListener("load",painted,{once:true})}`;
}
