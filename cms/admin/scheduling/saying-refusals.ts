import * as z from 'zod/mini'

const refusedSchema = z.object({ error: z.string() })

/**
 * The same request, which throws what it is answered as an error: the drawer shows what is thrown and overlooks what is answered.
 * @throws an Error in words for editors
 */
export function sayingRefusals<Asked>(ask: (asked: Asked) => unknown): (asked: Asked) => Promise<unknown> {
  return async (asked) => {
    const answer = await ask(asked)
    const refused = z.safeParse(refusedSchema, answer)
    if (refused.success) throw new Error(refused.data.error)
    return answer
  }
}
