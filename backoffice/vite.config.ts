import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { asAscii } from '../run/vite/as-ascii.ts'
import { orderGroups } from '../run/vite/order-groups.ts'
import { readAtOnce } from '../run/vite/read-at-once.ts'
import { screenFailure } from '../run/vite/screen-failure.ts'

/**
 * What every screen has, with all that it needs, is one file; so is what all but the doors have. A screen asked for 55 small files of the same
 * code, which cost more bytes and a request each (docs/bytes.md).
 */
const groups = orderGroups([
  { name: 'raiz', test: /backoffice[\\/]src[\\/]root\.tsx/ },
  { name: 'painel', test: /trabalho\.route\.tsx/ },
  // Fields, dates, what is kept while somebody writes.
  { name: 'telas', minShareCount: 12 },
])

export default defineConfig(({ command }) => ({
  base: '/painel/',
  plugins: [tailwindcss(), reactRouter(), screenFailure(), asAscii()],
  // Packages of this repository stand beside this folder.
  server: { fs: { allow: ['..'] } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Node keeps the text of what it has read: without comments and long names it is half.
    ssr: {
      build: { minify: true, rolldownOptions: { output: { codeSplitting: { groups: [readAtOnce()] } } } },
    },
  },
  // The built server carries its own React, in its production form whatever NODE_ENV the process has.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
