import * as z from 'zod/mini'

const buildHookSchema = z.object({ by: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)) })

/** Reads the names of the editors whose changes triggered a build hook; empty if the body names none. */
export function parseChangedBy(body: string): string[] {
  try {
    return z.parse(buildHookSchema, JSON.parse(body)).by
  } catch {
    return []
  }
}
