'use client'

import { FieldError, FieldLabel, useConfig, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useId, useState } from 'react'
import './admin.css'

interface Room {
  id: string
  name: string
}

/** The kinds of rooms of the hotel that was chosen, to choose one of. */
export const RoomField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const hotel = useFormFields(([fields]) => fields.hotel?.value)
  const rooms = useRooms(typeof hotel === 'string' ? hotel : null)
  const id = useId()
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
          <option value="">{rooms.length === 0 ? 'Please choose a hotel first.' : 'Please choose a room.'}</option>
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

/** The rooms of a hotel as it is published. */
function useRooms(hotel: string | null): Room[] {
  const { config } = useConfig()
  const address = `${config.serverURL}${config.routes.api}/hotels/${hotel}?depth=0`
  const [rooms, setRooms] = useState<Room[]>([])
  useEffect(() => {
    setRooms([])
    if (hotel === null) return
    const leaving = new AbortController()
    fetch(address, { credentials: 'include', signal: leaving.signal })
      .then(async (response) => setRooms(response.ok ? ((await response.json()).rooms ?? []) : []))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address, hotel])
  return rooms
}
