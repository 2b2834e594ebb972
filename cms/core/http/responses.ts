import type { PayloadRequest } from 'payload'

export function jsonResponse(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Returns an error in the format that Payload's admin reads. */
export function errorResponse(message: string, status: number): Response {
  return jsonResponse({ errors: [{ message }] }, status)
}

export function csvResponse(csv: string, name: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Returns an empty object if there is no body, and null if the JSON is invalid. */
export async function readBody(req: PayloadRequest): Promise<unknown> {
  const text = (await req.text?.()) ?? ''
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}
