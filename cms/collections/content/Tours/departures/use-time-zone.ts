'use client'

import { tourTimeZone } from '@nusa/shared/catalog'
import { baliTimeZone, type TimeZone, timeZoneSchema } from '@nusa/shared/dates'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const destinationsSchema = z.object({
  docs: z.array(z.object({ id: z.int(), time_zone: z.catch(timeZoneSchema, baliTimeZone) })),
})

/** All rows of a form need the time zone of the same destinations, so the responses are cached by URL. */
const zoneRequests = new Map<string, Promise<TimeZone>>()

async function requestZone(address: string, ids: readonly number[]): Promise<TimeZone> {
  const response = await fetch(address, { credentials: 'include' })
  const { docs } = destinationsSchema.parse(await response.json())
  return tourTimeZone(ids, new Map(docs.map(({ id, time_zone }) => [id, { time_zone }])))
}

/** Returns Bali's time zone until the zone of the destinations is known. */
function useTimeZone(destinationIds: readonly number[]): TimeZone {
  const { config } = useConfig()
  const [zone, setZone] = useState<TimeZone>(baliTimeZone)
  const ids = destinationIds.join(',')
  const address = `${config.serverURL}${config.routes.api}/destinations?depth=0&pagination=false&where[_status][equals]=published&where[id][in]=${ids}`
  useEffect(() => {
    setZone(baliTimeZone)
    if (ids === '') return
    let isCurrent = true
    const zoneRequest = zoneRequests.get(address) ?? requestZone(address, ids.split(',').map(Number))
    zoneRequests.set(address, zoneRequest)
    zoneRequest
      .then((loadedZone) => {
        if (isCurrent) setZone(loadedZone)
      })
      .catch(() => zoneRequests.delete(address))
    return () => {
      isCurrent = false
    }
  }, [address, ids])
  return zone
}

/** Returns the time zone of the destinations that are chosen in the form. */
export function useTimeZoneOfForm(): TimeZone {
  const serialized = useFormFields(([fields]) => JSON.stringify(fields.destination_ids?.value ?? []))
  const ids: unknown = JSON.parse(serialized)
  return useTimeZone(Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [])
}
