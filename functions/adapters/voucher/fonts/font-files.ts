const subsets = ['latin', 'latin-ext', 'vietnamese'] as const

const files = (path: (subset: string) => string) => subsets.map(path)

/** Each file contains one subset of characters. */
export const fontFiles = {
  display: files((subset) => `@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`),
  text: files((subset) => `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-400-normal.woff`),
  strong: files((subset) => `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-700-normal.woff`),
}

export type Family = keyof typeof fontFiles
