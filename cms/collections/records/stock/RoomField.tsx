'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useFetchedJson } from '../../../admin/use-json.ts'
import { SelectInput } from '../../../admin/values/SelectInput.tsx'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import { isUnknownRoom, type RoomsState, roomsStateText } from './room-choice.ts'

const hotelSchema = z.object({ rooms: z.nullish(z.array(z.object({ id: z.string(), name: z.string() }))) })

export const RoomField: TextFieldClientComponent = (props) => {
  const currentField = useCurrentField<string | null>(props.path)
  const { value, setValue } = currentField
  const hotel = useFormFields(([fields]) => fields.hotel?.value)
  const roomsState = useRooms(typeof hotel === 'string' ? hotel : null)
  const rooms = roomsState.status === 'ready' ? roomsState.rooms : []
  const language = useLanguage()
  // The select would not show an unknown room, and the server would refuse the entry.
  const isUnknown = isUnknownRoom(roomsState, value)
  useEffect(() => {
    if (isUnknown) setValue(null)
  }, [isUnknown, setValue])
  return (
    <SelectInput
      {...props}
      currentField={currentField}
      choices={rooms}
      emptyChoice={translateMessage(roomsStateText(roomsState), language)}
      onChoose={(room) => setValue(room || null)}
    />
  )
}

function useRooms(hotel: string | null): RoomsState {
  const { config } = useConfig()
  const body = useFetchedJson(hotel === null ? null : `${config.serverURL}${config.routes.api}/hotels/${hotel}?depth=0`)
  if (hotel === null) return { status: 'no-hotel' }
  if (body === undefined) return { status: 'loading' }
  const { data } = hotelSchema.safeParse(body)
  return data ? { status: 'ready', rooms: data.rooms ?? [] } : { status: 'failed' }
}
