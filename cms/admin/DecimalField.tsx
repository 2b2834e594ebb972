'use client'

import type { NumberFieldClientComponent } from 'payload'
import { TypedNumber } from './TypedNumber.tsx'
import { readDecimal } from './typed-numbers.ts'

/** A number with decimals, after a point or a comma. */
export const DecimalField: NumberFieldClientComponent = (props) => (
  <TypedNumber {...props} read={readDecimal} inputMode="decimal" />
)
