import type { LabelFunction, StaticLabel } from 'payload'
import { labelIn } from './label-in.ts'

/** Returns a label for our messages, which are in English; empty if it cannot be read here. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelIn(label, 'en') ?? ''
}
