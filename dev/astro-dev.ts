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
      'astro:server:setup': ({ server, refreshContent }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url === CONTENT_CHANGED && request.method === 'POST') {
            Promise.resolve(refreshContent?.({})).then(() => response.writeHead(204).end(), next)
            return
          }
          request.url = request.url?.replace(/^(\/booking\/confirmation)\/[^/?]+/, '$1')
          next()
        })
      },
    },
  }
}
