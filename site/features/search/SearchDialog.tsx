import { type LocalDate, todayInBali } from '@nusa/shared/dates'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { DateField } from '../../ui/calendar/DateField.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { createDialogRoot } from '../../ui/dialog/mount.tsx'
import { useClosingOnLeave } from '../../ui/dialog/use-closing-on-leave.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { StepperRow } from '../../ui/stepper/Stepper.tsx'
import { attachSuggestions, dialogSuggestionRule } from './combobox.ts'
import { guestKinds, maxGuestsPerKind, minGuests } from './guests.ts'
import { createDialogQuery, maxTextLength, replaceFields, searchPath } from './query.ts'
import { searchedTrip } from './searched-trip.ts'
import { searchTexts as texts } from './texts.ts'
import { saveTrip } from './trip.ts'

let isOpen = false

export function mountSearchDialog(): void {
  if (isOpen) return
  isOpen = true
  const host = document.createElement('div')
  document.body.append(host)
  const close = () => {
    root.unmount()
    host.remove()
    isOpen = false
  }
  const root = createDialogRoot(host, close)
  root.render(<SearchDialog onClose={close} />)
}

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [searchText, setSearchText] = useState('')
  const [today] = useState(() => todayInBali(new Date()))
  const [trip] = useState(() => searchedTrip(today))
  const [date, setDate] = useState<LocalDate | null>(trip.date)
  const [guests, setGuests] = useState(trip.guests ?? minGuests)
  const formElement = useRef<HTMLFormElement>(null)
  const formId = useId()

  // When the browser collects the form's fields, the current state replaces them. React has no `formdata` event.
  useEffect(() => {
    const form = formElement.current
    const fillFormData = ({ formData }: FormDataEvent) => {
      saveTrip(date ?? '', guests)
      replaceFields(formData, createDialogQuery({ q: searchText, date: date ?? '', guests }))
    }
    form?.addEventListener('formdata', fillFormData)
    return () => form?.removeEventListener('formdata', fillFormData)
  }, [searchText, date, guests])

  useClosingOnLeave(onClose)

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <button type="submit" form={formId} className={`${buttonClass()} w-full`}>
          {texts.submit}
        </button>
      }
    >
      <form ref={formElement} id={formId} action={searchPath} className="grid gap-4">
        <SuggestField value={searchText} onValue={setSearchText} />
        <div>
          <DateField
            label={texts.when}
            placeholder={texts.anyDate}
            value={date}
            today={today}
            disabledReason={(day) => (day < today ? texts.pastDate : null)}
            onValue={setDate}
          />
          {date && (
            <button
              type="button"
              onClick={() => setDate(null)}
              className="inline-flex min-h-11 items-center font-semibold text-jungle text-sm underline underline-offset-4"
            >
              {texts.clearDate}
            </button>
          )}
        </div>
        <div className="divide-y divide-mist">
          {guestKinds.map((kind) => (
            <StepperRow
              key={kind}
              label={texts.ages[kind].label}
              hint={texts.ages[kind].age}
              value={guests[kind]}
              min={minGuests[kind]}
              max={maxGuestsPerKind}
              onValue={(count) => setGuests({ ...guests, [kind]: count })}
            />
          ))}
        </div>
      </form>
    </Dialog>
  )
}

interface Props {
  value: string
  onValue: (value: string) => void
}

function SuggestField({ value, onValue }: Props) {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const input = container.current?.querySelector('input')
    return input ? attachSuggestions(input, dialogSuggestionRule) : undefined
  }, [])

  return (
    <div ref={container} className="relative" data-suggest>
      <TextField
        label={texts.what}
        value={value}
        onValue={onValue}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxTextLength}
        placeholder={texts.whatPlaceholder}
      />
    </div>
  )
}
