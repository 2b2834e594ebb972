import * as z from 'zod/mini'

const errorResponseSchema = z.object({ error: z.string() })

/**
 * Throws the error of a response, because the drawer shows only thrown errors.
 * @throws Error with a message for editors
 */
export function throwResponseErrors<Args>(send: (args: Args) => unknown): (args: Args) => Promise<unknown> {
  return async (args) => {
    const response = await send(args)
    const failedResponse = z.safeParse(errorResponseSchema, response)
    if (failedResponse.success) throw new Error(failedResponse.data.error)
    return response
  }
}
