import { SelectField } from './SelectField.tsx'

interface Props {
  name?: string
  label: string
  value: string
  times: readonly string[]
  isPast?: (time: string) => boolean
  hint?: string
  onValue: (time: string) => void
}

/** A chosen time that is no longer offered stays visible, so that the traveller sees what to change. */
export function TimeField({ name, label, value, times, isPast, hint = '', onValue }: Props) {
  return (
    <SelectField name={name} label={label} value={value} hint={hint} onValue={onValue}>
      {!times.includes(value) && (
        <option value={value} disabled>
          {value}
        </option>
      )}
      {times.map((time) => (
        <option key={time} value={time} disabled={isPast?.(time)}>
          {time}
        </option>
      ))}
    </SelectField>
  )
}
