import * as z from 'zod/mini'

const errorResponseSchema = z.object({ error: z.string() })

/**
 * Wraps the server function of Payload's _Schedule publish_ drawer so that an error in its response is thrown. The
 * drawer shows thrown errors and ignores the response.
 * @throws Error with a message for editors
 */
export function throwResponseErrors<Args>(send: (args: Args) => unknown): (args: Args) => Promise<unknown> {
  return async (args) => {
    const response = await send(args)
    const failed = z.safeParse(errorResponseSchema, response)
    if (failed.success) throw new Error(failed.data.error)
    return response
  }
}
