import { SelectField } from '../../ui/field/SelectField.tsx'

interface Props {
  label: string
  value: string
  times: readonly string[]
  onValue: (time: string) => void
}

/** A pickup time. One that is no longer offered still shows, so that it is seen what has to be changed. */
export function TimeField({ label, value, times, onValue }: Props) {
  return (
    <SelectField label={label} value={value} onValue={onValue}>
      {!times.includes(value) && (
        <option value={value} disabled>
          {value}
        </option>
      )}
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </SelectField>
  )
}
