'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { TextOutput } from '../../../admin/values/TextOutput.tsx'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'

export const ChoiceText: SelectFieldClientComponent = ({ field, path }) => {
  const { value } = useCurrentField<string | null>(path)
  const { i18n } = useTranslation()
  const chosenOption = field.options.find((option) => typeof option === 'object' && option.value === value)
  const label = typeof chosenOption === 'object' && typeof chosenOption.label !== 'function' ? chosenOption.label : null
  return (
    <div className="field-type nusa-record">
      <TextOutput label={field.label} text={label ? String(getTranslation(label, i18n)) : value} />
    </div>
  )
}
