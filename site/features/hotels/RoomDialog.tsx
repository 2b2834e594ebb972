import type { HotelOffer } from '@nusa/shared/catalog'
import { baliNow, formatDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { useId, useRef, useState } from 'react'
import { dayError } from '../../lib/day-error.ts'
import { RangeCalendar } from '../../ui/calendar/RangeCalendar.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { rangeDayError, rangeDayNote, rangeRestartedMessage, useAvailability } from '../availability/index.ts'
import { addRoom, ChoiceSummary, reportAdded, roomChoice, showCart } from '../cart/index.ts'
import { searchedTrip } from '../search/index.ts'
import { RoomFooter } from './RoomFooter.tsx'
import { RoomGuests } from './RoomGuests.tsx'
import { initialStay, nightsOf, type StayDraft, stayChoice, withRoom } from './stay.ts'
import { hotelTexts as texts } from './texts.ts'

interface Props {
  hotel: HotelOffer
  /** The id of the initially selected room. */
  initialRoomId: string
  /** Percent. */
  taxRate: number
  onClose: () => void
}

/** The dialog that books a room: room type, dates, number of rooms and guests. All amounts are in rupiah. */
export function RoomDialog({ hotel, initialRoomId, taxRate, onClose }: Props) {
  const now = baliNow(new Date())
  const [initialDraft] = useState(() => initialStay(initialRoomId, hotel, now, searchedTrip(now.today)))
  const [draft, setDraft] = useState<StayDraft>(initialDraft)
  const availability = useAvailability({ kind: 'room', id: draft.roomId })
  const formId = useId()
  const notes = useRef<HTMLDivElement>(null)
  const room = hotel.rooms.find(({ id }) => id === draft.roomId)
  const { range } = draft
  if (!room) return null
  const choice = roomChoice(hotel, room.id, stayChoice(draft))
  const change = (changes: Partial<StayDraft>) => setDraft({ ...draft, ...changes })

  const add = () => {
    if (range.to === null) return
    const added = addRoom(hotel, room.id, stayChoice(draft), taxRate)
    if (!reportAdded(added, texts.added(room.name), notes.current)) return
    onClose()
    showCart()
  }

  return (
    <Dialog
      title={texts.bookAt(hotel.name)}
      onClose={onClose}
      footer={<RoomFooter choice={choice} draft={draft} taxRate={taxRate} formId={formId} onCancel={onClose} />}
    >
      <form
        id={formId}
        data-unfinished={draft === initialDraft ? undefined : ''}
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <div>
          <SelectField label={texts.room} value={room.id} onValue={(id) => setDraft(withRoom(draft, id, hotel))}>
            {hotel.rooms.map(({ id, name, base_price }) => (
              <option key={id} value={id}>
                {id === room.id ? name : texts.roomWithPrice(name, formatRupiah(base_price))}
              </option>
            ))}
          </SelectField>
          {/* On a phone the select field is too narrow for the name with its price, so the chosen room's is only here. */}
          <p className="mt-1 text-ink-soft text-sm">{texts.priceOfNight(formatRupiah(room.base_price))}</p>
        </div>
        <RangeCalendar
          value={range}
          today={now.today}
          minDays={1}
          takesFocus={false}
          disabledReason={(day, from) => dayError(day, now.today) ?? rangeDayError(availability, day, from, 'room')}
          restartReason={(day, from) => rangeRestartedMessage(availability, day, from, 'room')}
          dayNote={(day, from) => rangeDayNote(availability, day, from, 'room')}
          onValue={(range) => change({ range })}
          summary={
            range.to === null
              ? texts.pickCheckOut(formatDate(range.from))
              : texts.stay(formatDate(range.from), formatDate(range.to), nightsOf(draft))
          }
        />
        <RoomGuests room={room} draft={draft} onChange={change} />
        <ChoiceSummary
          choice={choice}
          now={now}
          taxRate={taxRate}
          notes={notes}
          partName={({ unitPrice }, money) => texts.nightsTimes(money(unitPrice), nightsOf(draft), draft.quantity)}
          isInRupiah
        />
      </form>
    </Dialog>
  )
}
