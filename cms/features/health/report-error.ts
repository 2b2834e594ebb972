import { browserErrorsPath, createErrorReporter } from '@nusa/shared/browser-errors'

/** Sends an error that an event handler in the admin caught to the log of the CMS. */
export const reportError = createErrorReporter({
  origin: location.origin,
  describePage: () => ({ path: location.pathname, script: '', userAgent: navigator.userAgent }),
  async send(body) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(browserErrorsPath, { method: 'POST', headers, body, keepalive: true })
    return response.json()
  },
})
