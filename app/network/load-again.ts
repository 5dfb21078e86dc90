/** Where the session keeps when that was last done (ms since 1970). */
export const LOADED_AGAIN_AT = 'loaded-again-at';
/** Code that does not come at all is asked for no more often (LAY-14). */
const PAUSE_MS = 60_000;

/**
 * The inline script that loads a page again where its scripts are gone: a page that a cache or a browser has kept since
 * before a release names files that the release has not, and would stay without scripts (ERR-02). It stands before
 * them, since none of their own code runs then.
 *
 * Only a 404 of Remix's manifest, which is another file in each release, is a reason: without a connection the page is
 * better than none. A page that has been hydrated, or was loaded again within a minute, stays as it is.
 */
const SCRIPT = `(()=>{
const look=()=>{
const file=document.querySelector('link[href*="/manifest-"]')?.href;
const again=()=>{
try{
const now=Date.now();
if(now-sessionStorage.getItem('${LOADED_AGAIN_AT}')<${PAUSE_MS})return;
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
