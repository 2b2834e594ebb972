'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useFetchedJson } from '../../../admin/use-json.ts'
import { SelectInput } from '../../../admin/values/SelectInput.tsx'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { startTimeChoices } from './start-time-choice.ts'

const tourSchema = z.object({ id: z.int(), start_times: z.array(z.object({ id: z.string(), name: z.string() })) })

const savedStartTimeSchema = z.pipe(
  z.object({ tour: z.int(), start_time_id: z.string().check(z.minLength(1)), start_time: z.string() }),
  z.transform(({ tour, start_time_id, start_time }) => ({ tour, id: start_time_id, name: start_time })),
)

/** Lets staff choose a start time of the tour. The field is hidden for a tour that is sold by the day. */
export const StartTimeField: TextFieldClientComponent = (props) => {
  const currentField = useCurrentField<string | null>(props.path)
  const { value, setValue } = currentField
  const tourId = useFormFields(([fields]) => fields.tour?.value)
  const chosenTour = useTour(typeof tourId === 'number' ? tourId : null)
  const language = useLanguage()
  const { savedDocumentData } = useDocumentInfo()
  const savedStartTime = savedStartTimeSchema.safeParse(savedDocumentData).data ?? null
  const choices =
    chosenTour && startTimeChoices({ id: chosenTour.id, startTimes: chosenTour.start_times }, savedStartTime)
  const isOfOtherTour = Boolean(value) && choices !== null && !choices.some((choice) => choice.id === value)
  useEffect(() => {
    if (isOfOtherTour) setValue('')
  }, [isOfOtherTour, setValue])
  if (choices === null || (choices.length === 0 && !value)) return null
  return (
    <SelectInput
      {...props}
      currentField={currentField}
      choices={choices}
      emptyChoice={translateMessage('All departures of the day', language)}
      onChoose={setValue}
    />
  )
}

/** Loads a tour with its start times; null while the tour is unknown. */
function useTour(id: number | null): z.infer<typeof tourSchema> | null {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/tour-places/start-times?tour=${id}`
  const body = useFetchedJson(id === null ? null : address)
  return tourSchema.safeParse(body).data ?? null
}
