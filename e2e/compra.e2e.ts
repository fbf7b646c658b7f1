import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** The way of issue 1, section E: says where to deliver, browses, fills a cart, registers or logs in, pays by Pix, follows. */
async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

async function chooseCep(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel(/CEP/).first().fill('13015002')
  await page.getByLabel(/CEP/).first().press('Enter')
}

test('a shopper says where to deliver and is offered the stores that reach the place', async ({ page }) => {
  const errors = await watchErrors(page)
  await chooseCep(page)
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
  // Another product on the phone: the same order twice within a minute would be asked about.
  await page.goto(project.name === 'phone' ? '/emporio?sk=banho' : '/emporio?sk=cafe')
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click()
  await page.goto('/emporio/carrinho')
  await page
    .getByRole('link', { name: /Ir para o pedido/ })
    .first()
    .click()

  await expect(page).toHaveURL(/\/entrar/)
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill('ana@vitrine.example')
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/^Senha/).fill('vitrine-demo')
  await page.getByRole('button', { name: /Entrar/ }).click()

  await expect(page).toHaveURL(/\/finalizar/)
  await page.getByRole('radio', { name: /^Pix/ }).check()
  await page
    .getByRole('button', { name: /Enviar pedido/ })
    .filter({ visible: true })
    .first()
    .click()

  await expect(page).toHaveURL(/\/submissao\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: /Pedido \d+ enviado/ })).toBeVisible()

  // On a phone nobody photographs the own screen: there the code is copied.
  if (project.name === 'phone')
    await expect(page.getByRole('button', { name: /Copiar código/ })).toBeVisible()
  else expect(await readQr(page)).toMatch(/^000201.*br\.gov\.bcb\.pix/i)

  const bank = await context.newPage()
  await bank.goto(
    (await page.getByRole('link', { name: /banco de demonstração/i }).getAttribute('href')) ?? '',
  )
  await bank.getByRole('button', { name: /Pagar/ }).click()
  await expect(bank.getByText('pago')).toBeVisible()
  await expect(page.getByText(/Pagamento confirmado|Pago/).first()).toBeVisible()

  await page.goto('/emporio/pedidos')
  await page
    .getByRole('link', { name: /Pedido \d+|Ver pedido|\d{5}/ })
    .first()
    .click()
  await expect(page.getByText('Pago').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('somebody new registers on the way and comes back to the order', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone'
  await page.goto('/emporio?sk=cafe')
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click()
  await page.goto('/emporio/carrinho')
  await page
    .getByRole('link', { name: /Ir para o pedido/ })
    .first()
    .click()
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(isPhone ? '111.444.777-35' : '529.982.247-25')
  await page.getByRole('button', { name: /Continuar/ }).click()
  await expect(page).toHaveURL(/\/cadastro/)
  await page.getByLabel(/Nome/).fill('Pessoa de Teste')
  await page.getByLabel(/E-mail/).fill(`teste-${project.name}@vitrine.example`)
  await page.getByLabel(/Telefone/).fill('(19) 98765-4321')
  await page.getByLabel(/Crie uma senha/).fill('uma-senha-longa')
  await page.getByRole('button', { name: /Criar conta/ }).click()
  await expect(page).toHaveURL(/\/finalizar/)
  await expect(page.getByRole('heading', { name: 'Fechar pedido' })).toBeVisible()
})

for (const path of [
  '/',
  '/emporio',
  '/emporio?sk=zzzz',
  '/emporio/carrinho',
  '/emporio/entrar',
  '/emporio/cadastro',
  '/atacado',
  '/obra',
  '/naoexiste',
]) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ).toEqual([])
  })
}
