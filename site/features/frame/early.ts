/**
 * Runs before anything is painted, so that a page which was built for everybody shows nobody a state that is not theirs.
 * It only reads what this browser keeps, and leaves marks on <html>: `data-signed-in` while a session lasts, and
 * `data-converting` while prices wait to be shown in another currency (see global.css); and `data-asked` where the address asks
 * for something, so that a list of tours doesn't first show others. What says only by which advertisement somebody came
 * (utm_source, gclid and their like) asks for nothing.
 *
 * `data-untouched` stands until the page is first scrolled or touched in any way: as long a phone fetches no pictures that lie far
 * down, which many never see. It also goes where anything fails, such as the script that brings those that are seen without
 * scrolling (far-pictures.client.ts).
 *
 * `data-opening` stands until the first paint, which need not wait for what lies further down (`rendered-late` in global.css); and
 * then until the fonts count (fonts.ts), the page is touched or half a second has gone: that need not be laid out twice. It
 * goes at once where such a thing is in view, as the foot of a short page is, or the page is opened at a mark in it.
 */
export const earlyScript = `(marks=>{
marks.untouched=''
if(!location.hash)marks.opening=''
var open=()=>delete marks.opening
requestAnimationFrame(()=>{
var far=document.querySelector('.rendered-late')
if(far&&far.getBoundingClientRect().top<innerHeight)open();else setTimeout(open,500)});
['scroll','wheel','pointerdown','keydown','error'].forEach(type=>addEventListener(type,()=>{open();delete marks.untouched},true))
if(/[?&](?!utm_|\\w+id=)/.test(location.search))marks.asked=''
try{
if(localStorage.getItem('preferred_currency'))marks.converting=''
var session=JSON.parse(localStorage.getItem('session'))
if(session&&session.user&&session.user.email&&session.expires_at*1000>Date.now())marks.signedIn=''
}catch{}})(document.documentElement.dataset)`
