export const controlClass =
  'block w-full min-h-11 rounded-sm border border-ink/50 bg-white px-3 py-2 text-base text-ink placeholder:text-ink/60 aria-invalid:scroll-mb-14 aria-invalid:border-terracotta aria-invalid:ring-1 aria-invalid:ring-terracotta'

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-sm text-terracotta">
      {children}
    </p>
  ) : null
}

export function FieldHint({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-ink-soft text-sm">
      {children}
    </p>
  ) : null
}

/** Returns the ids for `aria-describedby`. */
export function descriptionIds(
  id: string,
  { hint, error }: { hint: string | undefined; error: string | undefined },
): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
