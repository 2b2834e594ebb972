import { useStore } from '@nanostores/react'
import type { AskedQuestion } from '@nusa/shared/booking'
import { formatDate } from '@nusa/shared/dates'
import { type ClipboardEvent, useState } from 'react'
import type { FieldErrors } from '../../../lib/form.ts'
import { parsePastedNames, placePastedNames } from '../../../lib/pasted-names.ts'
import { buttonClass } from '../../../ui/button.ts'
import { CheckField } from '../../../ui/field/CheckField.tsx'
import { FieldError } from '../../../ui/field/FieldParts.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { type ItemView, titleOf } from '../../cart/index.ts'
import { QuestionField } from '../../questions/index.ts'
import { checkoutTexts as texts } from '../texts.ts'
import {
  areNamesDeferred,
  getAnswer,
  lastDayForNamesOf,
  missedDueDayOfNames,
  passengersOf,
  questionsOf,
} from './booking-content.ts'
import {
  $draft,
  answerKey,
  changeAnswer,
  changePassengers,
  type PassengerDraft,
  resetPassengers,
  setNamesDeferred,
} from './draft.ts'
import { RelationshipField } from './EmergencyContactForm.tsx'
import { createPassengerSlots, offeredRelationships, type PassengerSlot } from './passenger-slots.ts'

interface Props {
  items: readonly ItemView[]
  customerName: string
  errors: FieldErrors
}

/** From this number of travellers on, a hint explains that a list of names can be pasted. */
const minTravelersForHint = 4

/** The names of the first item are the default for all items. */
export function Passengers({ items, customerName, errors }: Props) {
  const [firstView] = items
  return (
    <Section title={texts.passengers}>
      <div className="grid grid-cols-1 gap-8">
        {items.map((view, index) => (
          <ItemPassengers
            key={view.item.id}
            view={view}
            customerName={customerName}
            errors={errors}
            itemPath={`items.${index}`}
            firstItemView={view === firstView ? undefined : firstView}
          />
        ))}
      </div>
    </Section>
  )
}

/** Returns for example 'Adult 1', or 'Driver' for a rental car. */
function slotLabel(kind: ItemView['kind'], { type, numberInType: number }: PassengerSlot): string {
  return kind === 'rental' ? texts.driver : `${texts.passenger[type]} ${number}`
}

interface ItemProps {
  view: ItemView
  customerName: string
  errors: FieldErrors
  /** Path of the item in the booking request. */
  itemPath: string
  /** The first item, whose travellers this item may share. Undefined for the first item itself. */
  firstItemView: ItemView | undefined
}

