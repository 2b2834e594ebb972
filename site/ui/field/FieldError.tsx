/** What is wrong with the field above it and what to do. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1 text-sm text-terracotta">
      {children}
    </p>
  ) : null
}
