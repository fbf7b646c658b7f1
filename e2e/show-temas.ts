import { existsSync } from 'node:fs'

import { chromium, type Browser } from '@playwright/test'

import { cambui } from './passos.ts'

/** `npm run temas -- http://localhost:3000`: docs/images/temas.png, three demo stores of a running shop on a phone, side by side. */
const base = process.argv[2] ?? 'http://localhost:3000'
const lojas = ['emporio', 'atacado', 'cervejaria']
const [largura, altura, vao] = [390, 844, 24]
const lugar = { ponto: cambui, tipoEntrega: 'DELIVERY', escolhas: {} }

const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
)
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const fotos: string[] = []
for (const slug of lojas) fotos.push(await photograph(browser, slug))
const folha = await browser.newPage({
  viewport: { width: lojas.length * (largura + vao) + vao, height: altura + 2 * vao },
})
await folha.setContent(
  `<body style="margin:${vao}px;display:flex;gap:${vao}px;background:#dcdcd8">${fotos.map((foto) => `<img width="${largura}" height="${altura}" src="data:image/png;base64,${foto}">`).join('')}</body>`,
)
await folha.screenshot({ path: new URL('../docs/images/temas.png', import.meta.url).pathname })
await browser.close()

async function photograph(where: Browser, slug: string): Promise<string> {
  const context = await where.newContext({
    baseURL: base,
    viewport: { width: largura, height: altura },
    colorScheme: 'light',
  })
  await context.addCookies([
    { name: 'vitrine_consent', value: '1,1,1,1', url: base },
    { name: 'vitrine_local', value: encodeURIComponent(JSON.stringify(lugar)), url: base },
  ])
  const page = await context.newPage()
  await page.goto(`/${slug}`)
  const porta = page.getByRole('button', { name: /18 ou mais/ })
  if (slug === 'cervejaria') await porta.click()
  await page.waitForLoadState('networkidle')
  const foto = await page.screenshot()
  await context.close()
  return foto.toString('base64')
}
