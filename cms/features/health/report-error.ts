import { browserErrorsPath, createErrorReporter } from '@nusa/shared/browser-errors'

/** Sends the error of an event in the admin to the operator. */
export const reportError = createErrorReporter({
  origin: location.origin,
  read: () => ({ path: location.pathname, script: '', userAgent: navigator.userAgent }),
  async send(body) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(browserErrorsPath, { method: 'POST', headers, body, keepalive: true })
    return response.json()
  },
})
