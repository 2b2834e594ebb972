import type { Endpoint } from '@nusa/shared/api'
import type * as z from 'zod/mini'
import { type Failure, fail } from '../failure.ts'

/** A body may have this many bytes: a full cart with all its passengers has far less. */
export const maxBodyBytes = 256 * 1024

/** Checks a value against a schema; what is wrong is named by the path of its field. */
export function parseWith(schema: z.ZodMiniType, value: unknown): { value: unknown } | Failure {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String).join('.')
    fields[path] ??= issue.message
  }
  return fail('invalid_request', { fields })
}

/** Reads a JSON body: its type, its size and its syntax are checked. */
export async function readJson(request: Request): Promise<{ value: unknown } | Failure> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return fail('unsupported_media_type')
  }
  const text = await readText(request)
  if (text === null) return fail('too_large')
  try {
    // Only an escape can name what is refused, and few bodies have one.
    return { value: text.includes('\\u') ? JSON.parse(text, refuseUnstorable) : JSON.parse(text) }
  } catch {
    return fail('invalid_json')
  }
}

/** Text that no database keeps: a NUL, or half of a surrogate pair. No person types it. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new SyntaxError('Unstorable text.')
  }
  return value
}

/** Reads the bytes of an upload: its type and its size are checked, what is in it is not. */
export async function readFile(
  request: Request,
  { types, maxBytes }: NonNullable<Endpoint['upload']>,
): Promise<Uint8Array | Failure> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) return fail('file_not_picture')
  const bytes = await readBytes(request, maxBytes)
  if (bytes === null) return fail('file_too_large')
  return bytes.length > 0 ? bytes : fail('file_missing')
}

/** The body as text, or null where it has more bytes than allowed, whatever its Content-Length says. */
async function readText(request: Request): Promise<string | null> {
  const announced = request.headers.get('content-length')
  if (announced === null) {
    const bytes = await readBytes(request, maxBodyBytes)
    return bytes && new TextDecoder().decode(bytes)
  }
  if (!(Number(announced) <= maxBodyBytes)) return null
  // A server ends the body where its length was announced. In one go it is read far quicker than as a stream.
  const text = await request.text()
  return Buffer.byteLength(text) > maxBodyBytes ? null : text
}

/** A body of unknown length, read no further than it may be long; null where it is longer. */
async function readBytes(request: Request, most: number): Promise<Uint8Array | null> {
  const announced = request.headers.get('content-length')
  if (announced !== null && !(Number(announced) <= most)) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
