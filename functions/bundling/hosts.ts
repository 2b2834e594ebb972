/** The hosts with a program in `functions/dist`. */
export const hosts = ['node', 'sweep', 'netlify', 'netlify-sweep', 'vercel', 'aws-lambda'] as const

type Host = (typeof hosts)[number]

/** Source maps and the programs of other hosts do not belong in a deployment. */
export function isDeployed(file: string, deployedHosts: readonly Host[]): boolean {
  const [, program] = /\/functions\/dist\/([\w-]+?)(?:-handler)?\.mjs$/.exec(file) ?? []
  const host = hosts.find((candidate) => candidate === program)
  return !file.endsWith('.map') && (host === undefined || deployedHosts.includes(host))
}
