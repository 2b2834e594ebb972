/** Next calls this once for each of its runtimes, before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRemoteAddresses } = await import('./sign-in/remote-address.ts')
  noteRemoteAddresses()
}
