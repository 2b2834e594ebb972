import type { ValidationResult } from './validate.ts'

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns the URL of a link if the site allows it, otherwise null. Allowed are web, email and telephone URLs, and paths
 * and anchors of the site itself, but nothing that could run as a script.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const href = value.trim()
  // A second slash or a backslash would lead to another host.
  if (/^\/(?![/\\])/.test(href) || /^#[\w-]*$/.test(href)) return href
  const scheme = URL.canParse(href) ? new URL(href).protocol : null
  return scheme !== null && schemes.has(scheme) ? href : null
}

/** Validates the URL of a link. */
export function checkLink(value: unknown): ValidationResult {
  return (
    safeHref(value) !== null ||
    'Please enter a full address (https://…), a path on this site (/tours), mailto:… or tel:….'
  )
}
