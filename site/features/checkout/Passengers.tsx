import { useStore } from '@nanostores/react'
import { formatDate } from '@nusa/shared/dates'
import type { FieldErrors } from '../../lib/form.ts'
import { buttonClass } from '../../ui/button.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import type { ItemView } from '../cart/store.ts'
import { passengersOf } from './content.ts'
import { $draft, changePassenger } from './draft.ts'
import { type PassengerSlot, passengerSlots } from './passengers.ts'
import { RelationshipField } from './RelationshipField.tsx'
import { Section } from './Section.tsx'
import { checkoutTexts as texts } from './texts.ts'

interface Props {
  items: readonly ItemView[]
  ownName: string
  errors: FieldErrors
}

/** One form for each traveller of each item. */
export function Passengers({ items, ownName, errors }: Props) {
  const [first] = items
  return (
    <Section title={texts.passengers}>
      <div className="grid grid-cols-1 gap-8">
        {items.map((view, index) => (
          <ItemPassengers
            key={view.item.id}
            view={view}
            ownName={ownName}
            errors={errors}
            path={`items.${index}.passengers`}
            source={view === first ? undefined : first}
          />
        ))}
      </div>
    </Section>
  )
}

/** 'Adult 1'; who takes a rental car is its driver. */
function slotName(kind: ItemView['kind'], { type, number }: PassengerSlot): string {
  return kind === 'rental' ? texts.driver : `${texts.passenger[type]} ${number}`
}

interface ItemProps {
  view: ItemView
  ownName: string
  errors: FieldErrors
  path: string
  /** Another item whose travellers may be the same. */
  source: ItemView | undefined
}

function ItemPassengers({ view, ownName, errors, path, source }: ItemProps) {
  const draft = useStore($draft)
  const { item } = view
  const slots = passengerSlots(item)
  const passengers = passengersOf(view, draft, ownName)

  const copy = (from: ItemView) => {
    const known = new Map(
      passengerSlots(from.item).map((slot, index) => [slot.key, passengersOf(from, draft, ownName)[index]]),
    )
    for (const { key } of slots) {
      const passenger = known.get(key)
      if (passenger) changePassenger(item.id, key, { name: passenger.name, relationship: passenger.relationship })
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {item.tourName} · {formatDate(item.date)}
      </legend>
      {source && (
        <button
          type="button"
          onClick={() => copy(source)}
          className={`${buttonClass('ghost')} wrap-anywhere -ml-5 text-left`}
        >
          {texts.sameAs(source.item.tourName)}
        </button>
      )}
      <div className="mt-3 grid grid-cols-1 gap-4">
        {slots.map((slot, index) => (
          <div key={slot.key} className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[1fr_11rem]">
            <TextField
              label={`${slotName(item.kind, slot)}: ${texts.name.toLowerCase()}`}
              autoComplete={index === 0 ? 'name' : 'off'}
              required
              maxLength={120}
              value={passengers[index]?.name ?? ''}
              onValue={(name) => changePassenger(item.id, slot.key, { name })}
              error={errors[`${path}.${index}.name`]}
            />
            <RelationshipField
              value={passengers[index]?.relationship ?? 'Self'}
              onValue={(relationship) => changePassenger(item.id, slot.key, { relationship })}
              error={errors[`${path}.${index}.relationship`]}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
