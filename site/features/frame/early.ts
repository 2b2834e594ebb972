import { renewableSeconds } from '../../lib/session-record.ts'

/**
 * Runs before the first paint, so that a static page immediately shows the state of the visitor. It only reads browser
 * storage and sets data attributes on <html> (see global.css).
 *
 * - `data-signed-in`: a session is valid or can be renewed.
 * - `data-converting`: prices are hidden until they are converted from rupiah to the visitor's currency.
 * - `data-asked`: the URL has a query. A page with a list then hides the unfiltered list until the filters are applied.
 *   Advertising parameters (utm_source, gclid and similar) do not count as a query.
 *
 * `data-untouched` is set until the first scroll or other input. Until then a phone does not load pictures far down the
 * page, which many visitors never see. The attribute is also removed on any error, such as a failure of the script that
 * loads the visible pictures (pictures.client.ts).
 *
 * `data-opening` lets the first paint skip elements that have `data-below-fold`. To open an element means to remove
 * `data-below-fold`. Some of these elements are visible above the bottom bars, such as two cards on a tall phone or the
 * footer of a short page. They are opened before the first paint. All other elements are opened when the fonts are
 * applied (event `fontscount` of fonts.ts) or after half a second, each in its own frame, so that a tap in between is
 * handled. Input opens all elements together by removing `data-opening`. If none is left while the page is still being
 * parsed, `data-opening` is removed too, so that the following elements are painted as they arrive. Otherwise
 * `data-opening` stays, because its removal would make the browser restyle the whole page.
 *
 * `data-whole` is set instead of `data-opening` if the browser scrolls to a position in the page, which happens for a
 * fragment, a text fragment (`#:~:text=`, visible only in the name of the navigation entry), Back or reload. The
 * position is only correct if everything above it has its full height.
 */
export const earlyScript = `(dataset=>{
dataset.untouched=''
var {name,type}=performance.getEntriesByType('navigation')[0]||0
dataset[type=='navigate'&&!/#/.test(name)?'opening':'whole']=''
var hasStarted,findNext=()=>'opening'in dataset&&document.querySelector('[data-below-fold]')
var openAll=()=>{if(findNext())delete dataset.opening}
var openNext=()=>{
var element=findNext()
if(element){element.removeAttribute('data-below-fold');requestAnimationFrame(()=>setTimeout(openNext))}
else if(document.readyState==='loading')delete dataset.opening}
var startOpening=()=>{if(!hasStarted){hasStarted=true;openNext()}}
addEventListener('fontscount',startOpening)
requestAnimationFrame(()=>{
var visibleBottom=document.querySelector('#bottom-bars')?.getBoundingClientRect().top??innerHeight;
[...document.querySelectorAll('[data-below-fold]')].filter(element=>{
var {top,height}=element.getBoundingClientRect()
return height&&top<visibleBottom}).forEach(element=>element.removeAttribute('data-below-fold'))
setTimeout(startOpening,500)});
['scroll','wheel','pointerdown','keydown','error'].forEach(type=>addEventListener(type,()=>{openAll();delete dataset.untouched},true))
if(/[?&](?!utm_|\\w+id=)/.test(location.search))dataset.asked=''
try{
if(localStorage.getItem('preferred_currency'))dataset.converting=''
var session=JSON.parse(localStorage.getItem('session'))
if(session?.user?.email&&(session.expires_at+${renewableSeconds})*1000>Date.now())dataset.signedIn=''
}catch{}})(document.documentElement.dataset)`
