'use client'

import { FieldError, FieldLabel, useConfig, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useId, useState } from 'react'
import { translateMessage } from '../../../core/i18n/translate-message.ts'
import { useLanguage } from '../../../core/i18n/use-language.ts'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'
import '../../../admin/admin.css'
import { describeRoomsState, isRoomOfOtherHotel, type RoomsState } from './room-choice.ts'

/** A select for the room types of the chosen hotel. */
export const RoomField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useCurrentField<string | null>(path)
  const hotel = useFormFields(([fields]) => fields.hotel?.value)
  const roomsState = useRooms(typeof hotel === 'string' ? hotel : null)
  const rooms = roomsState.status === 'ready' ? roomsState.rooms : []
  const id = useId()
  const language = useLanguage()
  // A room of another hotel would be invisible in the select and refused by the server.
  const isOfOtherHotel = isRoomOfOtherHotel(roomsState, value)
  useEffect(() => {
    if (isOfOtherHotel) setValue(null)
  }, [isOfOtherHotel, setValue])
  return (
    <div className={`field-type text nusa-select${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={rooms.some((room) => room.id === value) ? (value ?? '') : ''}
          disabled={readOnly || disabled || rooms.length === 0}
          onChange={(event) => setValue(event.target.value || null)}
        >
          <option value="">{translateMessage(describeRoomsState(roomsState), language)}</option>
          {rooms.map(({ id: room, name }) => (
            <option key={room} value={room}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** Loads the rooms of a published hotel. */
function useRooms(hotel: string | null): RoomsState {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/hotels/${hotel}?depth=0`
  const [roomsState, setRoomsState] = useState<RoomsState>({ status: 'no-hotel' })
  useEffect(() => {
    setRoomsState({ status: hotel === null ? 'no-hotel' : 'loading' })
    if (hotel === null) return
    const abortController = new AbortController()
    fetch(address, { credentials: 'include', signal: abortController.signal })
      .then(async (response) =>
        setRoomsState(
          response.ok ? { status: 'ready', rooms: (await response.json()).rooms ?? [] } : { status: 'failed' },
        ),
      )
      .catch(() => {
        if (!abortController.signal.aborted) setRoomsState({ status: 'failed' })
      })
    return () => abortController.abort()
  }, [address, hotel])
  return roomsState
}
