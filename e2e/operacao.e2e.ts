import { randomUUID } from 'node:crypto'

import { expect, test } from './teste.ts'

import { withBanco } from './banco.ts'
import { drawDocumento, operador } from './conta.ts'
import { enterPainel } from './painel.ts'
import { listViolations, waitAlive } from './passos.ts'

const FORNECEDORES = '/painel/_/fornecedores'

test('the operator makes a supplier by its CNPJ; its owner opens the letter, chooses a password and is in its panel (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const marca = randomUUID().slice(0, 8)
  const email = `dona-${marca}@vitrine.example`
  const nome = `Queijaria ${marca}`
  await page.goto('/painel')
  await enterPainel(page, operador)
  await expect(page).toHaveURL(FORNECEDORES)
  await page.getByRole('link', { name: 'Novo fornecedor' }).click()
  await expect(page.getByRole('heading', { name: 'Novo fornecedor' })).toBeVisible()

  // What is refused comes back with all that was typed.
  await waitAlive(page.getByRole('button', { name: 'Criar e convidar' }))
  await page.getByLabel('CNPJ').fill('11.222.333/0001-80')
  await page.getByRole('button', { name: 'Buscar dados' }).click()
  await expect(page.getByText('Este CNPJ não existe.')).toBeVisible()
  await page.getByLabel('Nome da loja').fill(nome)
  await page.getByLabel('Segmento').fill('alimentos')
  await page.getByLabel('Nome', { exact: true }).fill('Rita Alves')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Criar e convidar' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Nome da loja')).toHaveValue(nome)
  await expect(page.getByLabel('Endereço na plataforma')).toHaveValue(`queijaria-${marca}`)
  expect(await listViolations(page)).toEqual([])

  await page.getByLabel('CNPJ').fill(drawDocumento('CNPJ'))
  await page.getByLabel('Razão social').fill(`${nome} Ltda`)
  await page.getByLabel('Cidade').fill('São Roque de Minas')
  await page.getByLabel('UF').fill('mg')
  await page.getByRole('button', { name: 'Criar e convidar' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${nome} foi criada.` })).toBeVisible()
  await page.goto(`${FORNECEDORES}?busca=${marca}`)
  const linha = page.getByRole('listitem', { name: nome })
  await expect(linha).toContainText('Em preparo')
  await expect(linha).toContainText('Falta: produtos, forma de entrega, forma de pagamento')

  const dona = await (await browser.newContext({ baseURL })).newPage()
  const { pathname, search } = new URL(await readLink(email))
  await dona.goto(pathname + search)
  await dona.getByLabel('Nova senha').fill('queijo-curado-de-minas')
  await dona.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(dona).not.toHaveURL(/token=/)
  // Logged in by that: the panel asks no more.
  await dona.goto('/painel')
  await expect(dona).toHaveURL(new RegExp(`/painel/queijaria-${marca}/`))
  await dona.context().close()

  // Off the air with a reason, and back.
  await page.reload()
  await expect(linha.getByRole('button', { name: 'Reenviar convite' })).toHaveCount(0)
  await linha.getByText('Tirar do ar', { exact: true }).click()
  await linha.getByLabel(/^Por que/).fill('Contrato encerrado a pedido da empresa')
  await waitAlive(linha.getByRole('button', { name: 'Tirar do ar agora' }))
  await linha.getByRole('button', { name: 'Tirar do ar agora' }).click()
  await expect(linha).toContainText('Fora do ar')
  await expect.poll(async () => (await page.request.get(`/queijaria-${marca}`)).status()).toBe(404)
})

test('who works at a store does not open the operation, nor does a visitor (§6) @desktop', async ({
  page,
}) => {
  await page.goto(FORNECEDORES)
  await expect(page).toHaveURL(/\/painel\/_\/entrar/)
  await enterPainel(page, { email: 'atende@vitrine.example', senha: 'vitrine-demo' })
  await expect(page).not.toHaveURL(/\/entrar/)
  expect((await page.goto(FORNECEDORES))?.status()).toBe(403)
})

/** The link of the letter that an owner got. */
async function readLink(email: string): Promise<string> {
  const [carta] = await withBanco(
    (sql) =>
      sql<{ texto: string }[]>`select texto from correio where para = ${email} and texto like '%token=%'`,
  )
  return /https?:\S+token=\S+/.exec(carta?.texto ?? '')?.[0] ?? ''
}
