import type * as z from 'zod/mini'

/** What is wrong with a form's fields, by path: 'emergencyContact.email'. */
export type FieldErrors = Record<string, string>

/** The first message of each field that a schema refuses; empty where it takes them all. */
export function fieldErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const parsed = schema.safeParse(values)
  const errors: FieldErrors = {}
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const path = issue.path.join('.')
    errors[path] ??= issue.message
  }
  return errors
}

/** Frames that a page under load may take to draw an answer's errors. */
const patience = 10

/** Moves the focus to the first field that is marked as wrong, once it has been drawn. */
export function focusFirstError(form: HTMLElement | null, frames = patience): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) {
      wrong.focus()
      // One that has the focus already is not scrolled to by it, though a message may cover it by now.
      wrong.scrollIntoView({ block: 'nearest' })
    } else if (frames > 1) focusFirstError(form, frames - 1)
  })
}
