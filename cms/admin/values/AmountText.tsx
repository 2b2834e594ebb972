'use client'

import { formatRupiah } from '@nusa/shared/money'
import { FieldDescription } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import { TextOutput } from './TextOutput.tsx'

/** Shows a read-only amount: Rp1.518.000. */
export const AmountText: NumberFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<number | null>(path)
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={typeof value === 'number' ? formatRupiah(value) : null} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
