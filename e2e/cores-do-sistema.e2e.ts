import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, login, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

test.beforeEach(async ({ page }) => {
  await decideCookies(page)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
})

/** What is said to a reader of the screen to be pressed, open or chosen, and is drawn like its neighbours. */
const listIguais = (page: Page) =>
  page
    .locator(':is(a, button):is([aria-pressed=true], [aria-current], [aria-selected=true])')
    .filter({ visible: true })
    .evaluateAll((elementos) =>
      elementos
        .filter((each) => getComputedStyle(each).outlineStyle !== 'solid')
        .map((each) => each.outerHTML.slice(0, 120)),
    )

test('in the colours of the system what is pressed, open or chosen has a line around it (N1)', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  for (const path of [
    '/emporio?ordenacao=relevancia',
    '/emporio/pedidos',
    '/emporio/listas',
    '/emporio/chat',
  ]) {
    await page.goto(path)
    await waitAlive(page.locator('main'))
    expect(await listIguais(page), path).toEqual([])
  }
  await page.goto('/emporio?ordenacao=relevancia')
  const visoes = page.getByRole('group', { name: 'Como ver os produtos' }).getByRole('button')
  await expect(visoes.and(page.locator('[aria-pressed=true]'))).toHaveCSS('outline-style', 'solid')
  await expect(visoes.and(page.locator('[aria-pressed=false]')).first()).toHaveCSS('outline-style', 'none')
})

test('in the colours of the system what waits is seen to wait (N3)', async ({ page }) => {
  await page.goto('/emporio/entrar')
  const continuar = page.getByRole('button', { name: /Continuar/ })
  await waitAlive(continuar)
  await page.route(/\.data(\?|$)/, () => {})
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill('ana@vitrine.example')
  await continuar.click()
  const roda = continuar.locator('.spinner')
  const corDe = (lado: string) =>
    roda.evaluate((node, nome) => getComputedStyle(node).getPropertyValue(nome), lado)
  // Of one colour all around it would seem to stand still.
  expect(await corDe('border-top-color')).not.toBe(await corDe('border-left-color'))
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(page.getByRole('progressbar', { name: 'Carregando' })).toHaveCSS('border-top-width', '3px')
})

test('in the colours of the system a code stays dark on white: a camera reads it', async ({ page }) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto(`/emporio/submissao/${await createPedido(page)}`)
  const codigo = page.getByRole('img', { name: 'QR Code do Pix' })
  await expect(codigo).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(codigo.locator('path')).toHaveCSS('fill', 'rgb(22, 24, 29)')
})
