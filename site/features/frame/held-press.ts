/**
 * Holds presses before the page's first script has run, because such a press would do nothing or only follow a fallback
 * link. The last pressed element is shown as busy. It is pressed again after the script has run or failed to load,
 * unless the visitor presses another link, button or menu. The first script is the script with `async`
 * (build/finish-page.ts). Without an async script, as on the development server, the press is repeated after the page
 * has loaded.
 */
export const heldPressScript = `(()=>{
var heldElement,releaseElement=()=>{
var released=heldElement
heldElement=null
if(released)released.ariaBusy=null
return released}
var holdPress=event=>{
var pressed=event.target.closest('a,button,summary')
if(!pressed||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey)return
releaseElement()
if(!pressed.matches('[data-open],[data-favorite],[data-share-open],[data-hydrating] button,[data-newsletter] button'))return
event.preventDefault()
heldElement=pressed
heldElement.ariaBusy='true'}
var replayPress=({target})=>{
if(!target.async&&target!==document)return
removeEventListener('click',holdPress)
releaseElement()?.click()}
addEventListener('click',holdPress)
document.addEventListener('load',replayPress,true)
document.addEventListener('error',replayPress,true)
addEventListener('load',replayPress)})()`
