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

/**
 * Returns the names of the fields that are marked as wrong, part of the form by part: 'Emergency Contact: Full name, Email'.
 * Parts are sections with a heading.
 */
export function namesOfWrongFields(form: HTMLElement | null): string[] {
  const parts = new Map<string, Set<string>>()
  for (const field of form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const part = textOf(field.closest('section[aria-labelledby]'))
    const name = textOf(field) || nameOf(field)
    if (name) parts.set(part, (parts.get(part) ?? new Set()).add(name))
  }
  return [...parts].map(([part, names]) => (part ? `${part}: ` : '') + [...names].join(', '))
}

/** Returns the text that labels an element by its id. */
function textOf(element: Element | null): string {
  const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')
  return label?.textContent.trim() ?? ''
}

function nameOf(field: HTMLElement): string {
  const [label] = (field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.labels : null) ?? []
  return label?.textContent.trim() ?? field.ariaLabel ?? ''
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
