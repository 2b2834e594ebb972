/**
 * Runs before anything is painted, so that a page which was built for everybody shows nobody a state that is not theirs.
 * It only reads what this browser keeps, and leaves marks on <html>: `data-signed-in` while a session lasts, and
 * `data-converting` while prices wait to be shown in another currency (see global.css); and `data-asked` where the address asks
 * for something, so that a list of tours doesn't first show others.
 *
 * `data-untouched` stands until the page is first scrolled or touched in any way: as long a phone fetches no pictures that lie far
 * down, which many never see. It also goes where anything fails, such as the script that brings those that are seen without
 * scrolling (far-pictures.client.ts).
 *
 * `data-opening` stands until the first paint, so that it shows what is in view and no more (`rendered-late` in global.css); and then
 * until the fonts count (fonts.ts), the page is touched or half a second has gone: what lies further down need not be laid out
 * twice. A page that is opened at a mark in it has no time for that.
 */
export const earlyScript = `(marks=>{
marks.untouched=''
if(!location.hash)marks.opening=''
var open=()=>delete marks.opening
requestAnimationFrame(()=>setTimeout(open,500));
['scroll','wheel','pointerdown','keydown','error'].forEach(type=>addEventListener(type,()=>{open();delete marks.untouched},true))
if(location.search)marks.asked=''
try{
if(localStorage.getItem('preferred_currency'))marks.converting=''
var session=JSON.parse(localStorage.getItem('session'))
if(session&&session.user&&session.user.email&&session.expires_at*1000>Date.now())marks.signedIn=''
}catch{}})(document.documentElement.dataset)`
