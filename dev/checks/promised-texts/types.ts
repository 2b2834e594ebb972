/**
 * Texts that the company has agreed on. Each occurs in a source file whose path starts with one of `sourcePaths`, or is
 * documented as unreachable.
 */
export interface PromisedTexts {
  sourcePaths: readonly string[]
  texts: readonly string[]
}

export type PromisedTextsByArea = Record<string, PromisedTexts>
