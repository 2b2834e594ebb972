import { transferTimeZone } from '@nusa/shared/catalog'
import { type LocalNow, transferPickupTimes } from '@nusa/shared/dates'
import { maxPartyCount } from '@nusa/shared/pricing'
import type { ReactNode } from 'react'
import { hasTimePassed, pickupDayError } from '../../../lib/selectable-days.ts'
import { DateField } from '../../../ui/calendar/DateField.tsx'
import { TimeField } from '../../../ui/field/TimeField.tsx'
import { StepperRow } from '../../../ui/stepper/Stepper.tsx'
import { availabilityNote, soldOutMessage, useAvailability } from '../../availability/index.ts'
import { transportTexts as texts } from '../texts.ts'
import type { OfferedCar } from './transfer-booking.ts'
import type { TransferDraft } from './transfer-draft.ts'

interface Props {
  id: string
  offer: OfferedCar
  draft: TransferDraft
  /** The local time at the airport. */
  now: LocalNow
  onDraft: (draft: TransferDraft) => void
  onDone: () => void
  children: ReactNode
}

const countRows = [
  { key: 'adults', label: texts.adults, hint: texts.adultsAge, min: 1, max: maxPartyCount },
  { key: 'children', label: texts.children, hint: texts.childrenAge, min: 0, max: maxPartyCount },
  { key: 'infants', label: texts.infants, hint: texts.infantsAge, min: 0, max: maxPartyCount },
  { key: 'quantity', label: texts.numberOfCars, hint: undefined, min: 1, max: maxPartyCount },
] as const

export function DetailsForm({ id, offer, draft, now, onDraft, onDone, children }: Props) {
  const changeDraft = (changes: Partial<TransferDraft>) => onDraft({ ...draft, ...changes })
  const timeZone = transferTimeZone(offer)
  const availability = useAvailability({ kind: 'transfer', id: String(offer.car.id) })
  return (
    <form
      id={id}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <div>
        <p className="font-semibold">{offer.car.car_name}</p>
        <p className="text-ink-soft text-sm">
          {texts.routeName(offer.airport, offer.area)} · {texts.seats(offer.car.seats)}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DateField
          label={texts.pickupDate}
          placeholder={texts.selectDate}
          value={draft.date}
          today={now.today}
          disabledReason={(day) => pickupDayError(day, transferPickupTimes, now) ?? soldOutMessage(availability, day)}
          dayNote={(day) => availabilityNote(availability, day, 'transfer')}
          onValue={(date) => changeDraft({ date })}
        />
        <TimeField
          label={texts.pickupTimeIn(timeZone)}
          hint={texts.zoneHint(timeZone)}
          value={draft.pickupTime}
          times={transferPickupTimes}
          isPast={(time) => hasTimePassed(time, draft.date, now)}
          onValue={(pickupTime) => changeDraft({ pickupTime })}
        />
      </div>
      <div className="divide-y divide-mist border-mist border-y">
        {countRows.map(({ key, ...row }) => (
          <StepperRow key={key} {...row} value={draft[key]} onValue={(count) => changeDraft({ [key]: count })} />
        ))}
      </div>
      {children}
    </form>
  )
}
