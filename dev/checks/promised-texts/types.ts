export interface PromisedTexts {
  /** Directories and files that contain the texts, relative to the repository root. */
  in: readonly string[]
  texts: readonly string[]
}

/** Texts grouped by where a traveller meets them. */
export type PromisedTextsByArea = Record<string, PromisedTexts>
