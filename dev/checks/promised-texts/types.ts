/** The company has agreed on these texts. */
export interface PromisedTexts {
  sourcePaths: readonly string[]
  texts: readonly string[]
}

export type PromisedTextsByArea = Record<string, PromisedTexts>
