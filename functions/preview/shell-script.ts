/** Avoids a request for every keystroke. */
export const typingPauseMs = 150

/**
 * The script of the page around a preview. It receives the unsaved values from the CMS form and submits them to a new
 * frame behind the visible frame, which the new frame then replaces. Each update uses a new frame, because a second
 * page in the same frame would add an entry to the browser's history.
 *
 * If an update fails or times out, the request is repeated with the current values. Each failure doubles the next
 * timeout.
 */
export const shellScript = `
const form = document.forms[0]
const outdatedNotice = document.querySelector('[data-outdated]')
const loadingNotice = document.querySelector('[data-loading]')
const cmsOrigin = form.dataset.cms
const minTimeoutMs = 5000
const maxTimeoutMs = 60000
let timeoutMs = minTimeoutMs
let visibleFrame = document.querySelector('iframe')
let currentData = ''
let submittedData = ''
let isLoading = false
let typingTimer

visibleFrame.addEventListener('load', () => loadingNotice.remove(), { once: true })

function submit() {
  if (isLoading || currentData === submittedData) return
  submittedData = currentData
  isLoading = true
  const nextFrame = document.createElement('iframe')
  nextFrame.title = visibleFrame.title
  nextFrame.name = 'preview-' + Date.now()
  nextFrame.className = 'behind'
  document.body.append(nextFrame)
  const timer = setTimeout(() => retryLater(nextFrame), timeoutMs)
  nextFrame.addEventListener('load', () => {
    clearTimeout(timer)
    // The browser's own error page is not accessible from here.
    if (nextFrame.contentDocument) showFrame(nextFrame)
    else retryLater(nextFrame)
  }, { once: true })
  form.elements.data.value = currentData
  form.target = nextFrame.name
  form.submit()
}

function showFrame(nextFrame) {
  if (visibleFrame.contentDocument) nextFrame.contentWindow.scrollTo(0, visibleFrame.contentWindow.scrollY)
  nextFrame.className = ''
  visibleFrame.remove()
  loadingNotice.remove()
  visibleFrame = nextFrame
  timeoutMs = minTimeoutMs
  outdatedNotice.hidden = true
  isLoading = false
  submit()
}

function retryLater(nextFrame) {
  nextFrame.remove()
  outdatedNotice.hidden = false
  submittedData = ''
  setTimeout(() => {
    isLoading = false
    submit()
  }, timeoutMs / 5)
  timeoutMs = Math.min(2 * timeoutMs, maxTimeoutMs)
}

addEventListener('message', ({ origin, data }) => {
  if (origin !== cmsOrigin || data?.type !== 'payload-live-preview' || !data.data) return
  currentData = JSON.stringify(data.data)
  clearTimeout(typingTimer)
  typingTimer = setTimeout(submit, ${typingPauseMs})
})

const editor = parent === window ? opener : parent
editor?.postMessage({ type: 'payload-live-preview', ready: true }, cmsOrigin)
`
