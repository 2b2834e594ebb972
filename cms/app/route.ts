/** Redirects to the admin. A redirect in the Next config (`redirects`) would not have our security headers. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { Location: '/admin' } })
}
