import type { ValidationResult } from './validate.ts'

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Returns a web, email or telephone URL, a path or an anchor. Returns null for other URLs: they could run a script. */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const href = value.trim()
  // Browsers read a path that starts with two slashes, or with a slash and a backslash, as another host.
  if (/^\/(?![/\\])/.test(href) || /^#[\w-]*$/.test(href)) return href
  const scheme = URL.canParse(href) ? new URL(href).protocol : null
  return scheme !== null && schemes.has(scheme) ? href : null
}

export function checkLink(value: unknown): ValidationResult {
  return (
    safeHref(value) !== null ||
    'Please enter a full address (https://…), a path on this site (/tours), mailto:… or tel:….'
  )
}
