import {
  answerPath,
  formatNamesDeadline,
  type TripDetailsView,
  tripFields,
  tripMessages,
  tripQuestions,
  zoneIdOf,
} from '@nusa/shared/booking'
import { formatRupiah } from '@nusa/shared/money'
import { useRef } from 'react'
import { focusFirstError } from '../../lib/form.ts'
import { buttonClass } from '../../ui/button.ts'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Section } from '../../ui/Section.tsx'
import { ReplaceableAnswer } from '../questions/index.ts'
import { TravellerFields } from './TravellerFields.tsx'
import { tripDetailsTexts as texts } from './texts.ts'
import type { useTrip } from './use-trip.ts'

interface Props {
  view: TripDetailsView
  trip: ReturnType<typeof useTrip>
}

export function TripForm({ view, trip }: Props) {
  const { values, errors, saveMessage, isBusy, changeValues, save } = trip
  const form = useRef<HTMLFormElement>(null)
  const { pickup, travellers } = view.form
  const questions = tripQuestions(view.form)
  const bookingQuestions = questions.filter(({ per }) => per === 'booking')
  const areNamesClosed = view.names_until !== null && !travellers.some(({ is_name_open }) => is_name_open)
  const shouldShowTravellers = view.names_until !== null || questions.some(({ per }) => per === 'traveller')
  const canSave = tripFields(view.form).length > 0

  const submit = async () => {
    if (!(await save())) focusFirstError(form.current)
  }

  return (
    <form
      ref={form}
      noValidate
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {pickup && (
        <Section title={texts.pickup}>
          <PickupFields pickup={pickup} trip={trip} />
        </Section>
      )}
      {bookingQuestions.length > 0 && (
        <Section title={texts.questions}>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {bookingQuestions.map((question) => {
              const path = answerPath(question.id, null)
              return (
                <ReplaceableAnswer
                  key={path}
                  storedAnswer={view.values[path] ?? ''}
                  question={question}
                  label={question.text}
                  value={values[path] ?? ''}
                  onValue={(answer) => changeValues({ [path]: answer })}
                  error={errors[path]}
                />
              )
            })}
          </div>
        </Section>
      )}
      {shouldShowTravellers && (
        <Section title={texts.travellers}>
          {view.names_until !== null && (
            <p className="mb-4">
              {areNamesClosed
                ? tripMessages.namesClosed
                : texts.enterNamesBy(formatNamesDeadline({ kind: 'tour', ...view }, view.names_until))}
            </p>
          )}
          <TravellerFields view={view} trip={trip} />
        </Section>
      )}
      {view.other_answers.length > 0 && (
        <Section title={texts.answers}>
          <dl className="grid gap-y-2">
            {view.other_answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-ink-soft text-sm">{question}</dt>
                <dd className="break-words">{answer}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {canSave && (
        <button type="submit" aria-disabled={isBusy} className={`${buttonClass('primary')} w-full sm:w-auto`}>
          {isBusy ? texts.saving : texts.save}
        </button>
      )}
      <div role="status" className="mt-3 min-h-6">
        {saveMessage && (
          <p className={saveMessage.isFailure ? 'text-terracotta-deep' : 'text-jungle'}>{saveMessage.text}</p>
        )}
      </div>
    </form>
  )
}

interface PickupProps extends Pick<Props, 'trip'> {
  pickup: NonNullable<TripDetailsView['form']['pickup']>
}

/** A pickup zone that can no longer be changed is shown as text. */
function PickupFields({ pickup, trip: { values, errors, changeValues } }: PickupProps) {
  const pickupValue = values.pickup ?? ''
  const cashToDriver = pickup.zones.find(({ id }) => id === zoneIdOf(pickupValue))?.cash ?? 0
  return (
    <div className="grid grid-cols-1 gap-4">
      {pickup.fixed_zone === null ? (
        <SelectField
          name="pickup"
          label={texts.pickupWhere}
          value={pickupValue}
          onValue={(newPickup) =>
            changeValues(newPickup === 'meeting_point' ? { pickup: newPickup, place: '' } : { pickup: newPickup })
          }
          hint={cashToDriver > 0 ? texts.cashHint(formatRupiah(cashToDriver)) : ''}
          error={errors.pickup}
        >
          <option value="later">{texts.chooseLater}</option>
          {pickup.meeting_point !== '' && (
            <option value="meeting_point">{texts.meetingPoint(pickup.meeting_point)}</option>
          )}
          {pickup.zones.map((zone) => (
            <option key={zone.id} value={`zone:${zone.id}`}>
              {texts.zone(zone.name, zone.cash > 0 ? formatRupiah(zone.cash) : '')}
            </option>
          ))}
        </SelectField>
      ) : (
        pickup.fixed_zone !== '' && <p>{texts.fixedZone(pickup.fixed_zone)}</p>
      )}
      {pickupValue !== 'meeting_point' && (
        <TextField
          name="place"
          label={texts.place}
          hint={texts.placeHint}
          autoComplete="off"
          maxLength={200}
          value={values.place ?? ''}
          onValue={(place) => changeValues({ place })}
          error={errors.place}
        />
      )}
    </div>
  )
}
