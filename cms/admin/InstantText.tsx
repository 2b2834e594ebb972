'use client'

import { FieldDescription, useConfig, useField, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DateFieldClientComponent } from 'payload'
import { WordsOutput } from './WordsOutput.tsx'

/** A moment that nobody changes, in words. Payload shows it in a picker that is off and has no name. */
export const InstantText: DateFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | null>({ path })
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return (
    <div className="field-type nusa-record">
      <WordsOutput
        label={field.label}
        words={value && formatDate({ date: value, i18n, pattern: config.admin.dateFormat })}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
