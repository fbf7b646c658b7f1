import { devices } from '@playwright/test'

import base from './playwright.config.ts'

const desktop = base.projects?.find(({ name }) => name === 'desktop')
const celular = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
/** Letters and lines come out alike each time: one thread draws whole tiles, without half pixels of colour. */
const launchOptions = {
  ...base.use?.launchOptions,
  args: [
    ...(base.use?.launchOptions?.args ?? []),
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--num-raster-threads=1',
  ],
}
const parado = { contextOptions: { reducedMotion: 'reduce' as const } }

/**
 * Pictures of every screen, compared by Playwright's own comparator (issue 13 H). What they are compared with is drawn by the same browser on the
 * same machine and is kept outside of the repository (decision 0094).
 */
export default {
  ...base,
  testDir: './figuras',
  testMatch: '*.figura.ts',
  workers: 2,
  use: { ...base.use, launchOptions },
  snapshotPathTemplate: `${process.env.VITRINE_FIGURAS}/{projectName}/{arg}{ext}`,
  projects: [
    { name: '390', grepInvert: /@1440/, use: { ...celular, ...parado } },
    {
      name: '768',
      grepInvert: /@/,
      use: { ...desktop?.use, viewport: { width: 768, height: 1024 }, ...parado },
    },
    {
      name: '1440',
      grepInvert: /@390/,
      use: { ...desktop?.use, viewport: { width: 1440, height: 900 }, ...parado },
    },
  ],
}
