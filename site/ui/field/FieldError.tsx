/** The error message of the field above, which also describes the solution. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-sm text-terracotta">
      {children}
    </p>
  ) : null
}

/** The explanation of the field above. */
export function FieldHint({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-ink-soft text-sm">
      {children}
    </p>
  ) : null
}

/** Returns the ids of the hint and the error of a field that are shown, for `aria-describedby`. */
export function descriptionIds(
  id: string,
  { hint, error }: { hint: string | undefined; error: string | undefined },
): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
