import { join } from 'node:path'
import type { AstroIntegration } from 'astro'

/** Where the supervisor of `npm run dev` says that an editor has changed the content. */
export const CONTENT_CHANGED = '/_local/content-changed'

/**
 * Lets `astro dev` stand in for the host of the built pages: calls and pictures go on to the functions, one page answers for
 * all confirmations, and published content shows up by itself. A build is not touched.
 */
export function localHost(functionsUrl = process.env.FUNCTIONS_URL): AstroIntegration {
  return {
    name: 'local-host',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev' || !functionsUrl) return
        updateConfig({ vite: { server: { proxy: { '/api': functionsUrl, '/media': functionsUrl } } } })
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url === CONTENT_CHANGED && request.method === 'POST') {
            forgetContent(server)
            response.writeHead(204).end()
            return
          }
          request.url = request.url?.replace(/^(\/booking\/confirmation)\/[^/?]+/, '$1')
          next()
        })
      },
    },
  }
}

type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server']

const catalog = join(import.meta.dirname, '..', 'site', 'lib', 'catalog.ts')

/** Loads the module that holds the content anew, with all that import it, and the pages that are open in browsers. */
function forgetContent({ environments }: DevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const module of moduleGraph.getModulesByFile(catalog) ?? []) moduleGraph.invalidateModule(module)
  }
  environments.client.hot.send({ type: 'full-reload', path: '*' })
}
