/** Next calls this once for each of its runtimes, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Payload writes some times in the server's time zone, such as when a version that is about to be restored was saved.
  process.env.TZ = 'Asia/Makassar'
  const [{ addHeadersToResponses }, { acceptUndecodablePaths }, { addRemoteAddressHeader }, { warmUp }] =
    await Promise.all([
      import('./config/response-headers.ts'),
      import('./payload-fixes/requests/decodable-path.ts'),
      import('./features/sign-in/remote-address.ts'),
      import('./config/warm-up.ts'),
    ])
  const isDevelopment = process.env.NODE_ENV === 'development'
  addHeadersToResponses(isDevelopment)
  acceptUndecodablePaths()
  addRemoteAddressHeader()
  if (!isDevelopment) warmUp('/admin/login')
}
