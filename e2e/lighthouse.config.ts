import base from './playwright.config.ts'

/** What Lighthouse says of the main screens of the demo, one after the other: two at once would measure each other. */
export default {
  ...base,
  testDir: './lighthouse',
  testMatch: '*.medida.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 2_400_000,
  projects: [{ name: 'lighthouse' }],
}
