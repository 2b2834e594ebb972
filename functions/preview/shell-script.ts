/** How long (ms) after the last keystroke the preview is requested, so that not every keystroke renders a page. */
export const typingPauseMs = 150

/**
 * Runs in the browser, on the page that shows a preview. Receives the unsaved values from the CMS's form and submits
 * them to a new frame behind the visible one. When the new frame has loaded, it replaces the visible one at the same
 * scroll position. Each update uses a new frame, because a second page in the same frame would add an entry to the
 * browser's history.
 *
 * A notice is shown until the first page has loaded. If an update fails or times out, a notice is shown and the request
 * is repeated with the current values; each timeout doubles the next one.
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
    // The browser's own error page is not accessible from here.
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
  pause = setTimeout(send, ${typingPauseMs})
})

const editor = parent === window ? opener : parent
editor?.postMessage({ type: 'payload-live-preview', ready: true }, cms)
`
