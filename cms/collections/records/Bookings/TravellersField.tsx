'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId } from 'react'
import * as z from 'zod/mini'
import { RecordValue } from '../../../admin/values/RecordValue.tsx'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { officeTexts } from '../texts/index.ts'
import '../../../admin/admin.css'

const travellersSchema = z.catch(
  z.array(
    z.looseObject({
      /** The ID is a text such as 'adult-1', or a number in early bookings. */
      id: z.optional(z.unknown()),
      type: z.catch(z.enum(['adult', 'child', 'infant']), 'adult'),
      name: z.string(),
    }),
  ),
  [],
)

export const TravellersField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled } = useCurrentField<unknown>(path)
  const language = useLanguage()
  const texts = officeTexts[language]
  const id = useId()
  const travellers = travellersSchema.parse(value)
  const missingNameCount = travellers.filter(({ name }) => name.trim() === '').length
  if (travellers.length === 0) return null
  const changeName = (changedIndex: number, name: string) =>
    setValue(travellers.map((traveller, index) => (index === changedIndex ? { ...traveller, name } : traveller)))
  return (
    <fieldset className="field-type nusa-travellers">
      <legend>
        <FieldLabel as="span" label={field.label} />
      </legend>
      {missingNameCount > 0 && (
        <p className="nusa-field-warning">{texts.namesMissing(missingNameCount, travellers.length)}</p>
      )}
      <ol>
        {travellers.map(({ id: travellerId, type, name, relationship }, index) => (
          <li key={String(travellerId)}>
            <label htmlFor={`${id}-${index}`}>
              {texts.travellerTypes[type]}
              {typeof relationship === 'string' && (
                <>
                  {' · '}
                  <RecordValue language={language} name="Relationship" value={relationship} />
                </>
              )}
            </label>
            <input
              id={`${id}-${index}`}
              type="text"
              maxLength={120}
              autoComplete="off"
              value={name}
              disabled={readOnly || disabled}
              onChange={({ target }) => changeName(index, target.value)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
