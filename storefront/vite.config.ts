import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { precompress } from './precompress.ts'
import { screenFailure } from './screen-failure.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), screenFailure(), precompress()],
  // Packages of this repository stand beside this folder.
  server: { fs: { allow: ['..'] } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // The built server carries its own React, in its production form whatever NODE_ENV the process has.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
