import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { screenFailure } from '../run/vite/screen-failure.ts'

export default defineConfig(({ command }) => ({
  base: '/painel/',
  plugins: [tailwindcss(), reactRouter(), screenFailure()],
  // Packages of this repository stand beside this folder.
  server: { fs: { allow: ['..'] } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    // Node keeps the text of what it has read: without comments and long names it is half.
    ssr: { build: { minify: true } },
  },
  // The built server carries its own React, in its production form whatever NODE_ENV the process has.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
