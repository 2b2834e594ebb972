import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { isObject } from '../../../core/is-object.ts'

/** The message of a refusal is null if it cannot be read. */
export type StepResult<Content> = { isAccepted: true; content: Content } | { isAccepted: false; message: string | null }

const refusalSchema = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

/** Calls an endpoint of the sign-in. Does not throw: a missing or invalid response counts as a refusal. */
export async function postStep<Content>(
  url: string,
  body: object,
  schema: { parse: (value: unknown) => Content },
): Promise<StepResult<Content>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const content: unknown = await response.json()
    if (response.ok) return { isAccepted: true, content: schema.parse(content) }
    return { isAccepted: false, message: refusalSchema.safeParse(content).data?.errors[0].message ?? null }
  } catch {
    return { isAccepted: false, message: null }
  }
}

const stateSchema = z.object({
  app: z.nullable(z.string()),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
  ),
  recoveryCodes: z.int(),
  isRequired: z.boolean(),
  isConfirmed: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})

/** `codes` is missing if the change created no recovery codes. */
export const changeResultSchema = z.object({ state: stateSchema, codes: z.optional(z.array(z.string())) })

export const newAppSchema = z.object({ secret: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })

/** Accepts any object, because the content of the response is not needed. */
export const anyObjectSchema = z.looseObject({})

/** The options with which a browser creates a passkey. They are not checked, because only the browser reads them. */
export const registrationStartSchema = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject) })

/** The options with which a browser requests a passkey. */
export const authenticationStartSchema = z.object({
  id: z.optional(z.string()),
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
})
