import * as z from 'zod/mini'

const hookSchema = z.object({ by: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)) })

/**
 * Returns the names of the editors whose changes triggered a build hook; empty if the body names none, as with calls
 * from a host.
 */
export function changedBy(body: string): string[] {
  try {
    return z.parse(hookSchema, JSON.parse(body)).by
  } catch {
    return []
  }
}
