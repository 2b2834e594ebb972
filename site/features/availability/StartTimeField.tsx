import { useId } from 'react'
import type { DepartureOption } from './departure-options.ts'
import { availabilityTexts as texts } from './texts.ts'

export interface StartTimeFieldProps {
  options: readonly DepartureOption[]
  chosenId: string | null
  onValue: (id: string) => void
}

/** Shows radio buttons. A single departure is shown as text. */
export function StartTimeField({ options, chosenId, onValue }: StartTimeFieldProps) {
  const groupName = useId()
  const [firstOption, ...otherOptions] = options
  if (!firstOption) return null
  if (otherOptions.length === 0) {
    return (
      <p data-start-times role="status" className="text-sm">
        <span className="font-medium">{texts.startTime}:</span> {firstOption.name}
        {firstOption.note !== '' && ` (${firstOption.note})`}
      </p>
    )
  }
  return (
    <fieldset data-start-times className="grid gap-2">
      <legend className="mb-1 block font-medium text-sm">{texts.startTime}</legend>
      {options.map(({ id, name, note, isBookable }) => (
        <label
          key={id}
          className="flex min-h-11 items-center gap-3 rounded-lg border border-mist-deep px-3 py-2 has-checked:border-ink has-disabled:text-ink-soft"
        >
          <input
            type="radio"
            name={groupName}
            value={id}
            checked={id === chosenId}
            disabled={!isBookable}
            onChange={() => onValue(id)}
          />
          <span className="grow">{name}</span>
          {note !== '' && <span className="text-sm">{note}</span>}
        </label>
      ))}
    </fieldset>
  )
}
