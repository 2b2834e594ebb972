import type { OfferedChoice } from '@nusa/shared/booking'
import type { HotelOffer } from '@nusa/shared/catalog'
import { baliNow, formatDate } from '@nusa/shared/dates'
import { formatRupiah } from '@nusa/shared/money'
import { maxPartyCount } from '@nusa/shared/pricing'
import { useId, useRef, useState } from 'react'
import { readOfferOf } from '../../lib/offer-around.ts'
import { dayError } from '../../lib/selectable-days.ts'
import { buttonClass } from '../../ui/button.ts'
import { RangeCalendar } from '../../ui/calendar/RangeCalendar.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { mountDialog } from '../../ui/dialog/mount.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { StepperRow } from '../../ui/stepper/Stepper.tsx'
import { rangeDayError, rangeDayNote, rangeRestartedMessage, useAvailability } from '../availability/index.ts'
import { addRoom, ChoiceSummary, ChoiceTotal, createRoomChoice, reportAddResult, showCart } from '../cart/index.ts'
import { searchedTrip } from '../search/index.ts'
import { roomBookingSchema } from './room-booking.ts'
import { changeRoom, countNights, createInitialStay, type StayDraft, toRoomFields } from './stay.ts'
import { hotelTexts as texts } from './texts.ts'

interface Props {
  hotel: HotelOffer
  initialRoomId: string
  /** In percent. */
  taxRate: number
  onClose: () => void
}

/** Shows all amounts in rupiah, not in the display currency. */
export function RoomDialog({ hotel, initialRoomId, taxRate, onClose }: Props) {
  const now = baliNow(new Date())
  const [initialDraft] = useState(() => createInitialStay(initialRoomId, hotel, now, searchedTrip(now.today)))
  const [draft, setDraft] = useState<StayDraft>(initialDraft)
  const availability = useAvailability({ kind: 'room', id: draft.roomId })
  const formId = useId()
  const notesElement = useRef<HTMLDivElement>(null)
  const room = hotel.rooms.find(({ id }) => id === draft.roomId)
  const { range } = draft
  if (!room) return null
  const choice = createRoomChoice(hotel, room.id, toRoomFields(draft))
  const changeDraft = (changes: Partial<StayDraft>) => setDraft({ ...draft, ...changes })

  const addToCart = () => {
    if (range.to === null) return
    const addResult = addRoom(hotel, room.id, toRoomFields(draft), taxRate)
    if (!reportAddResult(addResult, texts.addedToCart(room.name), notesElement.current)) return
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
          addToCart()
        }}
      >
        <div>
          <SelectField label={texts.room} value={room.id} onValue={(id) => setDraft(changeRoom(draft, id, hotel))}>
            {hotel.rooms.map(({ id, name, base_price }) => (
              <option key={id} value={id}>
                {id === room.id ? name : texts.roomWithPrice(name, formatRupiah(base_price))}
              </option>
            ))}
          </SelectField>
          {/* On a phone the select field has no space for both name and price, so the price of the chosen room is shown here. */}
          <p className="mt-1 text-ink-soft text-sm">{texts.priceOfNight(formatRupiah(room.base_price))}</p>
        </div>
        <RangeCalendar
          value={range}
          today={now.today}
          minDays={1}
          hasInitialFocus={false}
          disabledReason={(day, checkIn) =>
            dayError(day, now.today) ?? rangeDayError(availability, day, checkIn, 'room')
          }
          restartReason={(day, checkIn) => rangeRestartedMessage(availability, day, checkIn, 'room')}
          dayNote={(day, checkIn) => rangeDayNote(availability, day, checkIn, 'room')}
          onValue={(range) => changeDraft({ range })}
          summary={
            range.to === null
              ? texts.pickCheckOut(formatDate(range.from))
              : texts.stayDates(formatDate(range.from), formatDate(range.to), countNights(draft))
          }
        />
        <RoomGuests room={room} draft={draft} onChange={changeDraft} />
        <ChoiceSummary
          choice={choice}
          now={now}
          taxRate={taxRate}
          notesRef={notesElement}
          formatPartName={({ unitPrice }, money) =>
            texts.priceTimesNightsAndRooms(money(unitPrice), countNights(draft), draft.quantity)
          }
          isInRupiah
        />
      </form>
    </Dialog>
  )
}

interface RoomFooterProps {
  choice: OfferedChoice
  draft: StayDraft
  taxRate: number
  formId: string
  onCancel: () => void
}

function RoomFooter({ choice, draft, taxRate, formId, onCancel }: RoomFooterProps) {
  return (
    <>
      <ChoiceTotal choice={choice} taxRate={taxRate} totalName={texts.totalPrice(countNights(draft))} isInRupiah />
      <div className="mt-4 grid grid-cols-2 @max-[16rem]:grid-cols-1 gap-3">
        <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
          {texts.cancel}
        </button>
        <button type="submit" form={formId} aria-disabled={draft.range.to === null} className={buttonClass('primary')}>
          {texts.addToCart}
        </button>
      </div>
    </>
  )
}

interface RoomGuestsProps {
  room: HotelOffer['rooms'][number]
  draft: StayDraft
  onChange: (changes: Partial<StayDraft>) => void
}

/** The hint shows how many guests the rooms hold. The steppers do not enforce this number. */
function RoomGuests({ room, draft, onChange }: RoomGuestsProps) {
  const maxGuests = room.capacity * draft.quantity
  const rows = [
    { key: 'quantity', label: texts.roomCount, hint: texts.upToGuests(maxGuests), min: 1, max: room.total_rooms },
    { key: 'adults', label: texts.adults, hint: texts.adultsAge, min: 1, max: maxPartyCount },
    { key: 'children', label: texts.children, hint: texts.childrenAge, min: 0, max: maxPartyCount },
    { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: maxPartyCount },
  ] as const
  return (
    <div className="divide-y divide-mist border-mist border-y">
      {rows.map(({ key, ...row }) => (
        <StepperRow key={key} {...row} value={draft[key]} onValue={(count) => onChange({ [key]: count })} />
      ))}
    </div>
  )
}

/** Starts with the room of the clicked button, or with the cheapest room. */
export function mountRoomDialog(opener: Element | undefined): void {
  const { offer, taxRate } = readOfferOf(opener, roomBookingSchema)
  const [cheapestRoom] = offer.rooms.toSorted((a, b) => a.base_price - b.base_price)
  const requestedRoomId = opener?.getAttribute('data-room')
  const room = offer.rooms.find(({ id }) => id === requestedRoomId) ?? cheapestRoom
  if (!room) return
  mountDialog((close) => <RoomDialog hotel={offer} initialRoomId={room.id} taxRate={taxRate} onClose={close} />, {
    hasHistoryEntry: true,
  })
}
