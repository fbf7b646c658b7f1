import { chromium } from '@playwright/test'
const out = '/tmp/w/shots/combo/'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'] })
const base = process.env.BASE ?? 'http://localhost:3340'
const errors = []
async function ctx(width, height, mobile) {
  const c = await b.newContext({ viewport: { width, height }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', hasTouch: mobile, isMobile: mobile })
  const p = await c.newPage()
  p.on('pageerror', (e) => errors.push(String(e)))
  p.on('console', (m) => m.type() === 'error' && errors.push(m.text()))
  return p
}
for (const [n, w, h] of [['d', 1440, 900], ['m', 390, 844]]) {
  const p = await ctx(w, h, n === 'm')
  await p.goto(base + '/emporio/combos'); await p.getByRole('button', { name: /Rejeitar/ }).click().catch(() => {})
  await p.waitForTimeout(500)
  await p.screenshot({ path: out + `lista-${n}.png`, fullPage: true })
  await p.getByRole('link', { name: 'Noite de massa' }).click()
  await p.getByRole('heading', { level: 1, name: 'Noite de massa' }).waitFor()
  await p.waitForTimeout(500)
  await p.screenshot({ path: out + `combo-vazio-${n}.png`, fullPage: n === 'd' })
  await p.getByRole('button', { name: /Escolher Macarrão penne/ }).click()
  await p.getByRole('button', { name: 'Completar por mim' }).click()
  await p.waitForTimeout(300)
  await p.screenshot({ path: out + `combo-cheio-${n}.png`, fullPage: n === 'd' })
  await p.getByRole('button', { name: /Adicionar combo/ }).click()
  await p.waitForTimeout(400)
  await p.screenshot({ path: out + `combo-posto-${n}.png` })
  await p.goto(base + '/emporio/carrinho')
  await p.waitForTimeout(1800)
  await p.locator('summary', { hasText: /neste combo/ }).click()
  await p.screenshot({ path: out + `carrinho-${n}.png`, fullPage: true })
  await p.getByRole('button', { name: 'Desfazer combo' }).first().click()
  await p.waitForTimeout(400)
  await p.screenshot({ path: out + `desfazer-${n}.png` })
  await p.goto(base + '/emporio?sk=penne')
  await p.getByRole('link', { name: /penne/ }).first().click()
  await p.locator('#compre-junto').scrollIntoViewIfNeeded()
  await p.waitForTimeout(900)
  await p.screenshot({ path: out + `compre-junto-${n}.png`, fullPage: true })
}
console.log(errors)
await b.close()
