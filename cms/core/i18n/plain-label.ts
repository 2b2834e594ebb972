import type { LabelFunction, StaticLabel } from 'payload'
import { labelInLanguage } from './label-in-language.ts'

/** Returns a label in English, for our messages; empty if the label contains no English text. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelInLanguage(label, 'en') ?? ''
}
