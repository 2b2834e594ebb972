'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import * as z from 'zod/mini'
import { useFetchedJson } from '../../../admin/use-json.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { officeTexts } from '../texts/index.ts'
import '../../../admin/admin.css'

const bookedSchema = z.object({ booked: z.int() })

interface Props {
  /** The field with the bookable resource, such as the tour. */
  resourceField: string
  countField: string
}

/** Warns if more units are already booked on the day than the entered number. The number can be saved anyway. */
export function BookedWarning({ resourceField, countField }: Props) {
  const language = useLanguage()
  const count = useFormFields(([fields]) => fields[countField]?.value)
  const booked = useBookedCount(resourceField)
  const isOverbooked = booked !== null && typeof count === 'number' && count < booked
  return (
    <div className={isOverbooked ? 'field-type' : undefined}>
      <p role="status" className="nusa-field-warning">
        {isOverbooked && officeTexts[language].alreadyBooked(booked)}
      </p>
    </div>
  )
}

/** Loads how many units are booked on the day of the form; null while the number is unknown. */
function useBookedCount(resourceField: string): number | null {
  const { config } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const query = useFormFields(([fields]) => buildBookedQuery(fields, resourceField))
  const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/booked?${query}`
  const body = useFetchedJson(query === null ? null : address)
  return bookedSchema.safeParse(body).data?.booked ?? null
}

function buildBookedQuery(fields: FormState, resourceField: string): string | null {
  const readText = (name: string) => {
    const value = fields[name]?.value
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const resource = readText(resourceField)
  const day = readText('date')
  if (resource === '' || day === '') return null
  return new URLSearchParams({ resource, day, start_time_id: readText('start_time_id') }).toString()
}
