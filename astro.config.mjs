import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { localHost } from './dev/product/astro-dev.ts'

const site = process.env.SITE_URL || 'http://localhost:4321'
/**
 * Bundles the script of every page with its static imports into one file. A dozen small files would cost a phone twice the
 * bytes and one round trip for each level of imports.
 */
const pageScript = { name: 'page', test: /[\\/]Base\.astro\?astro&type=script/ }
/**
 * One file for schemas, dates, money and texts, which nearly every island needs. A group also includes everything that
 * its modules import, so a module that only some islands need does not belong here.
 */
const common = { name: 'common', test: /[\\/]shared[\\/](?:dates|money|text)[\\/]|[\\/]zod[\\/]/ }
/**
 * The page's script contains the names of about ninety other chunks, and their hashes do not compress: one character less in
 * each saves sixty bytes per page, and lower case alone saves the same. Seven characters, the minimum, are 36 bits, which is
 * enough to distinguish files of the same name.
 */
const chunkNames = {
  chunkFileNames: '_astro/[name].[hash:7].js',
  // Shortens names such as 'Base.astro_astro_type_script_index_0_lang', which pages and chunks contain often.
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
  // Links to dist/tour/x/index.html have no slash at the end: /tour/x.
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), localHost()],
  vite: {
    plugins: [tailwindcss()],
    // Small scripts are files too, which the browser caches, and are not inlined into every page.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined) },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { ...chunkNames, codeSplitting: { groups: [pageScript, common] } } },
        },
      },
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
