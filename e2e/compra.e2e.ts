import { expect, test, type Page } from './teste.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'

import { createConta, drawDocumento } from './conta.ts'
import {
  addFromSearch,
  findProduto,
  goToPedido,
  loginByForm,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

/** The way of issue 1, section E: says where to deliver, browses, fills a cart, registers or logs in, pays by Pix, follows. */
async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

test('a shopper says where to deliver, is told of a CEP that there is not, and offered the stores that reach the place (A7)', async ({
  page,
}) => {
  const errors = await watchErrors(page)
  await page.goto('/')
  const campo = page.getByLabel(/CEP/).first()
  await waitAlive(campo)
  await campo.fill('00000-000')
  await expect(campo).toHaveAccessibleDescription(/Este CEP não existe\. Confira os números\./)
  await campo.fill('13015002')
  await campo.press('Enter')
  await page
    .getByRole('link', { name: /Empório da Serra/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/emporio/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

/** The QR on the screen, read by an independent decoder. */
async function readQr(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: /QR/ }).first().screenshot()
  const { data, info } = await sharp(picture)
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('a shopper buys: cart, login, Pix, and the order turns to PAGO by itself', async ({ page, context }, {
  project,
}) => {
  const errors = await watchErrors(page)
  // A kilogram of good coffee reaches the smallest order that is delivered.
  await addFromSearch(page, 'emporio', 'café em grãos mantiqueira')
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await page.goto('/emporio/carrinho')
  await goToPedido(page)

  await expect(page).toHaveURL(/\/entrar/)
  await loginByForm(page, await createConta('ana'))
  await expect(page).toHaveURL(/\/finalizar/)
  await page.getByRole('radio', { name: /^Pix/ }).check()
  const numpedido = await sendPedido(page)
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${numpedido} enviado` })).toBeVisible()

  // On a phone nobody photographs the own screen: there the code is copied.
  if (project.name === 'phone')
    await expect(page.getByRole('button', { name: /Copiar código/ })).toBeVisible()
  else expect(await readQr(page)).toMatch(/^000201.*br\.gov\.bcb\.pix/i)

  const bank = await context.newPage()
  await bank.goto(
    (await page.getByRole('link', { name: /banco de demonstração/i }).getAttribute('href')) ?? '',
  )
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(bank.locator('b')).toHaveText('pago')
  await expect(page.getByText(/Pagamento confirmado|Pago/).first()).toBeVisible()

  await page.goto('/emporio/pedidos')
  await page.getByRole('link', { name: `Pedido ${numpedido}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/pedidos/${numpedido}$`))
  await expect(page.getByText('Pago').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('somebody new registers on the way and comes back to the order @phone', async ({ page }) => {
  const cpf = drawDocumento('CPF')
  await addFromSearch(page, 'emporio', 'cafe')
  await page.goto('/emporio/carrinho')
  await goToPedido(page)
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(cpf)
  await page.getByRole('button', { name: /Continuar/ }).click()
  await expect(page).toHaveURL(/\/cadastro/)
  await page.getByLabel(/Nome/).fill('Pessoa de Teste')
  await page.getByLabel(/E-mail/).fill(`teste-${cpf}@vitrine.example`)
  await page.getByLabel(/Telefone/).fill('(19) 98765-4321')
  await page.getByLabel(/Crie uma senha/).fill('uma-senha-longa')
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: /Criar conta/ }).click()
  await expect(page).toHaveURL(/\/finalizar/)
  await expect(page.getByRole('heading', { name: 'Fechar pedido' })).toBeVisible()

  // Wine needs an age: it is said in a panel over this page, once (readings 8).
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'vinho'), quantidade: 1 }])
  await page.reload()
  const informar = page.getByRole('button', { name: 'Informar data de nascimento' })
  await waitAlive(informar)
  await informar.click()
  const cadastro = page.getByRole('dialog', { name: /cadastro/i })
  await cadastro.getByLabel(/Data de nascimento/).fill('1991-03-14')
  await cadastro.getByRole('button', { name: 'Salvar' }).click()
  await expect(informar).toHaveCount(0)
})
