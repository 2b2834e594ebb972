export { formatCount } from './format-count.ts'
export { isBlank, normaliseLine, normaliseLines } from './normalise-input.ts'
