import { answerPath, type TripDetailsView } from '@nusa/shared/booking'
import { type ClipboardEvent, useState } from 'react'
import { parsePastedNames, placePastedNames } from '../../lib/pasted-names.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { ReplaceableAnswer } from '../questions/index.ts'
import { formatTravellerLabel } from './save-message.ts'
import { tripDetailsTexts as texts } from './texts.ts'
import type { useTrip } from './use-trip.ts'

interface Props {
  view: TripDetailsView
  trip: ReturnType<typeof useTrip>
}

type Traveller = TripDetailsView['form']['travellers'][number]

/** A name is a text field while the traveller can still change it. */
export function TravellerFields({ view, trip: { values, errors, changeValues } }: Props) {
  const { travellers, questions } = view.form
  const travellerQuestions = questions.filter(({ per }) => per === 'traveller')
  const travellersWithEditableName = travellers.filter(({ is_name_open }) => is_name_open)

  /** The pasted names for which no empty field was left. */
  const [unplacedNames, setUnplacedNames] = useState<readonly string[]>([])
  const enteredNames = new Set(travellersWithEditableName.map(({ id }) => values[`name:${id}`]))
  const namesWithoutField = unplacedNames.filter((name) => !enteredNames.has(name))

  /** Distributes a pasted list of names over this field and the empty fields after it. */
  const pasteNames = (event: ClipboardEvent, traveller: Traveller) => {
    const names = parsePastedNames(event.clipboardData.getData('text/plain'))
    if (names.length === 0) return
    event.preventDefault()
    const fields = travellersWithEditableName
      .slice(travellersWithEditableName.indexOf(traveller))
      .map(({ id }) => ({ key: `name:${id}`, name: values[`name:${id}`] ?? '' }))
    const placement = placePastedNames(fields, names)
    changeValues(placement.placedNames)
    setUnplacedNames(placement.unplacedNames)
  }

  return (
    <>
      {travellersWithEditableName.length > 1 && <p className="mb-4 text-ink-soft text-sm">{texts.pasteHint}</p>}
      <div role="status">
        {namesWithoutField.length > 0 && (
          <p className="mb-4 text-terracotta-deep">{texts.noFieldForNames(namesWithoutField.join(', '))}</p>
        )}
      </div>
      <div className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2">
        {travellers.map((traveller) => {
          const namePath = `name:${traveller.id}`
          const label = formatTravellerLabel(travellers, traveller.id)
          const name = traveller.name || texts.nameMissing
          if (!traveller.is_name_open && travellerQuestions.length === 0)
            return (
              <p key={traveller.id}>
                {label}: <bdi>{name}</bdi>
              </p>
            )
          return (
            <fieldset key={traveller.id} className="grid min-w-0 grid-cols-1 content-start gap-2">
              {traveller.is_name_open ? (
                <TextField
                  label={texts.fullName(label)}
                  autoComplete="off"
                  maxLength={120}
                  value={values[namePath] ?? ''}
                  onValue={(name) => changeValues({ [namePath]: name })}
                  onPaste={(event) => pasteNames(event, traveller)}
                  error={errors[namePath]}
                />
              ) : (
                <p className="font-medium">
                  {label}: <bdi>{name}</bdi>
                </p>
              )}
              {travellerQuestions.map((question) => {
                const path = answerPath(question.id, traveller.id)
                return (
                  <ReplaceableAnswer
                    key={path}
                    storedAnswer={view.values[path] ?? ''}
                    question={question}
                    label={`${label}: ${question.text}`}
                    value={values[path] ?? ''}
                    onValue={(answer) => changeValues({ [path]: answer })}
                    error={errors[path]}
                  />
                )
              })}
            </fieldset>
          )
        })}
      </div>
    </>
  )
}
