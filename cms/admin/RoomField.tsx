'use client'

import { FieldError, FieldLabel, useConfig, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useId, useState } from 'react'
import { translated } from '../i18n/translated.ts'
import { useLanguage } from '../i18n/use-language.ts'
import './admin.css'
import { isForeignRoom, type RoomsFound, roomHint } from './room-choice.ts'

/** A select for the room types of the chosen hotel. */
export const RoomField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const hotel = useFormFields(([fields]) => fields.hotel?.value)
  const found = useRooms(typeof hotel === 'string' ? hotel : null)
  const rooms = found.status === 'ready' ? found.rooms : []
  const id = useId()
  const language = useLanguage()
  // A room of another hotel would be invisible in the select and refused by the server.
  const isForeign = isForeignRoom(found, value)
  useEffect(() => {
    if (isForeign) setValue(null)
  }, [isForeign, setValue])
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
          <option value="">{translated(roomHint(found), language)}</option>
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
function useRooms(hotel: string | null): RoomsFound {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/hotels/${hotel}?depth=0`
  const [found, setFound] = useState<RoomsFound>({ status: 'no-hotel' })
  useEffect(() => {
    setFound({ status: hotel === null ? 'no-hotel' : 'loading' })
    if (hotel === null) return
    const leaving = new AbortController()
    fetch(address, { credentials: 'include', signal: leaving.signal })
      .then(async (response) =>
        setFound(response.ok ? { status: 'ready', rooms: (await response.json()).rooms ?? [] } : { status: 'failed' }),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setFound({ status: 'failed' })
      })
    return () => leaving.abort()
  }, [address, hotel])
  return found
}
