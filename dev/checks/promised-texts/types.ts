/** Texts that the company has agreed on, and the files that must contain them. */
export interface PromisedTexts {
  /** Relative to the repository root. */
  in: readonly string[]
  texts: readonly string[]
}

/** By the part of the site in which a traveller reads the texts. */
export type PromisedTextsByArea = Record<string, PromisedTexts>
