'use client'

import { CheckboxInput, FieldDescription, FieldLabel, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useCurrentField } from '../../../payload-fixes/rows/use-current-field.ts'

/** Ticks the packages of the tour that a start time applies to. */
export const StartTimePackages: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled } = useCurrentField<string[] | null>(path)
  const packages = useFormFields(([fields]) => readPackages(fields))
  const chosen = value ?? []
  if (packages.length === 0) return null
  return (
    <fieldset className="field-type nusa-start-time-packages">
      <FieldLabel as="span" label={field.label} />
      {packages.map(({ id, name }) => (
        <CheckboxInput
          key={id}
          id={`${path}-${id}`}
          name={`${path}-${id}`}
          label={name}
          checked={chosen.includes(id)}
          readOnly={readOnly || disabled}
          onToggle={() => setValue(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
        />
      ))}
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  )
}

function readPackages(fields: Record<string, { value?: unknown } | undefined>): { id: string; name: string }[] {
  return Object.entries(fields).flatMap(([path, field]) => {
    const [, row] = /^pricing\.(\d+)\.id$/.exec(path) ?? []
    const name = fields[`pricing.${row}.name`]?.value
    return row !== undefined && typeof field?.value === 'string' && typeof name === 'string' && name !== ''
      ? [{ id: field.value, name }]
      : []
  })
}
