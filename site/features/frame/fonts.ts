import fraunces from '../../fonts/fraunces.woff2?url'
import frauncesWestern from '../../fonts/fraunces-western.woff2?url'
import jakarta from '../../fonts/jakarta.woff2?url'
import jakartaWestern from '../../fonts/jakarta-western.woff2?url'

export interface Typeface {
  family: string
  weight: string
  /** The file of what English, the site's texts and its prices are written with. */
  common: string
  /** The file of the other letters of Western Europe. */
  western: string
}

export const typefaces: readonly Typeface[] = [
  { family: 'Plus Jakarta Sans', weight: '400 700', common: jakarta, western: jakartaWestern },
  { family: 'Fraunces', weight: '100 900', common: fraunces, western: frauncesWestern },
]

const westernLetters = 'U+A1-FF,U+131,U+152-153,U+178,U+201A,U+201E,U+2039-203A,U+2122,U+2190'

/**
 * A script that brings the fonts; the files of western letters only where a page has one of these. Where it stands in an element with
 * `data-has-late-fonts`, a first visit gets them when something was painted, which they would make wait; and all at once, since
 * a page is laid out anew each time that a font comes to count. A browser that has had them takes them from its cache, so that
 * the text stands in them from the start. When they count, the page has no reason to wait with what lies further down (early.ts).
 */
export function fontsScript(faces: readonly Typeface[]): string {
  return `((faces,isLate)=>{
var files=faces.map(face=>face.common).join(' ')
try{if(localStorage.getItem('fonts')===files)isLate=false}catch{}
var bring=()=>{
var fonts=['western','common'].flatMap(part=>faces.map(face=>new FontFace(face.family,'url('+face[part]+')',
{weight:face.weight,display:'swap',unicodeRange:part==='western'?'${westernLetters}':'U+0-10FFFF'})))
var add=()=>fonts.forEach(font=>document.fonts.add(font))
if(!isLate)add()
Promise.allSettled(fonts.slice(faces.length).map(font=>font.load())).then(loads=>{
if(isLate)add()
requestAnimationFrame(()=>setTimeout(()=>dispatchEvent(new Event('fontscount'))))
if(loads.every(load=>load.value))localStorage.setItem('fonts',files)}).catch(()=>{})}
if(isLate&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))
new PerformanceObserver((entries,observer)=>{observer.disconnect();bring()}).observe({type:'paint',buffered:true})
else bring()})(${JSON.stringify(faces)},'hasLateFonts'in document.currentScript.dataset)`
}
