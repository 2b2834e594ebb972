import fraunces from '../../fonts/fraunces.woff2?url'
import jakarta from '../../fonts/jakarta.woff2?url'

export interface Typeface {
  family: string
  weight: string
  /** The address of its one file. */
  file: string
}

export const typefaces: readonly Typeface[] = [
  { family: 'Plus Jakarta Sans', weight: '400 700', file: jakarta },
  { family: 'Fraunces', weight: '100 900', file: fraunces },
]

/**
 * A script that brings the fonts. Where it stands in an element with `data-has-late-fonts`, a first visit gets them when something was painted, which they would make wait; and all at once, since
 * a page is laid out anew each time that a font comes to count. A browser that has had them takes them from its cache, so that
 * the text stands in them from the start. When they count, the page has no reason to wait with what lies further down (early.ts).
 */
export function fontsScript(faces: readonly Typeface[]): string {
  return `((faces,isLate)=>{
var files=faces.map(face=>face.file).join(' ')
try{if(localStorage.getItem('fonts')===files)isLate=false}catch{}
var bring=()=>{
var fonts=faces.map(face=>new FontFace(face.family,'url('+face.file+')',{weight:face.weight,display:'swap'}))
var add=()=>fonts.forEach(font=>document.fonts.add(font))
if(!isLate)add()
Promise.allSettled(fonts.map(font=>font.load())).then(loads=>{
if(isLate)add()
requestAnimationFrame(()=>setTimeout(()=>dispatchEvent(new Event('fontscount'))))
if(loads.every(load=>load.value))localStorage.setItem('fonts',files)}).catch(()=>{})}
if(isLate&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))
new PerformanceObserver((entries,observer)=>{observer.disconnect();bring()}).observe({type:'paint',buffered:true})
else bring()})(${JSON.stringify(faces)},'hasLateFonts'in document.currentScript.dataset)`
}
