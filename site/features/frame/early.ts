import { goesOnFor } from '../../lib/session-record.ts'

/**
 * Runs before anything is painted, so that a page which was built for everybody shows nobody a state that is not theirs.
 * It only reads what this browser keeps, and leaves marks on <html>: `data-signed-in` while a session lasts or may go on, and
 * `data-converting` while prices wait to be shown in another currency (see global.css); and `data-asked` where the address asks
 * for something, so that a list of tours doesn't first show others. What says only by which advertisement somebody came
 * (utm_source, gclid and their like) asks for nothing.
 *
 * `data-untouched` stands until the page is first scrolled or touched in any way: as long a phone fetches no pictures that lie far
 * down, which many never see. It also goes where anything fails, such as the script that brings those that are seen without
 * scrolling (far-pictures.client.ts).
 *
 * `data-opening`: the first paint need not wait for what lies further down, which is `data-closed` in the page (see
 * global.css). What of it is in view after all, above the bars at the bottom, is opened before the first paint: two cards on a tall
 * phone, the foot of a short page. When the fonts count (fonts.ts tells it by the event `fontscount`) or half a second has gone,
 * the rest is opened, one after the other and each in a frame of its own, so that a tap in between is answered. All is opened at
 * once, by taking the mark away, where the page is touched. Nothing takes the mark away later: a browser would style the whole page
 * anew for it.
 *
 * `data-whole`, in its stead, where somebody comes to a place in the page: to a mark or to words in it (`#:~:text=`, which only the
 * name of the navigation tells), back, or anew. The place is found only where all above it is as tall as it is.
 */
export const earlyScript = `(marks=>{
marks.untouched=''
var {name,type}=performance.getEntriesByType('navigation')[0]||0
marks[type=='navigate'&&!/#/.test(name)?'opening':'whole']=''
var isBegun,next=()=>'opening'in marks&&document.querySelector('[data-closed]')
var open=()=>{if(next())delete marks.opening}
var openNext=()=>{
var far=next()
if(far){far.removeAttribute('data-closed');requestAnimationFrame(()=>setTimeout(openNext))}
else if(document.readyState==='loading')delete marks.opening}
var begin=()=>{if(!isBegun)openNext(isBegun=true)}
addEventListener('fontscount',begin)
requestAnimationFrame(()=>{
var end=document.querySelector('#bottom-bars')?.getBoundingClientRect().top??innerHeight;
[...document.querySelectorAll('[data-closed]')].filter(far=>{
var {top,height}=far.getBoundingClientRect()
return height&&top<end}).forEach(far=>far.removeAttribute('data-closed'))
setTimeout(begin,500)});
['scroll','wheel','pointerdown','keydown','error'].forEach(type=>addEventListener(type,()=>{open();delete marks.untouched},true))
if(/[?&](?!utm_|\\w+id=)/.test(location.search))marks.asked=''
try{
if(localStorage.getItem('preferred_currency'))marks.converting=''
var session=JSON.parse(localStorage.getItem('session'))
if(session?.user?.email&&(session.expires_at+${goesOnFor})*1000>Date.now())marks.signedIn=''
}catch{}})(document.documentElement.dataset)`
