/**
 * The inline script that loads a page again where its scripts are gone: a page that a cache or a browser has kept since
 * before a release names files that the release has not, and would stay without scripts (ERR-02). It stands before
 * them, since none of their own code runs then.
 *
 * Only a 404 of Remix's manifest, which is another file in each release, is a reason: without a connection the page is
 * better than none. A page that has been hydrated, or was loaded again already, stays as it is.
 */
const SCRIPT = `(()=>{
const look=()=>{
const file=document.querySelector('link[href*="/manifest-"]')?.href;
const isAgain=performance.getEntriesByType('navigation')[0]?.type==='reload';
if(!file||isAgain||'hydrated' in document.documentElement.dataset)return;
fetch(file,{method:'HEAD',cache:'no-store'}).then(({status})=>{if(status===404)location.reload()},()=>{});
};
addEventListener('error',({target})=>{if(target.type==='module')look()},true);
addEventListener('unhandledrejection',({reason})=>{if(/module/.test(reason?.message))look()});
})()`;

/** Nothing in the browser, which has it from the document. */
export const LOAD_AGAIN = import.meta.env.SSR ? SCRIPT : '';
