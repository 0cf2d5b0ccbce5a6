/** What a module is called until its time has come: no browser knows it. */
export const lateModule = 'text/late-module';
export const latePreload = 'late-modulepreload';

/**
 * Runs when the loaded page has been painted, its opening picture included: `load` comes just before that, and what is
 * fetched and run then would hold it up. A window that nobody looks at is not painted and does not wait. Preloads come
 * first, so that all modules are fetched side by side.
 */
const startLateScripts = `{const {nonce}=document.currentScript;
const start=()=>{
for(const {href} of document.querySelectorAll('link[rel="${latePreload}"]'))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const {textContent} of document.querySelectorAll('script[type="${lateModule}"]'))document.head.append(Object.assign(document.createElement("script"),{type:"module",nonce,textContent}))};
const painted=()=>{let begun=false;
const begin=()=>{if(!begun){begun=true;start()}};
const frames=(count)=>count?requestAnimationFrame(()=>frames(count-1)):setTimeout(begin);
document.hidden?begin():frames(2);setTimeout(begin,500)};
document.readyState==="complete"?painted():addEventListener("load",painted,{once:true})}`;

/**
 * Starts the modules that were put off (`late-scripts.server.ts`): a public page can be read, and its links and forms work,
 * without them. On a page without any it does nothing.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: startLateScripts }}
    />
  );
}
