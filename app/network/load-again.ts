/** Where the session keeps when that was last done (ms since 1970). */
export const LOADED_AGAIN_AT = 'loaded-again-at';
/** Where the session keeps that it was told that scripts are gone. */
export const TOLD_GONE = 'told-scripts-gone';
/** Of the region whose hidden child tells it. */
export const SCRIPTS_GONE = 'scripts-gone';
/** Code that does not come at all is asked for no more often (LAY-14). */
const PAUSE_MS = 60_000;

/**
 * The inline script that loads a page again where its scripts are gone: a page that a cache or a browser has kept since
 * before a release names files that the release has not, and would stay without scripts (ERR-02). It stands before
 * them, since none of their own code runs then.
 *
 * Only a 404 of Remix's manifest, which is another file in each release, is a reason: without a connection the page is
 * better than none. A page that has been hydrated stays as it is. So does one that was loaded again within a minute,
 * and says so, once in a session: it works without scripts, but not all of it.
 */
const SCRIPT = `(()=>{
let isDone;
const tell=()=>{
if(sessionStorage.getItem('${TOLD_GONE}'))return;
sessionStorage.setItem('${TOLD_GONE}',1);
const note=document.querySelector('#${SCRIPTS_GONE}>*');
note.hidden=false;
note.querySelector('button').onclick=()=>note.remove();
};
const look=()=>{
const file=document.querySelector('link[href*="/manifest-"]')?.href;
const again=()=>{
if(isDone)return;
isDone=true;
try{
const now=Date.now();
if(now-sessionStorage.getItem('${LOADED_AGAIN_AT}')<${PAUSE_MS})return tell();
sessionStorage.setItem('${LOADED_AGAIN_AT}',now);
location.reload();
}catch{}
};
if(!file||'hydrated' in document.documentElement.dataset)return;
fetch(file,{method:'HEAD',cache:'no-store'}).then(({status})=>{if(status===404)again()},()=>{});
};
addEventListener('error',({target})=>{if(target.type==='module')look()},true);
addEventListener('unhandledrejection',({reason})=>{if(/module/.test(reason?.message))look()});
})()`;

/** Nothing in the browser, which has it from the document. */
export const LOAD_AGAIN = import.meta.env.SSR ? SCRIPT : '';
