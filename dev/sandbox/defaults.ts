/** The keys that the sandbox accepts on a developer's machine if none are set. The functions use the same defaults. */
export const sandboxDefaults = {
  secretKey: 'xnd_development_nusa_sandbox',
  webhookToken: 'nusa-sandbox-callback-token',
} as const
