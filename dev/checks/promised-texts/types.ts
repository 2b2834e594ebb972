/** Texts that the company has agreed on, and the files that must contain them. */
export interface PromisedTexts {
  /** Directories and files that contain the texts, relative to the repository root. */
  in: readonly string[]
  texts: readonly string[]
}

/** Texts grouped by the part of the site in which a traveller reads them. */
export type PromisedTextsByArea = Record<string, PromisedTexts>
