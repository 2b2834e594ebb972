/**
 * Holds presses before the page's first script has run, which would do nothing or only follow a fallback link. The last
 * pressed element is shown as busy (see `aria-busy` in global.css) and pressed again after the script has run, or has
 * failed to load: then it does what it does without a script. It is forgotten if another link, button or menu is
 * pressed. The script is the one that is `async` (build/finish-page.ts); without one, as on the development server, the
 * whole page is awaited.
 */
export const heldPressScript = `(()=>{
var held,release=()=>{
var released=held
held=null
if(released)released.ariaBusy=null
return released}
var hold=event=>{
var pressed=event.target.closest('a,button,summary')
if(!pressed||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey)return
release()
if(!pressed.matches('[data-open],[data-favorite],[data-share-open],[data-waking] button,[data-newsletter] button'))return
event.preventDefault()
held=pressed
held.ariaBusy='true'}
var end=({target})=>{
if(!target.async&&target!==document)return
removeEventListener('click',hold)
release()?.click()}
addEventListener('click',hold)
document.addEventListener('load',end,true)
document.addEventListener('error',end,true)
addEventListener('load',end)})()`
