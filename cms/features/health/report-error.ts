import { browserErrorsPath, createErrorReporter } from '@nusa/shared/browser-errors'

/** Sends an error to the log of the CMS, for event handlers that catch their errors. */
export const reportError = createErrorReporter({
  origin: location.origin,
  describePage: () => ({ path: location.pathname, script: '', userAgent: navigator.userAgent }),
  async send(body) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(browserErrorsPath, { method: 'POST', headers, body, keepalive: true })
    return response.json()
  },
})
