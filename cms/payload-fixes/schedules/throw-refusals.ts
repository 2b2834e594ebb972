import * as z from 'zod/mini'

const refusedSchema = z.object({ error: z.string() })

/**
 * Wraps the request to throw the error in its response, because the drawer shows thrown errors and ignores the
 * response.
 * @throws Error with a message for editors
 */
export function throwRefusals<Args>(send: (args: Args) => unknown): (args: Args) => Promise<unknown> {
  return async (args) => {
    const response = await send(args)
    const refusal = z.safeParse(refusedSchema, response)
    if (refusal.success) throw new Error(refusal.data.error)
    return response
  }
}
