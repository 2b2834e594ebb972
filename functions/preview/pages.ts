import type { ContentFault } from '@nusa/shared/publishing'
import { html, raw } from 'hono/html'
import type { PreviewLanguage } from '../ports/previews.ts'
import { shellScript } from './shell-script.ts'
import { previewTexts } from './texts.ts'

const textStyle = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 2rem 1.25rem; color: #1f2937; background: #fff }
  main { max-width: 40rem; margin: auto }
  h1 { font-size: 1.25rem }`

const frameStyle = `
  body { margin: 0; background: #fff }
  iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: #fff }
  .behind { z-index: -1 }
  p { position: fixed; inset: auto 0 0; margin: 0; padding: .75rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #fff; background: #1f2937 }
  p[hidden] { display: none }`

interface ShellPageValues {
  previewUrl: string
  cmsOrigin: string
  /** The nonce is part of the page's content security policy. */
  nonce: string
  language: PreviewLanguage
}

type Html = ReturnType<typeof html>

/** Returns the page with a frame that `shellScript` updates while an editor types. */
export function shellPage({ previewUrl, cmsOrigin, nonce, language }: ShellPageValues): Html {
  const texts = previewTexts[language]
  const head = html`<style nonce="${nonce}">${raw(frameStyle)}</style>`
  return page(
    language,
    texts.preview,
    head,
    html`<iframe title="${texts.preview}" src="${previewUrl}"></iframe>
<p role="status" data-loading>${texts.loading}</p>
<p role="status" data-outdated hidden>${texts.outdated}</p>
<form method="post" enctype="multipart/form-data" action="${previewUrl}" data-cms="${cmsOrigin}" hidden><input type="hidden" name="data"></form>
<script nonce="${nonce}">${raw(shellScript)}</script>`,
  )
}

export function refusalPage(message: string, nonce: string, language: PreviewLanguage): Html {
  return textPage(language, previewTexts[language].noPreview, html`<p>${message}</p>`, nonce)
}

/** Returns the page that lists the fields to correct before a preview is possible. */
export function faultsPage(faults: readonly ContentFault[], nonce: string, language: PreviewLanguage): Html {
  const lines = faults.map(({ field, rule }) => html`<li>${field}: ${rule}</li>`)
  return textPage(language, previewTexts[language].faultyFields, html`<ul>${lines}</ul>`, nonce)
}

function textPage(language: PreviewLanguage, title: string, content: Html, nonce: string): Html {
  return page(
    language,
    title,
    html`<style nonce="${nonce}">${raw(textStyle)}</style>`,
    html`<main><h1>${title}</h1>${content}</main>`,
  )
}

function page(language: PreviewLanguage, title: string, head: Html, body: Html): Html {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}</head><body>${body}</body></html>`
}
