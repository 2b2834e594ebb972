/** The keys that the sandbox takes on a developer's machine, where none are set. The functions know the same ones. */
export const sandboxDefaults = {
  secretKey: 'xnd_development_nusa_sandbox',
  webhookToken: 'nusa-sandbox-callback-token',
} as const
