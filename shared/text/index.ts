// One file each, because most pages need only the first.
export { escapeHtml } from './escape-html.ts'
export { formatCount } from './format-count.ts'
export { isBlank, normaliseLine, normaliseLines } from './normalise-input.ts'
