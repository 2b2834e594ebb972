import * as z from 'zod/mini'

const buildHookSchema = z.object({ by: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)) })

/** Returns the editors in the body of a build hook; empty if the body is invalid. */
export function parseChangedBy(body: string): string[] {
  try {
    return z.parse(buildHookSchema, JSON.parse(body)).by
  } catch {
    return []
  }
}
