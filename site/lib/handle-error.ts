import { browserErrorsPath, createErrorReporter } from '@nusa/shared/browser-errors'
import { createReloadMessage } from './load-code.ts'

/** Reports an uncaught error. Each island that the error has emptied shows a button that reloads the page. */
export function handleError(event: Event): void {
  reportUncaughtError(event)
  for (const island of document.querySelectorAll('astro-island:not([ssr])')) {
    // React removes the content of an island that throws while it renders.
    if (island.childElementCount === 0) island.append(createReloadMessage(''))
  }
}

const reportUncaughtError = createErrorReporter({
  origin: location.origin,
  describePage: () => ({
    // The query and the fragment are omitted, because they may contain tokens.
    path: location.pathname,
    script: document.querySelector<HTMLScriptElement>('script[src*="/Base."]')?.src ?? '',
    userAgent: navigator.userAgent,
  }),
  async send(body) {
    const headers = { 'content-type': 'application/json' }
    // `keepalive` completes the request if the visitor leaves the page.
    const response = await fetch(browserErrorsPath, { method: 'POST', headers, body, keepalive: true })
    return response.json()
  },
})
