import fraunces from '../../fonts/fraunces.woff2?url'
import jakarta from '../../fonts/jakarta.woff2?url'

export interface Typeface {
  family: string
  weight: string
  /** The URL of the only font file. */
  file: string
}

export const typefaces: readonly Typeface[] = [
  { family: 'Plus Jakarta Sans', weight: '400 700', file: jakarta },
  { family: 'Fraunces', weight: '100 900', file: fraunces },
]

/**
 * Returns a script that loads the fonts. With `data-defers-fonts` on its script element, a first visit loads the fonts
 * after the first paint, so that they do not delay it. The fonts are then applied together, because each applied font
 * causes a new layout. On later visits the fonts are cached and applied from the start. When the fonts are loaded, the
 * event `fontscount` makes early.ts show the content below the fold.
 */
export function fontsScript(faces: readonly Typeface[]): string {
  return `((faces,isDeferred)=>{
var files=faces.map(face=>face.file).join(' ')
try{if(localStorage.getItem('fonts')===files)isDeferred=false}catch{}
var loadFonts=()=>{
var fonts=faces.map(face=>new FontFace(face.family,'url('+face.file+')',{weight:face.weight,display:'swap'}))
var applyFonts=()=>fonts.forEach(font=>document.fonts.add(font))
if(!isDeferred)applyFonts()
Promise.allSettled(fonts.map(font=>font.load())).then(results=>{
if(isDeferred)applyFonts()
requestAnimationFrame(()=>setTimeout(()=>dispatchEvent(new Event('fontscount'))))
if(results.every(result=>result.value))localStorage.setItem('fonts',files)}).catch(()=>{})}
if(isDeferred&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint'))
new PerformanceObserver((entries,observer)=>{observer.disconnect();loadFonts()}).observe({type:'paint',buffered:true})
else loadFonts()})(${JSON.stringify(faces)},'defersFonts'in document.currentScript.dataset)`
}
