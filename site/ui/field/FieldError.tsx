/** The error message of the field above, with what to do. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-sm text-terracotta">
      {children}
    </p>
  ) : null
}
