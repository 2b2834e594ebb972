/** The error message of the field above, which also describes the solution. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-sm text-terracotta">
      {children}
    </p>
  ) : null
}
