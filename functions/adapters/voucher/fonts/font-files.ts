const subsets = ['latin', 'latin-ext', 'vietnamese'] as const

const filesOfSubsets = (path: (subset: string) => string) => subsets.map(path)

export const fontFiles = {
  display: filesOfSubsets((subset) => `@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`),
  text: filesOfSubsets((subset) => `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-400-normal.woff`),
  strong: filesOfSubsets((subset) => `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-700-normal.woff`),
}

export type Family = keyof typeof fontFiles
