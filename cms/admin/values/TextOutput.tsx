'use client'

import { formatRupiah } from '@nusa/shared/money'
import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { DateFieldClientComponent, NumberFieldClientComponent, StaticLabel } from 'payload'
import { useId } from 'react'
import { instantText } from '../../core/i18n/times.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import { RecordValue } from './RecordValue.tsx'
import '../admin.css'

interface Props {
  label: StaticLabel | undefined
  text: string | null | undefined
  isMultiline?: boolean
}

export function TextOutput({ label, text, isMultiline = false }: Props) {
  const language = useLanguage()
  const id = useId()
  return (
    <>
      <FieldLabel htmlFor={id} label={label} />
      <output id={id} className={`nusa-record__value${isMultiline ? ' nusa-record__value--lines' : ''}`}>
        <RecordValue language={language} value={text} />
      </output>
    </>
  )
}

export const AmountText: NumberFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<number | null>(path)
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={typeof value === 'number' ? formatRupiah(value) : null} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** Shows an instant in Bali time. Payload would show a disabled picker without an accessible name. */
export const InstantText: DateFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<string | null>(path)
  const language = useLanguage()
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={value && instantText(new Date(value), language)} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
