import { useStore } from '@nanostores/react'
import { type Relationship, relationshipSchema } from '@nusa/shared/booking'
import type { FieldErrors } from '../../../lib/form.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { checkoutTexts as texts } from '../texts.ts'
import { $draft, changeDraft, type Draft } from './draft.ts'

export function EmergencyContactForm({ errors }: { errors: FieldErrors }) {
  const { emergency } = useStore($draft)
  const changeContact = (changes: Partial<Draft['emergency']>) =>
    changeDraft({ emergency: { ...emergency, ...changes } })
  return (
    <Section title={texts.emergency}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={texts.name}
          autoComplete="off"
          required
          maxLength={120}
          value={emergency.name}
          onValue={(name) => changeContact({ name })}
          error={errors['emergencyContact.name']}
        />
        <RelationshipField
          value={emergency.relationship}
          onValue={(relationship) => changeContact({ relationship })}
          error={errors['emergencyContact.relationship']}
        />
        <TextField
          label={texts.optionalEmail}
          type="email"
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          value={emergency.email}
          onValue={(email) => changeContact({ email })}
          error={errors['emergencyContact.email']}
        />
        <TextField
          label={texts.phone}
          type="tel"
          autoComplete="off"
          required
          maxLength={60}
          value={emergency.phone}
          onValue={(phone) => changeContact({ phone })}
          error={errors['emergencyContact.phone']}
        />
      </div>
    </Section>
  )
}

interface Props {
  value: Relationship
  onValue: (value: Relationship) => void
  error?: string
  /** By default all relationships. */
  options?: readonly Relationship[]
}

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
