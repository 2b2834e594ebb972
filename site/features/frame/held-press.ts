/**
 * What is pressed before the page's first script has run would do nothing, or only lead where it leads without one. It is held,
 * the last of several, and shows that it works (see `aria-busy` in global.css); when the script has run it is pressed again. Where
 * that could not be had it does then what it does without it. The script is the one that is `async` (build/finish-html.ts); where
 * none is, as on the developer's own server, all of the page is waited for.
 */
export const heldPressScript = `(()=>{
var held,wake=()=>{if(held)held.ariaBusy=null}
var hold=event=>{
var pressed=event.target.closest('[data-open],[data-favorite],[data-share-open],[data-waking] button,[data-newsletter] button')
if(!pressed||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey)return
event.preventDefault()
wake()
held=pressed
held.ariaBusy='true'}
var end=({target})=>{
if(!target.async&&target!==document)return
removeEventListener('click',hold)
wake()
if(held)held.click()
held=null}
addEventListener('click',hold)
document.addEventListener('load',end,true)
document.addEventListener('error',end,true)
addEventListener('load',end)})()`
