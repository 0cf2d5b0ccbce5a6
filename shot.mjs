// SITE=… node shot.mjs "/en/x|1280|dark|900|full" … → /tmp/shots/*.png
import { chromium } from 'playwright-core'; import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
fs.mkdirSync('/tmp/shots',{recursive:true}); fs.mkdirSync('/tmp/chr',{recursive:true});
const found=JSON.parse(execFileSync('node',['tests/e2e/setup/unpack-chromium.mjs'],{env:{...process.env,TMPDIR:'/tmp/chr',AWS_EXECUTION_ENV:'AWS_Lambda_nodejs20.x',LD_LIBRARY_PATH:''}}).toString());
const b=await chromium.launch({executablePath:found.executablePath,env:{...process.env,...found.env},args:['--no-sandbox','--disable-quic','--disable-background-networking']});
for(const a of process.argv.slice(2)){const [p,w='1280',scheme='light',h='900',full]=a.split('|');
 const c=await b.newContext({viewport:{width:+w,height:+h},colorScheme:scheme,isMobile:+w<500,hasTouch:+w<500,baseURL:process.env.SITE});
 const page=await c.newPage(); const t=Date.now(); await page.goto(p,{waitUntil:'networkidle',timeout:60000}).catch(e=>console.log(p,String(e).slice(0,100)));
 const out=`/tmp/shots/${p.replace(/[^a-z0-9]+/gi,'_')}_${w}_${scheme}.png`;
 await page.screenshot({path:out,fullPage:full==='full'}); console.log(out,Date.now()-t,'ms'); await c.close();}
await b.close();
