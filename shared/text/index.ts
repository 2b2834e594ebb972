// Separate files, because most pages need only format-count.ts.
export { escapeHtml } from './escape-html.ts'
export { formatCount } from './format-count.ts'
export { isBlank, normaliseLine, normaliseLines } from './normalise-input.ts'
export { shortenText } from './shorten-text.ts'
