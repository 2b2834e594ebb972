import type { LabelFunction, StaticLabel } from 'payload'

/** A label as our messages, which are English, use it; empty where it is none that can be read here. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  if (typeof label === 'string') return label
  return typeof label === 'object' ? (label.en ?? '') : ''
}
