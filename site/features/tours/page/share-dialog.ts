import { createElement, createIcon } from '../../../lib/elements.ts'
import { icons } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { createShareLinks, newTabAttributes, type SharedPage, type ShareLink, shareIcons } from './share.ts'
import { tourPageTexts as texts } from './texts.ts'

export function createShareDialog(sharedPage: SharedPage): HTMLDialogElement {
  const titleElement = createElement('p', 'line-clamp-3 text-ink-soft', [sharedPage.title])
  titleElement.dir = 'auto'
  const links = Object.values(createShareLinks(sharedPage))
  const items = links.map((link) => createElement('li', '', [createServiceLink(link)]))
  const dialog = createElement(
    'dialog',
    'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-md bg-paper text-ink shadow-float backdrop:bg-ink/50',
    [
      createHeader(),
      createElement('div', 'p-5', [
        titleElement,
        createElement('ul', 'mt-4 grid grid-cols-1 gap-2.5 min-[26rem]:grid-cols-2', items),
        createCopyRow(sharedPage.url),
      ]),
      createToastContainer(),
    ],
  )
  dialog.setAttribute('aria-labelledby', 'share-title')
  dialog.dataset.shareDialog = ''
  // A press on the backdrop has the dialog itself as its target.
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  return dialog
}

function createHeader(): HTMLElement {
  const title = createElement('h2', 'grow font-display text-xl', [texts.shareTour])
  title.id = 'share-title'
  const closeButton = createElement(
    'button',
    'grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-mist hover:text-ink',
    [createIcon(icons.close)],
  )
  closeButton.ariaLabel = texts.close
  const form = createElement('form', '', [closeButton])
  form.method = 'dialog'
  return createElement('div', 'flex items-center gap-3 border-b border-mist py-2 pr-2 pl-5', [title, form])
}

function createServiceLink({ icon, name, href }: ShareLink): HTMLElement {
  const link = createElement(
    'a',
    'flex min-h-12 w-full items-center gap-3 rounded-md border border-mist-deep bg-white px-4 text-left font-semibold hover:border-jungle hover:text-jungle',
    [createIcon(shareIcons[icon]), name],
  )
  return Object.assign(link, { href, ...newTabAttributes(href) })
}

function createCopyRow(url: string): HTMLElement {
  const field = createElement('input', 'min-h-12 min-w-0 grow rounded-md border border-mist-deep bg-white px-3 text-sm')
  Object.assign(field, { type: 'text', value: url, readOnly: true, ariaLabel: texts.address })
  field.dataset.shareAddress = ''
  field.addEventListener('focus', () => field.select())
  const copyButton = createElement(
    'button',
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-md bg-jungle px-5 font-semibold text-white hover:bg-jungle-deep',
    [createIcon(icons.link), texts.copyLink],
  )
  copyButton.type = 'button'
  copyButton.dataset.shareCopy = ''
  copyButton.addEventListener('click', async () => {
    if (await copyToClipboard(url)) return toast({ title: texts.linkCopied })
    // The visitor can still copy the URL from the field.
    field.focus()
    toast({ title: texts.copyFailed, tone: 'destructive' })
  })
  return createElement('div', 'mt-4 flex flex-col gap-2.5 min-[26rem]:flex-row', [field, copyButton])
}

/** Toasts appear here while the dialog is open, because an open modal dialog covers the page. */
function createToastContainer(): HTMLElement {
  const container = createElement('div')
  container.dataset.toasts = ''
  return container
}

/** Returns false if the browser refuses. On a page without TLS, browsers have no clipboard API. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
