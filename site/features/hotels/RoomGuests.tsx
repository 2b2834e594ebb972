import type { HotelOffer } from '@nusa/shared/catalog'
import { maxPartyCount as most } from '@nusa/shared/pricing'
import { StepperRow } from '../../ui/stepper/StepperRow.tsx'
import type { StayDraft } from './stay.ts'
import { hotelTexts as texts } from './texts.ts'

interface Props {
  room: HotelOffer['rooms'][number]
  draft: StayDraft
  onChange: (changes: Partial<StayDraft>) => void
}

/** The number of rooms and guests; the capacity limits the guests, not counting infants. */
export function RoomGuests({ room, draft, onChange }: Props) {
  const guests = room.capacity * draft.quantity
  const rows = [
    { key: 'quantity', label: texts.roomCount, hint: texts.upTo(guests), min: 1, max: room.total_rooms },
    { key: 'adults', label: texts.adults, hint: texts.adultsAge, min: 1, max: most },
    { key: 'children', label: texts.children, hint: texts.childrenAge, min: 0, max: most },
    { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: most },
  ] as const
  return (
    <div className="divide-y divide-mist border-mist border-y">
      {rows.map(({ key, ...row }) => (
        <StepperRow key={key} {...row} value={draft[key]} onValue={(count) => onChange({ [key]: count })} />
      ))}
    </div>
  )
}
