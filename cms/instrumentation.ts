/** Next calls this once for each of its runtimes, before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ headEveryAnswer }, { noteRemoteAddresses }] = await Promise.all([
    import('./config/answer-headers.ts'),
    import('./sign-in/remote-address.ts'),
  ])
  headEveryAnswer(process.env.NODE_ENV === 'development')
  noteRemoteAddresses()
}
