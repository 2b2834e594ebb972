'use client'

import { getTranslation } from '@payloadcms/translations'
import { useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { TextOutput } from '../../../admin/values/TextOutput.tsx'

/** Shows the label of a read-only option. */
export const ChoiceText: SelectFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ potentiallyStalePath: path })
  const { i18n } = useTranslation()
  const chosen = field.options.find((option) => typeof option === 'object' && option.value === value)
  const label = typeof chosen === 'object' && typeof chosen.label !== 'function' ? chosen.label : null
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={label ? String(getTranslation(label, i18n)) : value} />
    </div>
  )
}
