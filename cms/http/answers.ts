import type { PayloadRequest } from 'payload'

/** An answer that nobody keeps. */
export function told(answer: object, status = 200): Response {
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** A refusal as Payload's own pages read it. */
export function refuseWith(message: string, status: number): Response {
  return told({ errors: [{ message }] }, status)
}

/** A CSV file to be saved under this name, by whoever asked and nobody else. */
export function csvFile(csv: string, name: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Without a body it is an empty one; null where it is none of ours. */
export async function readBody(req: PayloadRequest): Promise<unknown> {
  const text = (await req.text?.()) ?? ''
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}
