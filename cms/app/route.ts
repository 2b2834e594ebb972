/** Redirects to the admin. A response of `redirects` in the Next config would miss our headers. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { Location: '/admin' } })
}
