export {}

/**
 * Prints a warning for each domain that this machine cannot reach: `node deploy/release/check-domains.ts`. The
 * publisher reads the CMS at its public address, and the CMS checks the storefront at its public address.
 */
for (const name of ['SITE_URL', 'CMS_URL'] as const) {
  const url = process.env[name]
  if (!url) continue
  const problem = await findProblem(`${url.replace(/\/+$/, '')}/api/health`)
  if (problem === null) continue
  console.log(`
Warning: this server cannot reach ${name} (${url}): ${problem}.
Until it can, nothing that editors change goes live. Check the DNS entry and the proxy. If the certificate is not
trusted, set NODE_EXTRA_CA_CERTS in ${process.env.NUSA_ENV_FILE ?? 'nusa.env'} to the file of your certificate authority. Then run:
npm run release -- restart`)
}

async function findProblem(url: string): Promise<string | null> {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return ok ? null : `it answers ${status}`
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null
    return cause instanceof Error ? cause.message : String(error)
  }
}
