/** Where the session keeps when that was last done (ms since 1970). */
export const LOADED_AGAIN_AT = 'loaded-again-at';
/** Where the session keeps that it was told that scripts are gone. */
export const TOLD_GONE = 'told-scripts-gone';
/** Of the region whose hidden child tells it. */
export const SCRIPTS_GONE = 'scripts-gone';
/** Code that does not come at all is asked for no more often (LAY-14). */
const PAUSE_MS = 60_000;

/** Events between the script below and the site's own code. */
const CODE_LOST = 'code-lost';
const RELOADS_PAGE = 'loads-anew';
const RELOAD_REFUSED = 'reload-refused';

/**
 * Guards what loads a page again (LAY-14): once in a minute, and after that the page stays as it is and says so, once in
 * a session. The browser's `navigate` event tells of each reload by a script, Remix's own among them, where code
 * of a route is gone; it needs no code of the site, which may be what is gone.
 * https://developer.mozilla.org/docs/Web/API/Navigation/navigate_event
 *
 * It also loads a page again that has not been hydrated since its scripts are gone: a page that a cache or a browser has
 * kept since before a release names files that the release has not (ERR-02). Only a 404 of Remix's manifest, which
 * is another file in each release, is a reason: without a connection the page is better than none.
 *
 * In development it leaves reloads alone, as Vite loads a page again for many a change.
 */
const SCRIPT = `(()=>{
let isAllowed;
const tell=()=>{
if(sessionStorage.getItem('${TOLD_GONE}'))return;
sessionStorage.setItem('${TOLD_GONE}',1);
const note=document.querySelector('#${SCRIPTS_GONE}>*');
note.hidden=false;
note.querySelector('button').onclick=()=>note.remove();
};
const mayLoad=()=>{
try{
const now=Date.now();
if(now-sessionStorage.getItem('${LOADED_AGAIN_AT}')<${PAUSE_MS})return tell();
sessionStorage.setItem('${LOADED_AGAIN_AT}',now);
return true;
}catch{}
};
const again=()=>{
if(isAllowed||!mayLoad())return;
isAllowed=true;
location.reload();
};
const look=()=>{
const file=document.querySelector('link[href*="/manifest-"]')?.href;
if(!file||'hydrated' in document.documentElement.dataset)return;
fetch(file,{method:'HEAD',cache:'no-store'}).then(({status})=>{if(status===404)again()},()=>{});
};
addEventListener('error',({target})=>{if(target.type==='module')look()},true);
addEventListener('unhandledrejection',({reason})=>{if(/module/.test(reason?.message))look()});
addEventListener('${CODE_LOST}',again);
addEventListener('${RELOADS_PAGE}',()=>{isAllowed=true});
if(${!import.meta.env.DEV})self.navigation?.addEventListener('navigate',(event)=>{
if(event.navigationType!=='reload'||event.userInitiated||isAllowed||mayLoad())return;
event.preventDefault();
dispatchEvent(new Event('${RELOAD_REFUSED}'));
});
})()`;

/** Nothing in the browser, which has it from the document. */
export const LOAD_AGAIN = import.meta.env.SSR ? SCRIPT : '';

/** Loads the page again where code has not come, as often as the guard allows. */
export function loadLostCode(): void {
  dispatchEvent(new Event(CODE_LOST));
}

/** Loads the page again where it has become another one, however short it is since then: no code is lost. */
export function reloadPage(): void {
  dispatchEvent(new Event(RELOADS_PAGE));
  location.reload();
}

/** Calls where the guard has kept Remix from loading the page again. */
export function onReloadRefused(call: () => void): void {
  // By a new task: what the browser was about to do ends before.
  addEventListener(RELOAD_REFUSED, () => setTimeout(call));
}
