export interface PromisedTexts {
  /** The folders and files that write them, from the top of the checkout. */
  in: readonly string[]
  texts: readonly string[]
}

/** Texts by where a traveller meets them. */
export type PromisedTextsByPlace = Record<string, PromisedTexts>
