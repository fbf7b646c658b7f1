import { existsSync } from 'node:fs'

import { defineConfig, devices } from '@playwright/test'

import { port } from './banco.ts'

const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** Of Playwright's own list what matters here (the last list given counts), and tabs and menus that nobody looks at. */
const off = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'ThirdPartyStoragePartitioning',
]

/**
 * Playwright's own (the last list given counts): a mouse that hovers. And pictures that wait until they come into view do wait: Chromium fetches
 * those of the next screen and a half too, 26 more of a first page, which nobody looks at.
 */
const blink = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((rede) => `lazyLoadingImageMarginPx${rede}=0`),
]

/** `npm run test:long`: the large forms (*.long.e2e.ts), at a desk. */
const isLongo = process.env.LONGO === '1'

const phone = {
  name: 'phone',
  grepInvert: /@desktop/,
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  testMatch: [
    'busca-vazia.e2e.ts',
    'cadastro.e2e.ts',
    'carrinho.e2e.ts',
    'carrinho-do-visitante.e2e.ts',
    'combo.e2e.ts',
    'compra.e2e.ts',
    'conversa.e2e.ts',
    'conversa-longa.e2e.ts',
    'cupom.e2e.ts',
    'escolhas-prontas.e2e.ts',
    'inicio.e2e.ts',
    'firme.e2e.ts',
    'lista-compras.e2e.ts',
    'modais.e2e.ts',
    'nada-se-move.e2e.ts',
    'negociacao.e2e.ts',
    'paginas.e2e.ts',
    'paineis.e2e.ts',
    'peso.e2e.ts',
    'porta.e2e.ts',
    'produtos-do-painel.e2e.ts',
    'toques-cedo.e2e.ts',
  ],
}

/** Real browser, real server, real PostgreSQL, the demo data: what a customer meets. */
export default defineConfig({
  testDir: '.',
  testMatch: isLongo ? '*.long.e2e.ts' : '*.e2e.ts',
  testIgnore: isLongo ? [] : '*.long.e2e.ts',
  outputDir: 'test-results',
  // Each test buys with a customer of its own (conta.ts), so they run side by side, in any order.
  workers: 4,
  fullyParallel: true,
  // It ends what hangs: what passes waits for nothing, and a test that promises a time measures it. Some machines are four times as slow as others.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: process.env.CI ? [['list'], ['json', { outputFile: 'test-results/report.json' }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 60_000,
    // A page comes from the server, however slow the machine: what workers do is for the tests about them (aplicativo.e2e.ts).
    serviceWorkers: 'block',
    // The DOM of each step costs a fifth of the run: kept when asked for. What fails leaves its picture and its tree of roles.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    // Playwright's own draws each page that is closed, of what passes too (teste.ts).
    screenshot: 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        // Pages live for seconds: what the last of the engine's compilers would make faster costs more than it saves, a tenth of the run. The one
        // before it pays where a page works long (53 tests of axe: 3.1 to 2.7 minutes), and costs the others nothing.
        '--js-flags=--no-opt',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--blink-settings=${blink.join(',')}`,
        `--disable-features=${off.join(',')}`,
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ],
    },
  },
  // A screen is another one in a hand. A test of both projects that says nothing new in one of them, or sets a size that is the
  // other's, names its own: `@desktop`, `@phone`.
  projects: [
    // The large forms are of a desk. The phone goes first: its walks of every screen take minutes, and last they would be waited for alone.
    ...(isLongo ? [] : [phone]),
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // On the desktop less motion is asked for, so nothing moves (ux 2); on the phones things move.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: {
    command: 'node start-server.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: { E2E_PORT: String(port), TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
