/**
 * What is pressed before the page's first script has run would do nothing, or only lead where it leads without one. It is held,
 * the last of several, and shows that it works (see `aria-busy` in global.css); when the script has run it is pressed again. Where
 * that could not be had it does then what it does without it.
 */
export const heldPressScript = `(()=>{
var held,wake=()=>{if(held)held.ariaBusy=null}
var hold=event=>{
var pressed=event.target.closest('[data-open],[data-favorite],[data-share-open],[data-waking] button')
if(!pressed||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey)return
event.preventDefault()
wake()
held=pressed
held.ariaBusy='true'}
addEventListener('click',hold)
addEventListener('DOMContentLoaded',()=>{removeEventListener('click',hold);wake();if(held)held.click()})})()`
