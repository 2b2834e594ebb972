import * as z from 'zod/mini'

const hookSchema = z.object({ by: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)) })

/** Returns the editors whose changes triggered a build hook, by name; empty if the body does not contain them. */
export function changedBy(body: string): string[] {
  try {
    return z.parse(hookSchema, JSON.parse(body)).by
  } catch {
    return []
  }
}
