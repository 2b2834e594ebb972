import type { FieldErrors } from './form.ts'

/** What was found wrong, by path, and in what. */
export interface FoundErrors<Content> {
  errors: FieldErrors
  content: Content
}

/**
 * The errors of the fields that still say what was found wrong. `pathNow` gives the path that a field has now, null where it is
 * gone; by itself it has the same.
 */
export function standingErrors<Content>(
  { errors, content }: FoundErrors<Content>,
  now: Content,
  pathNow: (path: string) => string | null = (path) => path,
): FieldErrors {
  const standing = Object.entries(errors).flatMap(([path, message]) => {
    const moved = pathNow(path)
    return moved !== null && valueAt(content, path) === valueAt(now, moved) ? [[moved, message]] : []
  })
  return Object.fromEntries(standing)
}

function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), content)
}
