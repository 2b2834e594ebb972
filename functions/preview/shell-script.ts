/** How long (ms) after the last keystroke the preview is requested, so that fewer pages are rendered than letters typed. */
export const typingPause = 150

/**
 * Runs in the browser, in the page that shows a preview: takes from the CMS's form what is written and has the page made anew in
 * a frame behind the one that is seen, which it takes the place of once it is there, as far down. A new frame each time, as a
 * second page in the same one would be a step for the Back button.
 *
 * That the first page is being made is said until it is there. What does not come, or not in time, is said and asked for again, with what is written then; after twice the time each time.
 */
export const shellScript = `
const form = document.forms[0]
const note = document.querySelector('[data-old]')
const coming = document.querySelector('[data-coming]')
const cms = form.dataset.cms
/** Milliseconds. */
const leastPatience = 5000
const mostPatience = 60000
let patience = leastPatience
let shown = document.querySelector('iframe')
let wanted = ''
let sent = ''
let isLoading = false
let pause

shown.addEventListener('load', () => coming.remove(), { once: true })

function send() {
  if (isLoading || wanted === sent) return
  sent = wanted
  isLoading = true
  const next = document.createElement('iframe')
  next.title = shown.title
  next.name = 'preview-' + Date.now()
  next.className = 'behind'
  document.body.append(next)
  const late = setTimeout(() => lose(next), patience)
  next.addEventListener('load', () => {
    clearTimeout(late)
    // A browser's own page about a failure belongs to nobody.
    if (next.contentDocument) show(next)
    else lose(next)
  }, { once: true })
  form.elements.data.value = wanted
  form.target = next.name
  form.submit()
}

function show(next) {
  if (shown.contentDocument) next.contentWindow.scrollTo(0, shown.contentWindow.scrollY)
  next.className = ''
  shown.remove()
  coming.remove()
  shown = next
  patience = leastPatience
  note.hidden = true
  isLoading = false
  send()
}

function lose(next) {
  next.remove()
  note.hidden = false
  sent = ''
  setTimeout(() => {
    isLoading = false
    send()
  }, patience / 5)
  patience = Math.min(2 * patience, mostPatience)
}

addEventListener('message', ({ origin, data }) => {
  if (origin !== cms || data?.type !== 'payload-live-preview' || !data.data) return
  wanted = JSON.stringify(data.data)
  clearTimeout(pause)
  pause = setTimeout(send, ${typingPause})
})

const editor = parent === window ? opener : parent
editor?.postMessage({ type: 'payload-live-preview', ready: true }, cms)
`
