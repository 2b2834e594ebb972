import { SelectField } from './SelectField.tsx'

interface Props {
  name?: string
  label: string
  value: string
  times: readonly string[]
  /** Says whether a time can no longer be chosen. */
  isOver?: (time: string) => boolean
  onValue: (time: string) => void
}

/** A pickup time. One that is no longer offered still shows, so that it is seen what has to be changed. */
export function TimeField({ name, label, value, times, isOver, onValue }: Props) {
  return (
    <SelectField name={name} label={label} value={value} onValue={onValue}>
      {!times.includes(value) && (
        <option value={value} disabled>
          {value}
        </option>
      )}
      {times.map((time) => (
        <option key={time} value={time} disabled={isOver?.(time)}>
          {time}
        </option>
      ))}
    </SelectField>
  )
}
