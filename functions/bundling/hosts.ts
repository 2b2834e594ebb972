/** The hosts with a program in `functions/dist`. */
export const hosts = ['node', 'sweep', 'netlify', 'netlify-sweep', 'vercel', 'aws-lambda'] as const

type Host = (typeof hosts)[number]

/** Returns false for source maps and for the programs of other hosts. */
export function isDeployed(file: string, deployedHosts: readonly Host[]): boolean {
  const [, programName] = /\/functions\/dist\/([\w-]+?)(?:-handler)?\.mjs$/.exec(file) ?? []
  const host = hosts.find((candidate) => candidate === programName)
  return !file.endsWith('.map') && (host === undefined || deployedHosts.includes(host))
}
