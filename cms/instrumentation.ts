/** Next calls this once for each of its runtimes, before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Payload writes some moments by the server's clock, such as when the version was saved that somebody is about to restore.
  process.env.TZ = 'Asia/Makassar'
  const [{ headEveryAnswer }, { acceptUndecodablePaths }, { noteRemoteAddresses }, { warmUp }] = await Promise.all([
    import('./config/answer-headers.ts'),
    import('./guards/decodable-path.ts'),
    import('./sign-in/remote-address.ts'),
    import('./config/warm-up.ts'),
  ])
  const isDevelopment = process.env.NODE_ENV === 'development'
  headEveryAnswer(isDevelopment)
  acceptUndecodablePaths()
  noteRemoteAddresses()
  if (!isDevelopment) warmUp('/admin/login')
}
