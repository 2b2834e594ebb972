'use client'

import { TextField, useConfig, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import * as z from 'zod/mini'
import { useFetchedJson } from '../../../admin/use-json.ts'
import { SelectInput } from '../../../admin/values/SelectInput.tsx'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'

const tourSchema = z.object({
  pickup_zone_ids: z.nullish(z.array(z.union([z.object({ name: z.string() }), z.number()]))),
})

/**
 * Offers the zones of the tour, and the booked zone even if the tour no longer has it. If the tour cannot be read,
 * staff enter a name.
 */
export const PickupZoneField: TextFieldClientComponent = (props) => {
  const currentField = useCurrentField<string | null>(props.path)
  const { value, setValue } = currentField
  const tourId = useFormFields(([fields]) => fields.tour_id?.value)
  const offeredZones = useZones(typeof tourId === 'number' ? tourId : null)
  const language = useLanguage()
  if (offeredZones.length === 0) return <TextField {...props} />
  const names = value && !offeredZones.includes(value) ? [...offeredZones, value] : offeredZones
  return (
    <SelectInput
      {...props}
      currentField={currentField}
      choices={names.map((name) => ({ id: name, name }))}
      emptyChoice={translateMessage('Please choose a pickup zone', language)}
      onChoose={(name) => setValue(name || null)}
    />
  )
}

/** Returns an empty list while the zones are unknown. */
function useZones(tourId: number | null): string[] {
  const { config } = useConfig()
  const query = 'depth=1&select[pickup_zone_ids]=true&populate[pickup-zones][name]=true'
  const body = useFetchedJson(
    tourId === null ? null : `${config.serverURL}${config.routes.api}/tours/${tourId}?${query}`,
  )
  const zones = tourSchema.safeParse(body).data?.pickup_zone_ids ?? []
  return zones.filter((zone) => typeof zone === 'object').map((zone) => zone.name)
}
