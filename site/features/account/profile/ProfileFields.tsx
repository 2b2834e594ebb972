import { earliestBirthday } from '@nusa/shared/account'
import { addDays, type LocalDate } from '@nusa/shared/dates'
import type { FieldErrors } from '../../../lib/form.ts'
import { CheckField } from '../../../ui/field/CheckField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { ProfileValues } from './profile-form.ts'
import { accountTexts as texts } from './texts.ts'

interface Props {
  values: ProfileValues
  email: string
  errors?: FieldErrors
  onEdit?: (field: keyof ProfileValues, value: string) => void
  /** Today in Bali; a birthday must be earlier. */
  today?: LocalDate
}

/** The fields of a profile, two per row on wide screens. */
export function ProfileFields({ values, email, errors = {}, onEdit, today }: Props) {
  const isSingle = values.single_name === 'true'
  const field = (name: Exclude<keyof ProfileValues, 'single_name'>, autoComplete: string, type = 'text') => (
    <TextField
      label={name === 'first_name' && isSingle ? texts.onlyName : texts.labels[name]}
      type={type}
      autoComplete={autoComplete}
      required={name !== 'whatsapp'}
      maxLength={type === 'date' ? undefined : 200}
      min={type === 'date' ? earliestBirthday : undefined}
      max={type === 'date' && today ? addDays(today, -1) : undefined}
      value={values[name]}
      onValue={(value) => onEdit?.(name, value)}
      error={errors[name]}
    />
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {field('first_name', isSingle ? 'name' : 'given-name')}
      {!isSingle && field('last_name', 'family-name')}
      <div className="sm:col-span-2">
        <CheckField
          label={texts.singleName}
          hint={texts.singleNameHint}
          checked={isSingle}
          onValue={(isTicked) => onEdit?.('single_name', String(isTicked))}
        />
      </div>
      <div className="sm:col-span-2 [&_input]:bg-mist">
        <TextField label={texts.labels.email} type="email" readOnly value={email} onValue={ignore} />
        <p className="mt-1 text-ink-soft text-sm">{texts.emailHint}</p>
      </div>
      {field('phone', 'tel', 'tel')}
      {field('whatsapp', 'tel', 'tel')}
      <div className="sm:col-span-2">{field('address', 'address-line1')}</div>
      {field('city', 'address-level2')}
      {field('country', 'country-name')}
      {field('birthday', 'bday', 'date')}
    </div>
  )
}

/** The change handler of a read-only field. */
function ignore(): void {}
