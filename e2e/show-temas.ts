import { chromium, type Browser, type Page } from '@playwright/test'

import { cambui } from './passos.ts'

/** `npm run temas -- http://localhost:3000`: docs/images of a running shop: three demo stores on a phone, side by side, and the list of one on a desk. */
const base = process.argv[2] ?? 'http://localhost:3000'
const lojas = ['emporio', 'atacado', 'cervejaria']
const [largura, altura, vao] = [390, 844, 24]
const lugar = { ponto: cambui, tipoEntrega: 'DELIVERY', escolhas: {} }

const executablePath = process.env.CHROMIUM || undefined
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const fotos: string[] = []
for (const slug of lojas) fotos.push(await photograph(browser, slug))
const folha = await browser.newPage({
  viewport: { width: lojas.length * (largura + vao) + vao, height: altura + 2 * vao },
})
await folha.setContent(
  `<body style="margin:${vao}px;display:flex;gap:${vao}px;background:#dcdcd8">${fotos.map((foto) => `<img width="${largura}" height="${altura}" src="data:image/png;base64,${foto}">`).join('')}</body>`,
)
const pathOf = (nome: string) => new URL(`../docs/images/${nome}.png`, import.meta.url).pathname
await folha.screenshot({ path: pathOf('temas') })
const mesa = await openLoja(browser, { width: 1440, height: 1000 }, '/emporio?categ=mercearia')
await mesa.screenshot({ path: pathOf('lista') })
await browser.close()

async function photograph(where: Browser, slug: string): Promise<string> {
  const page = await openLoja(where, { width: largura, height: altura }, `/${slug}`)
  const foto = await page.screenshot()
  await page.context().close()
  return foto.toString('base64')
}

/** A page of somebody who has said where, and who is over 18. */
async function openLoja(
  where: Browser,
  viewport: { width: number; height: number },
  path: string,
): Promise<Page> {
  const context = await where.newContext({ baseURL: base, viewport, colorScheme: 'light' })
  await context.addCookies([
    { name: 'vitrine_consent', value: '1,1,1,1', url: base },
    { name: 'vitrine_local', value: encodeURIComponent(JSON.stringify(lugar)), url: base },
  ])
  const page = await context.newPage()
  await page.goto(path)
  const porta = page.getByRole('button', { name: /18 ou mais/ })
  if (path === '/cervejaria') await porta.click()
  await page.waitForLoadState('networkidle')
  return page
}
