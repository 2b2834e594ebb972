import * as z from 'zod/mini'

const hookSchema = z.object({ by: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)) })

/** Whose changes a call of the build hook is about, by name: nobody where its body says nothing of it, as a host's need not. */
export function changedBy(body: string): string[] {
  try {
    return z.parse(hookSchema, JSON.parse(body)).by
  } catch {
    return []
  }
}
