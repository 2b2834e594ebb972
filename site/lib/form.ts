import { useState } from 'react'
import type * as z from 'zod/mini'

/** The keys are field paths: 'emergencyContact.email'. */
export type FieldErrors = Record<string, string>

/** Returns the first message for each field that the schema rejects. */
export function findFieldErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const parsed = schema.safeParse(values)
  const errors: FieldErrors = {}
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const path = issue.path.join('.')
    errors[path] ??= issue.message
  }
  return errors
}

/**
 * Returns the errors and a function that sets them. An error disappears when its field changes. `validatedValues` are
 * the values that the errors are about. For errors from the server, pass the sent values, because the traveller may
 * have changed fields during the request.
 */
export function useFieldErrors<Values>(
  values: Values,
): [FieldErrors, (errors: FieldErrors, validatedValues?: Values) => void] {
  const [validation, setValidation] = useState<ValidationErrors<Values>>({ errors: {}, content: values })
  const setErrors = (errors: FieldErrors, validatedValues = values) =>
    setValidation({ errors, content: validatedValues })
  return [selectCurrentErrors(validation, values), setErrors]
}

export interface ValidationErrors<Content> {
  errors: FieldErrors
  content: Content
}

/**
 * Returns the errors of fields that have not changed since the validation. `getCurrentPath` returns the current path of
 * a field, or null if the field was removed.
 */
export function selectCurrentErrors<Content>(
  { errors, content }: ValidationErrors<Content>,
  currentContent: Content,
  getCurrentPath: (path: string) => string | null = (path) => path,
): FieldErrors {
  const remainingErrors: FieldErrors = {}
  for (const [path, message] of Object.entries(errors)) {
    const currentPath = getCurrentPath(path)
    const isUnchanged = currentPath !== null && valueAt(content, path) === valueAt(currentContent, currentPath)
    if (isUnchanged) remainingErrors[currentPath] = message
  }
  return remainingErrors
}

function valueAt(content: unknown, path: string): unknown {
  let value = content
  for (const key of path.split('.')) value = value instanceof Object ? Reflect.get(value, key) : undefined
  return value
}

/**
 * Returns the labels of the invalid fields by section: 'Emergency Contact: Full name, Email'. A section is a `section`
 * element with a heading.
 */
export function invalidFieldNames(form: HTMLElement | null): string[] {
  const namesBySection = new Map<string, Set<string>>()
  for (const field of form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const section = labelledByText(field.closest('section[aria-labelledby]'))
    const name = labelledByText(field) || labelText(field)
    const names = namesBySection.get(section) ?? new Set()
    if (name) namesBySection.set(section, names.add(name))
  }
  return [...namesBySection].map(([section, names]) => {
    const nameList = [...names].join(', ')
    return section ? `${section}: ${nameList}` : nameList
  })
}

function labelledByText(element: Element | null): string {
  const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')
  return label?.textContent.trim() ?? ''
}

function labelText(field: HTMLElement): string {
  const hasLabels = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  const label = hasLabels ? field.labels?.[0] : undefined
  return label?.textContent.trim() ?? field.ariaLabel ?? ''
}

/** The number of frames within which even a slow page has drawn the errors. */
const maxFrames = 10

/** Focuses the first field with an error, as soon as the page has drawn the error. */
export function focusFirstError(form: HTMLElement | null, remainingFrames = maxFrames): void {
  requestAnimationFrame(() => {
    const invalidField = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (invalidField) {
      invalidField.focus()
      // `focus` does not scroll to a field that already has the focus, although a message may cover the field.
      invalidField.scrollIntoView({ block: 'nearest' })
    } else if (remainingFrames > 1) focusFirstError(form, remainingFrames - 1)
  })
}