function ItemPassengers({ view, customerName, errors, itemPath, firstItemView }: ItemProps) {
  const draft = useStore($draft)
  const { item } = view
  const slots = createPassengerSlots(item)
  const passengers = passengersOf(view, draft, customerName)
  const questions = questionsOf(view, draft)
  const lastDayForNames = lastDayForNamesOf(view)
  const missedDueDay = missedDueDayOfNames(view)
  const shownSlots = areNamesDeferred(view, draft) ? slots.slice(0, 1) : slots

  const areNamesHidden = shownSlots.length < slots.length
  const isFirstItem = firstItemView === undefined
  const changePassenger = (key: string, passenger: PassengerDraft) =>
    changePassengers(item.id, { [key]: passenger }, isFirstItem)

  const resetToFirstItem = (firstView: ItemView) => {
    const slotKeys = createPassengerSlots(firstView.item).map(({ key }) => key)
    resetPassengers(item.id, slotKeys)
  }

  /** Names of a pasted list for which there was no field. */
  const [unplacedNames, setUnplacedNames] = useState<readonly string[]>([])
  /** Names that are still in no field. The traveller may have entered some of the unplaced names since. */
  const missingNames = unplacedNames.filter((name) => !passengers.some((passenger) => passenger.name === name))

  /** Distributes a pasted list of names over this field and the empty fields after it. */
  const pasteNames = (event: ClipboardEvent, index: number) => {
    const names = parsePastedNames(event.clipboardData.getData('text/plain'))
    if (names.length === 0) return
    event.preventDefault()
    const fields = shownSlots
      .map(({ key }, slotIndex) => ({ key, name: passengers[slotIndex]?.name ?? '' }))
      .slice(index)
    const placement = placePastedNames(fields, names)
    const filledEntries = Object.entries(placement.placedNames).map(([key, name]) => [key, { name }] as const)
    changePassengers(item.id, Object.fromEntries(filledEntries), isFirstItem)
    setUnplacedNames(placement.unplacedNames)
    toast({ title: texts.namesFilledIn(filledEntries.length) })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {titleOf(view, draft.answers[item.id])} · {formatDate(item.date)}
      </legend>
      {firstItemView && (
        <button
          type="button"
          onClick={() => resetToFirstItem(firstItemView)}
          className={`${buttonClass('ghost')} wrap-anywhere -ml-5 text-left`}
        >
          {texts.sameTravellersAs(titleOf(firstItemView, draft.answers[firstItemView.item.id]))}
        </button>
      )}
      {lastDayForNames !== null && (
        <>
          <CheckField
            label={texts.namesFollow}
            hint={texts.namesFollowHint(formatDate(lastDayForNames))}
            checked={areNamesDeferred(view, draft)}
            onValue={(areDeferred) => setNamesDeferred(item.id, areDeferred)}
          />
          <FieldError id={`${item.id}-names`}>{errors[`${itemPath}.namesFollow`]}</FieldError>
        </>
      )}
      {missedDueDay !== null && (
        <p className="mt-1 text-ink-soft text-sm">{texts.namesWereDue(formatDate(missedDueDay))}</p>
      )}
      {isFirstItem && shownSlots.length >= minTravelersForHint && (
        <p className="mt-1 text-ink-soft text-sm">{texts.pasteHint}</p>
      )}
      <div role="status">
        {missingNames.length > 0 && (
          <p className="mt-3 text-terracotta-deep">
            {areNamesHidden
              ? texts.namesNotFilledIn(missingNames.join(', '))
              : texts.noFieldForNames(missingNames.join(', '))}
          </p>
        )}
      </div>
      <div className="mt-3 grid grid-cols-1 gap-4">
        {shownSlots.map((slot, index) => (
          <div key={slot.key} className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[1fr_11rem]">
            <TextField
              label={`${slotLabel(item.kind, slot)}: ${texts.name.toLowerCase()}`}
              autoComplete={index === 0 ? 'name' : 'off'}
              required
              maxLength={120}
              value={passengers[index]?.name ?? ''}
              onValue={(name) => changePassenger(slot.key, { name })}
              onPaste={(event) => pasteNames(event, index)}
              error={errors[`${itemPath}.passengers.${index}.name`]}
            />
            <RelationshipField
              value={passengers[index]?.relationship ?? 'Self'}
              options={offeredRelationships(passengers, index)}
              onValue={(relationship) => changePassenger(slot.key, { relationship })}
              error={errors[`${itemPath}.passengers.${index}.relationship`]}
            />
            <div className="col-span-full grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
              <ItemQuestions
                itemId={item.id}
                questions={questions}
                traveller={{ slot: slot.key, name: slotLabel(item.kind, slot) }}
                errors={errors}
                path={`${itemPath}.passengers.${index}.answers`}
              />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
        <ItemQuestions
          itemId={item.id}
          questions={questions}
          traveller={null}
          errors={errors}
          path={`${itemPath}.answers`}
        />
      </div>
    </fieldset>
  )
}

interface QuestionsProps {
  itemId: string
  questions: readonly AskedQuestion[]
  /** For example, slot 'adult-0' and name 'Adult 1'. Null for questions per booking. */
  traveller: { slot: string; name: string } | null
  errors: FieldErrors
  /** Path of the answers in the booking request. */
  path: string
}

function ItemQuestions({ itemId, questions, traveller, errors, path }: QuestionsProps) {
  const draft = useStore($draft)
  return questions
    .filter(({ per }) => per === (traveller ? 'traveller' : 'booking'))
    .map((question) => {
      const key = answerKey(question.id, traveller?.slot ?? null)
      return (
        <QuestionField
          key={question.id}
          question={question}
          label={traveller ? `${traveller.name}: ${question.text}` : question.text}
          value={getAnswer(draft, itemId, question, traveller?.slot ?? null)}
          onValue={(answer) => changeAnswer(itemId, key, answer)}
          error={errors[`${path}.${question.id}`]}
        />
      )
    })
}
