import type { LabelFunction, StaticLabel } from 'payload'
import { labelIn } from './label-in.ts'

/** A label as our messages, which are English, use it; empty where it is none that can be read here. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelIn(label, 'en') ?? ''
}
