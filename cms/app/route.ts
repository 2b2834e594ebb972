/** Whoever opens the CMS's address is led to the admin. Not a redirect of Next's settings, which no headers go with. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { Location: '/admin' } })
}
