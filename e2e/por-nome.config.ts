import { devices } from '@playwright/test'

import base from './playwright.config.ts'

const desktop = base.projects?.find(({ name }) => name === 'desktop')

/** Every capability by roles and names alone (issue 15.6): `npm run por-nome`. */
export default {
  ...base,
  testDir: './por-nome',
  testMatch: '*.nome.ts',
  workers: 3,
  projects: [
    { name: '390', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    { name: '1440', use: { ...desktop?.use, viewport: { width: 1440, height: 900 } } },
  ],
}
