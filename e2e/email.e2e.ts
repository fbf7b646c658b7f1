import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta, type Conta } from './conta.ts'
import {
  decideCookies,
  findProduto,
  listViolations,
  login,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

/** A login that nobody has confirmed, with its session. */
async function enter(page: Page): Promise<Conta> {
  const conta = await createConta('ana')
  await withBanco((sql) => sql`update usuario set email_confirmado_em = null where email = ${conta.email}`)
  await login(page, 'emporio', conta)
  return conta
}

/** Link and code of the newest letter. */
async function readCarta({ email }: Conta): Promise<{ link: string; codigo: string }> {
  const [carta] = await withBanco(
    (sql) => sql<{ texto: string }[]>`
      select texto from correio where para = ${email} and assunto like '%confirme seu e-mail' order by criado_em desc limit 1`,
  )
  const texto = carta?.texto ?? ''
  return {
    link: /https?:\/\/[^/]+(\/\S+token=[\w-]+)/.exec(texto)?.[1] ?? '',
    codigo: /\b(\d{3} \d{3})\b/.exec(texto)?.[1] ?? '',
  }
}

const faixa = (page: Page) => page.getByRole('main').getByText('Confirme seu e-mail.')

test('the account asks for it, and the code of the letter confirms it (decision 0059) @phone', async ({
  page,
}) => {
  const conta = await enter(page)
  await page.goto('/emporio/conta')
  await expect(faixa(page)).toBeVisible()
  await page.getByRole('link', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmar e-mail' })).toBeVisible()
  const pedir = page.getByRole('button', { name: 'Enviar outra mensagem' })
  await waitAlive(pedir)
  await pedir.click()
  await expect(page.getByText(`Enviamos um código e um link para ${conta.email}.`)).toBeVisible()
  await expect(page.getByText('Não chegou? Peça outro em')).toBeVisible()
  const { codigo } = await readCarta(conta)
  const campo = page.getByLabel('Código de 6 números')
  await campo.fill(codigo === '000 000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByText('Código inválido ou vencido. Confira ou peça outro.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await campo.fill(codigo)
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await page.goto('/emporio/conta')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(faixa(page)).toHaveCount(0)
})

test('an order passes, and its page asks; the link confirms by a press, on another device too @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const conta = await enter(page)
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 12 }])
  await page.goto('/emporio/finalizar')
  await sendPedido(page)
  await expect(faixa(page)).toBeVisible()
  await page.getByRole('link', { name: 'Confirmar', exact: true }).click()
  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click()
  await expect(page.getByText('Enviamos um código e um link')).toBeVisible()

  const { link } = await readCarta(conta)
  const outro = await browser.newContext({ baseURL })
  const telefone = await outro.newPage()
  await decideCookies(telefone)
  // What opens the link confirms nothing.
  await telefone.goto(link)
  const confirmar = telefone.getByRole('button', { name: 'Confirmar e-mail' })
  await expect(confirmar).toBeVisible()
  await expect(telefone.getByText(conta.email)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Código de 6 números')).toBeVisible()
  await confirmar.click()
  await expect(telefone.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await telefone.goto(link)
  await confirmar.click()
  await expect(telefone.getByText('Código inválido ou vencido. Confira ou peça outro.')).toBeVisible()
  await expect(telefone.getByRole('link', { name: 'Entre para pedir outro' })).toBeVisible()
  expect(await listViolations(telefone)).toEqual([])
  await outro.close()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
})
