import { useStore } from '@nanostores/react'
import { formatDate } from '@nusa/shared/dates'
import type { ClipboardEvent } from 'react'
import type { FieldErrors } from '../../../lib/form.ts'
import { buttonClass } from '../../../ui/button.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { ItemView } from '../../cart/index.ts'
import { checkoutTexts as texts } from '../texts.ts'
import { passengersOf, questionsOf } from './booking-content.ts'
import { $draft, changePassengers, followParty, type PassengerDraft } from './draft.ts'
import { RelationshipField } from './EmergencyContactForm.tsx'
import { offeredRelationships, type PassengerSlot, parsePastedNames, passengerSlots } from './passengers.ts'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'

interface Props {
  items: readonly ItemView[]
  ownName: string
  errors: FieldErrors
}

/** From this number of travellers on, a hint says that a list of names can be pasted. */
const minTravelersForHint = 4

/** The forms of all travellers of all items. Names entered for the first item apply to the other items, too. */
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
            path={`items.${index}`}
            source={view === first ? undefined : first}
          />
        ))}
      </div>
    </Section>
  )
}

/** Returns the label of a traveller, such as 'Adult 1'; for a rental car 'Driver'. */
function slotName(kind: ItemView['kind'], { type, number }: PassengerSlot): string {
  return kind === 'rental' ? texts.driver : `${texts.passenger[type]} ${number}`
}

interface ItemProps {
  view: ItemView
  ownName: string
  errors: FieldErrors
  /** The path of the item in the booking request. */
  path: string
  /** Another item whose travellers may be the same. */
  source: ItemView | undefined
}

function ItemPassengers({ view, ownName, errors, path, source }: ItemProps) {
  const draft = useStore($draft)
  const { item } = view
  const slots = passengerSlots(item)
  const passengers = passengersOf(view, draft, ownName)
  const questions = questionsOf(view, draft)

  const isFirst = source === undefined
  const change = (key: string, passenger: PassengerDraft) => changePassengers(item.id, { [key]: passenger }, isFirst)

  /** Fills this field and the following ones with the names of a pasted list. */
  const paste = (event: ClipboardEvent, index: number) => {
    const names = parsePastedNames(event.clipboardData.getData('text/plain'))
    if (names.length === 0) return
    event.preventDefault()
    const filled = slots.slice(index).flatMap(({ key }, offset) => {
      const name = names[offset]
      return name === undefined ? [] : [[key, { name }] as const]
    })
    changePassengers(item.id, Object.fromEntries(filled), isFirst)
    toast(texts.pasted(filled.length, names.length - filled.length))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {item.productName} · {formatDate(item.date)}
      </legend>
      {source && (
        <button
          type="button"
          onClick={() =>
            followParty(
              item.id,
              passengerSlots(source.item).map(({ key }) => key),
            )
          }
          className={`${buttonClass('ghost')} wrap-anywhere -ml-5 text-left`}
        >
          {texts.sameAs(source.item.productName)}
        </button>
      )}
      {isFirst && slots.length >= minTravelersForHint && (
        <p className="mt-1 text-ink-soft text-sm">{texts.pasteHint}</p>
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
              onValue={(name) => change(slot.key, { name })}
              onPaste={(event) => paste(event, index)}
              error={errors[`${path}.passengers.${index}.name`]}
            />
            <RelationshipField
              value={passengers[index]?.relationship ?? 'Self'}
              options={offeredRelationships(passengers, index)}
              onValue={(relationship) => change(slot.key, { relationship })}
              error={errors[`${path}.passengers.${index}.relationship`]}
            />
            <div className="col-span-full grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
              <Questions
                itemId={item.id}
                questions={questions}
                traveller={{ slot: slot.key, name: slotName(item.kind, slot) }}
                errors={errors}
                path={`${path}.passengers.${index}.answers`}
              />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
        <Questions itemId={item.id} questions={questions} traveller={null} errors={errors} path={`${path}.answers`} />
      </div>
    </fieldset>
  )
}
