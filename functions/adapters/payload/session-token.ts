import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { JWT_AUTH_VERSION } from 'payload'
import * as z from 'zod/mini'

const claimsSchema = z.object({ id: z.int(), collection: z.literal('travellers'), sid: z.string(), exp: z.int() })

type Claims = z.infer<typeof claimsSchema>

/** Reads the tokens that Payload signs for travellers: what stands in one, or null where it is forged, over or another's. */
export function tokenReader(secret: string): (token: string) => Promise<Claims | null> {
  const key = createSecretKey(Buffer.from(secret))
  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: ['HS256'] })
      const claims = claimsSchema.safeParse(payload)
      return claims.success && protectedHeader.authVersion === JWT_AUTH_VERSION ? claims.data : null
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}
