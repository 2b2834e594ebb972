import { type Relationship, relationshipSchema } from '@nusa/shared/booking'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { checkoutTexts as texts } from '../texts.ts'

interface Props {
  value: Relationship
  onValue: (value: Relationship) => void
  error?: string
  /** The choices; by default all. */
  options?: readonly Relationship[]
}

/** The relationship of a person to the customer. */
export function RelationshipField({ value, onValue, error, options = relationshipSchema.options }: Props) {
  return (
    <SelectField
      label={texts.relationship}
      value={value}
      error={error}
      onValue={(text) => {
        const parsed = relationshipSchema.safeParse(text)
        if (parsed.success) onValue(parsed.data)
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  )
}
