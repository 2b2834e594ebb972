/**
 * Runs in the browser, in the page that shows a preview: takes from the CMS's form what is written and has the page made anew in
 * a frame behind the one that is seen, which it takes the place of once it is there, as far down. A new frame each time, as a
 * second page in the same one would be a step for the Back button.
 */
export const shellScript = `
const form = document.forms[0]
const cms = form.dataset.cms
let shown = document.querySelector('iframe')
let wanted = ''
let sent = ''
let isLoading = false
let pause

function send() {
  if (isLoading || wanted === sent) return
  sent = wanted
  isLoading = true
  const next = document.createElement('iframe')
  next.title = shown.title
  next.name = 'preview-' + Date.now()
  next.className = 'behind'
  document.body.append(next)
  next.addEventListener('load', () => {
    next.contentWindow.scrollTo(0, shown.contentWindow.scrollY)
    next.className = ''
    shown.remove()
    shown = next
    isLoading = false
    send()
  }, { once: true })
  form.elements.data.value = wanted
  form.target = next.name
  form.submit()
}

addEventListener('message', ({ origin, data }) => {
  if (origin !== cms || data?.type !== 'payload-live-preview' || !data.data) return
  wanted = JSON.stringify(data.data)
  clearTimeout(pause)
  pause = setTimeout(send, 150)
})

const editor = parent === window ? opener : parent
editor?.postMessage({ type: 'payload-live-preview', ready: true }, cms)
`
