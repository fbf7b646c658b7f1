import { randomUUID } from 'node:crypto'

import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations, waitAlive } from './passos.ts'

type Loja = Awaited<ReturnType<typeof makeFornecedor>>

const mudancas = (page: Page) => page.locator('.registro-mudanca')

/** The owner of a supplier that was just made, on this screen. */
async function openRegistro(page: Page, { slug }: Loja): Promise<void> {
  await openPainel(
    page,
    `/painel/${slug}/registro`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro de mudanças')
}

/** A payment method, written by its call: whoever is on the page writes it. */
async function putPagamento(page: Page, { idfornecedor }: Loja, idformapagto: string, dito: object) {
  const feito = await page.request.put(`/painel/v1/${idfornecedor}/formas-pagamento/${idformapagto}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { tipo: 'PIX', ...dito },
  })
  expect(feito.status()).toBe(200)
}

test('an owner reads who changed what, before and after, and narrows it by kind and by person (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const loja = await makeFornecedor(browser, baseURL)
  await openRegistro(page, loja)
  // The operator made it: who that was is not named.
  await expect(mudancas(page).filter({ hasText: 'Dados da loja' })).toContainText('Plataforma')
  const id = randomUUID()
  await putPagamento(page, loja, id, { nome: 'Pix', variacao_percentual: -2.5 })
  await putPagamento(page, loja, id, { nome: 'Pix à vista', variacao_percentual: -5, ativa: false })
  await page.reload()

  const mudada = mudancas(page).first()
  await expect(mudada).toContainText('Rita Alves mudou Pix à vista')
  await expect(mudada).toContainText('Forma de pagamento')
  const campo = (nome: string) =>
    mudada
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: nome }) })
      .locator('dd')
  await expect(campo('Nome')).toHaveText('era Pixagora Pix à vista')
  await expect(campo('Desconto ou acréscimo')).toHaveText('era -2,5%agora -5%')
  await expect(campo('Ativa')).toHaveText('era Simagora Não')
  const criada = mudancas(page).nth(1)
  await criada.getByText(/^Ver o que foi incluído/).click()
  await expect(criada.getByText('-2,5%')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await waitAlive(page.getByLabel('O quê'))
  await page.getByLabel('O quê').selectOption('Dados da loja')
  await expect(page).toHaveURL(/tipo=fornecedor/)
  await expect(mudancas(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Limpar' }).click()
  await mudancas(page).first().getByRole('link', { name: 'Rita Alves' }).click()
  await expect(page).toHaveURL(/quem=/)
  await expect(mudancas(page)).toHaveCount(2)
  await expect(page.getByLabel('Quem')).toHaveValue(/./)
  await page.getByLabel('Até').fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhuma mudança assim')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.goBack()
  await expect(mudancas(page)).toHaveCount(2)
})

test('older changes come page after page, and a connection that goes costs nothing that is there (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(
    (sql) => sql`
      insert into evento (idfornecedor, tipo, quando, dados)
      select ${loja.idfornecedor}, 'cadastro.MUDADO', '2026-10-01'::timestamptz + n * interval '1 minute', jsonb_build_object(
        'cadastro', 'categoria', 'id', ${randomUUID()}::text, 'versao', n, 'ocultas', '[]'::jsonb,
        'autor', '{"ator": "sistema", "idusuario": null, "idapikeys": null}'::jsonb,
        'antes', jsonb_build_object('nome', 'Queijos ' || n), 'depois', jsonb_build_object('nome', 'Queijos ' || n + 1))
      from generate_series(1, 70) n`,
  )
  await openRegistro(page, loja)
  await page.goto(`/painel/${loja.slug}/registro?tipo=categoria`)
  await expect(mudancas(page)).toHaveCount(50)
  await expect(mudancas(page).first()).toContainText('Sistema mudou Queijos 71')
  const mais = page.getByRole('button', { name: 'Ver mais antigas' })
  await waitAlive(mais)
  await context.setOffline(true)
  await expect(page.getByText('Sem conexão. O que já está na tela continua aqui.')).toBeVisible()
  await mais.click()
  await expect(page.getByText('Não conseguimos ler as mudanças mais antigas.')).toBeVisible()
  await expect(mudancas(page)).toHaveCount(50)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(mudancas(page)).toHaveCount(70)
  await expect(page.getByText('Não há mudanças mais antigas.')).toBeVisible()
})

test('who attends does not read it, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/obra/registro', await createAtendente(['obra']))
  await expect(page.getByText('O seu papel nesta loja não lê o registro')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Registro' })).toHaveCount(0)
})

for (const largura of [320, 390, 1440])
  test(`the list fits into ${largura} px (ux 3.12) @desktop`, async ({ page, browser, baseURL }) => {
    const loja = await makeFornecedor(browser, baseURL)
    await page.setViewportSize({ width: largura, height: 800 })
    await openRegistro(page, loja)
    const id = randomUUID()
    await putPagamento(page, loja, id, { nome: 'Pix', variacao_percentual: -2.5 })
    await putPagamento(page, loja, id, {
      nome: 'Pix à vista com um nome que não acaba',
      variacao_percentual: -5,
    })
    await page.reload()
    await expect(mudancas(page).first()).toContainText('Pix à vista')
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`registro-${largura}.png`) })
  })

test('what one did is taken back and done again from the list of it, and what another changed since is told (ahead A1)', async ({
  page,
  browser,
  baseURL,
}) => {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${loja.idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select idfornecedor, gen_random_uuid(), gen_random_uuid(), 'Q-' || n, 'Queijo ' || n, 'Serra', idcategoria, 'peça', 'un', 100000
      from categoria, generate_series(1, 2) n where idfornecedor = ${loja.idfornecedor}`
  })
  await openRegistro(page, loja)
  const precos = () =>
    withBanco(async (sql) =>
      (
        await sql<
          { preco: string }[]
        >`select preco from produto where idfornecedor = ${loja.idfornecedor} order by sku`
      ).map(({ preco }) => Number(preco)),
    )
  const ids = await withBanco(
    (sql) =>
      sql<
        { id: string }[]
      >`select idcadastroextraproduto as id from produto where idfornecedor = ${loja.idfornecedor} order by sku`,
  )
  await page.request.post(`/painel/v1/${loja.idfornecedor}/produtos/lote`, {
    headers: { origin: new URL(page.url()).origin },
    data: { produtos: ids.map(({ id }) => ({ idcadastroextraproduto: id })), percentual: 10 },
  })
  await withBanco(
    (sql) =>
      sql`update produto set preco = 55000, versao = versao + 1 where idfornecedor = ${loja.idfornecedor} and sku = 'Q-2'`,
  )
  await page.reload()
  const meus = page.getByRole('region', { name: 'O que você fez' })
  await meus.getByRole('button', { name: /^Desfazer Produto: 2 mudanças/ }).click()
  await expect(meus.getByText('Desfeito: 1 registro voltou, 1 ficou como está agora.')).toBeVisible()
  await meus.getByText('Ver o que ficou').click()
  await expect(meus.getByText('Queijo 2: mudou depois')).toBeVisible()
  expect(await precos()).toEqual([100_000, 55_000])
  expect(await listViolations(page)).toEqual([])
  await meus.getByRole('button', { name: /^Refazer Produto: 2 mudanças/ }).click()
  await expect(meus.getByText('Refeito: 1 registro voltou.')).toBeVisible()
  expect(await precos()).toEqual([110_000, 55_000])
  // At its own row, without loading the page again: what can go back goes, what changed since is said to stay.
  const doQueijo = (nome: string) =>
    mudancas(page)
      .filter({ hasText: `mudou ${nome}` })
      .filter({ has: page.getByRole('button', { name: /^Desfazer/ }) })
  await doQueijo('Queijo 2')
    .last()
    .getByRole('button', { name: /^Desfazer a mudança em Queijo 2/ })
    .click()
  await expect(page.getByText('o registro mudou depois disso')).toBeFocused()
  // The last of the three: of a list that is still being read again the first would be one that changed since.
  await expect(doQueijo('Queijo 1')).toHaveCount(3)
  await doQueijo('Queijo 1')
    .first()
    .getByRole('button', { name: /^Desfazer a mudança em Queijo 1/ })
    .click()
  await expect(page.getByText('Desfeita: o registro voltou a ser como era.')).toBeVisible()
  expect(await precos()).toEqual([100_000, 55_000])
  await expect(meus.getByRole('button', { name: /^Desfazer Produto: 1 mudança/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
})
