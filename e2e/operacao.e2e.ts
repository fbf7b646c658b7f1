import { randomUUID } from 'node:crypto'

import { expect, test } from './teste.ts'

import { withBanco } from './banco.ts'
import { drawDocumento, operador } from './conta.ts'
import { createAtendente, enterPainel, openPainel } from './painel.ts'
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

  // Off the air with a reason, and back.
  await page.reload()
  await expect(linha.getByRole('button', { name: 'Reenviar convite' })).toHaveCount(0)
  await linha.getByText('Tirar do ar', { exact: true }).click()
  await linha.getByLabel(/^Por que/).fill('Contrato encerrado a pedido da empresa')
  await waitAlive(linha.getByRole('button', { name: 'Tirar do ar agora' }))
  await linha.getByRole('button', { name: 'Tirar do ar agora' }).click()
  await expect(linha).toContainText('Fora do ar')
  const loja = `/queijaria-${marca}`
  await expect.poll(async () => (await page.request.get(loja)).status()).toBe(503)
  await page.goto(loja)
  await expect(page.getByRole('heading', { name: 'Esta loja está fora do ar' })).toBeVisible()
  await expect(page.getByText(`${nome} Ltda`)).toBeVisible()
  await expect(page.getByRole('link', { name: /produto|carrinho/i })).toHaveCount(0)
  expect(await listViolations(page)).toEqual([])
  // Its team reads the panel, and is told why the store is away.
  await dona.goto('/painel')
  const faixa = dona.getByRole('region', { name: 'Loja fora do ar' })
  await expect(faixa).toContainText('Contrato encerrado a pedido da empresa')
  await dona.setViewportSize({ width: 390, height: 844 })
  await expect(faixa).toBeInViewport()
  expect(await listViolations(dona)).toEqual([])
  await dona.context().close()
  await page.goto(`${FORNECEDORES}?busca=${marca}`)
  await linha.getByText('Voltar ao ar', { exact: true }).click()
  await linha.getByLabel(/^Por que/).fill('Contrato renovado a pedido da empresa')
  await waitAlive(linha.getByRole('button', { name: 'Voltar ao ar agora' }))
  await linha.getByRole('button', { name: 'Voltar ao ar agora' }).click()
  await expect(linha).toContainText('Em preparo')
  await expect.poll(async () => (await page.request.get(loja)).status(), { timeout: 2000 }).toBe(200)
})

test("the operator reads a customer's order under a reason that the store reads, and no longer than that (issue 17) @desktop", async ({
  page,
  browser,
  baseURL,
}) => {
  const { numpedido, slug, loja } = await findPedido()
  await page.goto('/painel')
  await enterPainel(page, operador)
  await expect(page).toHaveURL(FORNECEDORES)
  await page.getByRole('link', { name: 'Saúde' }).click()
  await expect(page.getByRole('heading', { name: 'Saúde', exact: true })).toBeVisible()
  await expect(page.getByText('Banco de dados')).toBeVisible()
  // A letter that was given up is sent again at a press.
  await giveUpCarta(slug)
  await page.getByRole('button', { name: 'Ler de novo' }).click()
  const filas = page.getByRole('list', { name: `Filas de ${loja}` })
  await expect(filas).toContainText(/cartas? por enviar/)
  expect(await listViolations(page)).toEqual([])
  await filas.getByRole('button', { name: 'Enviar cartas de novo' }).click()
  await expect(page.getByText(/de novo já\.$/)).toBeVisible()

  await page.getByRole('link', { name: 'Acessos' }).click()
  await page.getByLabel('Número do pedido').fill(String(numpedido))
  await waitAlive(page.getByRole('button', { name: 'Consultar' }))
  await page.getByRole('button', { name: 'Consultar' }).click()
  await expect(page.getByText(`é de um cliente de ${loja}`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)

  // What is refused stays typed, and the order stays asked for.
  const motivo = page.getByLabel('Motivo', { exact: true })
  await motivo.fill('suporte')
  await page.getByRole('button', { name: 'Abrir acesso' }).click()
  await expect(page.getByText('Diga o motivo em ao menos 20 letras.').first()).toBeVisible()
  await expect(motivo).toHaveValue('suporte')
  const dito = `A loja pediu ajuda com o pedido ${numpedido}`
  await motivo.fill(dito)
  await page.getByRole('button', { name: 'Abrir acesso' }).click()
  await expect(page.getByRole('article')).toContainText(`Pedido ${numpedido}`)
  await expect(page.getByText(`Acesso aberto aos clientes de ${loja}`)).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('restam')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: `Encerrar acesso a ${loja}` }).click()
  await expect(page.getByText(`é de um cliente de ${loja}`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect((await page.request.get(`/painel/v1/pedidos/${numpedido}`)).status()).toBe(403)

  // The store reads who, why and what.
  const dona = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(
    dona,
    `/painel/${slug}/registro`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  await dona.getByText('Acessos da plataforma a clientes da loja').click()
  await expect(dona.getByRole('list', { name: 'Acessos da plataforma' })).toContainText(dito)
  await expect(dona.getByText(`Leu: pedido · Pedido ${numpedido}`)).toBeVisible()
  expect(await listViolations(dona)).toEqual([])
  await dona.context().close()
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

/** A letter of a store that will not go by itself. */
async function giveUpCarta(slug: string): Promise<void> {
  await withBanco(
    (sql) => sql`
      insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave, tentativas, desistiu_em)
      select ${randomUUID()}, idfornecedor, 'ninguem@vitrine.example', 'Oi', 'Oi', ${randomUUID()}, 12, now() from fornecedor where slug = ${slug}`,
  )
}

/** An order of a store of the demo. */
async function findPedido(): Promise<{ numpedido: number; slug: string; loja: string }> {
  const [pedido] = await withBanco(
    (sql) =>
      sql<{ numpedido: number; slug: string; loja: string }[]>`
        select p.numpedido, f.slug, f.nome as loja from pedido p join fornecedor f using (idfornecedor)
        where f.slug = 'emporio' order by p.numpedido limit 1`,
  )
  if (!pedido) throw new Error('the demo has no order')
  return pedido
}
