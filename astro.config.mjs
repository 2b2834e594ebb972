import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { localHost } from './dev/astro-dev.ts'

const site = process.env.SITE_URL || 'http://localhost:4321'
/**
 * The script of every page in one file, with all that it needs at once: a dozen small files would cost a phone twice the bytes
 * and a round trip for each level of imports.
 */
const pageScript = { name: 'page', test: /[\\/]Base\.astro\?astro&type=script/ }
/**
 * The page's script names some ninety others, and of a name the hash is what can't be compressed: a letter less in each is
 * sixty bytes less on every page, and so are letters of one case only. Seven of these, the fewest that can be had, are 36 bits,
 * among files of the same name.
 */
const chunkNames = {
  chunkFileNames: '_astro/[name].[hash:7].js',
  // Astro calls a component's script 'Base.astro_astro_type_script_index_0_lang', and pages and chunks name it often.
  entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash:7].js`,
  hashCharacters: 'base36',
}

export default defineConfig({
  site,
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.DIST_DIR || './dist',
  cacheDir: process.env.ASTRO_CACHE_DIR || './.build/astro',
  output: 'static',
  // /tour/x is dist/tour/x/index.html, and is linked to without a slash at the end.
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), localHost()],
  vite: {
    plugins: [tailwindcss()],
    // A small script stands in a file, too, which the browser caches, and not in every page.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined) },
    environments: {
      client: { build: { rolldownOptions: { output: { ...chunkNames, codeSplitting: { groups: [pageScript] } } } } },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
})
