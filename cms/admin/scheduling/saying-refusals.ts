import * as z from 'zod/mini'

const refusedSchema = z.object({ error: z.string() })

/**
 * Wraps the request to throw an error in its response: the drawer shows what is thrown and ignores the response.
 * @throws Error with a message for editors
 */
export function sayingRefusals<Asked>(ask: (asked: Asked) => unknown): (asked: Asked) => Promise<unknown> {
  return async (asked) => {
    const answer = await ask(asked)
    const refused = z.safeParse(refusedSchema, answer)
    if (refused.success) throw new Error(refused.data.error)
    return answer
  }
}
