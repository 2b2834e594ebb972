'use client'

import { FieldDescription, FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DateFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { RecordValue } from './RecordValue.tsx'
import './admin.css'

/** A moment that nobody changes, in words. Payload shows it in a picker that is off and has no name. */
export const InstantText: DateFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ path })
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const language = useLanguage()
  const id = useId()
  return (
    <div className="field-type nusa-record">
      <FieldLabel htmlFor={id} label={field.label} />
      <output id={id} className="nusa-record__value">
        <RecordValue
          language={language}
          value={value && formatDate({ date: value, i18n, pattern: config.admin.dateFormat })}
        />
      </output>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
