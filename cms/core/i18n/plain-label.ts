import type { LabelFunction, StaticLabel } from 'payload'
import { labelInLanguage } from './label-in-language.ts'

/** Returns a label for our messages, which are in English; empty if it cannot be read here. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelInLanguage(label, 'en') ?? ''
}
