import type { Verdict } from './validate.ts'

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address of a link as it may stand on the site, or null: the web, mail, telephone, and paths and anchors of the site
 * itself. Whatever could run as a script is not among them.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const href = value.trim()
  // A second slash or a backslash would name another host.
  if (/^\/(?![/\\])/.test(href) || /^#[\w-]*$/.test(href)) return href
  const scheme = URL.canParse(href) ? new URL(href).protocol : null
  return scheme !== null && schemes.has(scheme) ? href : null
}

/** Says whether a link may be written. */
export function checkLink(value: unknown): Verdict {
  return (
    safeHref(value) !== null ||
    'Please enter a full address (https://…), a path on this site (/tours), mailto:… or tel:….'
  )
}
