'use client'

import { FieldDescription } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { instantText } from '../../core/i18n/times.ts'
import { useLanguage } from '../../core/i18n/use-language.ts'
import { useCurrentField } from '../../payload-fixes/rows/use-current-field.ts'
import { TextOutput } from './TextOutput.tsx'

/** Shows a read-only instant as text in Bali time. Payload would show a disabled picker without an accessible name. */
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
