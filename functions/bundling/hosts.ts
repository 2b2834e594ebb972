/** The hosts with a program in `functions/dist`. */
export const hosts = ['node', 'sweep', 'netlify', 'netlify-sweep', 'vercel', 'aws-lambda'] as const

type Host = (typeof hosts)[number]

/**
 * Returns whether a deployment with the programs of these hosts needs a file: everything except source maps, which no
 * process reads, and the programs of other hosts.
 */
export function isDeployed(file: string, own: readonly Host[]): boolean {
  const [, program] = /\/functions\/dist\/([\w-]+?)(?:-handler)?\.mjs$/.exec(file) ?? []
  return !file.endsWith('.map') && !hosts.some((host) => host === program && !own.includes(host))
}
