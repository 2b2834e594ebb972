import { browserErrorsPath, createErrorReporter } from '@nusa/shared/browser-errors'

/** Reports an error that an event handler in the admin caught. The CMS logs it for the operator. */
export const reportError = createErrorReporter({
  origin: location.origin,
  describePage: () => ({ path: location.pathname, script: '', userAgent: navigator.userAgent }),
  async send(body) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(browserErrorsPath, { method: 'POST', headers, body, keepalive: true })
    return response.json()
  },
})
