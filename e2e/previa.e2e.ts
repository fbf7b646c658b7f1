import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('drafts of the look and of the menu are seen together in the real store, as nobody who is logged in, and stay while one walks through it (17.8) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPainel(
    page,
    `/painel/${slug}/conteudo/menu`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  await page.getByRole('button', { name: 'Acrescentar coluna' }).click()
  const coluna = page.getByRole('dialog', { name: 'Coluna do rodapé' })
  await coluna.getByLabel('Título').fill('Ajuda')
  await coluna.getByLabel('Nome').fill('Ver as condições')
  await coluna.getByLabel('Endereço').fill(`/${slug}/termos`)
  await coluna.getByRole('button', { name: 'Pronto' }).click()
  await expect(coluna).toBeHidden()
  const quadro = page.frameLocator('iframe[title="A loja com os rascunhos"]')
  const link = quadro.getByRole('contentinfo').getByRole('link', { name: 'Ver as condições' })
  await expect(link).toBeAttached()
  expect(await listViolations(page)).toEqual([])

  await page.goto(`/painel/${slug}/aparencia`)
  await page.getByLabel('Cor da marca', { exact: true }).fill('#14693f')
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  // The frame gives way to another one while it is asked.
  const raiz = quadro.locator('html')
  await expect(raiz).toHaveCSS('--brand', /^\s*#14693f$/)
  await expect(link).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Menu e rodapé' }).check()
  await expect(link).toBeAttached()
  await expect(raiz).toHaveCSS('--brand', /^\s*#14693f$/)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await listViolations(page)).toEqual([])
  }

  // Who looks is logged in, and the store in the frame knows of nobody.
  const pedidos: string[] = []
  page.on('request', (pedido) => {
    const isDoQuadro = pedido.frame() !== page.mainFrame()
    if (!isDoQuadro || !['document', 'fetch'].includes(pedido.resourceType())) return
    const isDaPrevia = pedido.url().includes('previa=') || 'x-previa' in pedido.headers()
    pedidos.push(isDaPrevia ? 'pelo link' : pedido.url())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByText('Computador', { exact: true }).click()
  // The question about cookies stands over it.
  await link.press('Enter')
  await expect(quadro.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(link).toBeAttached()
  await expect(raiz).toHaveCSS('--brand', /^\s*#14693f$/)
  expect([...new Set(pedidos)]).toEqual(['pelo link'])

  const loja = await (await browser.newContext({ baseURL })).newPage()
  await loja.goto(`/${slug}`)
  await expect(loja.getByRole('link', { name: 'Ver as condições' })).toHaveCount(0)
})

test('a recipe and a form have fields of their own, what is wrong is told at them, and the shop has both (17.8) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select ${idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'Q-' || n, case n when 1 then 'Queijo Canastra' else 'Queijo ' || n end, 'Serra', idcategoria, 'peça', 'un', 100000
      from categoria, generate_series(1, 4) n where idfornecedor = ${idfornecedor}`
    await sql`
      insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
      select idfornecedor, idcadastroextraproduto, 5000 from produto where idfornecedor = ${idfornecedor}`
  })
  await openPainel(
    page,
    `/painel/${slug}/conteudo`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  await page.getByRole('button', { name: 'Acrescentar seção' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^História/ })
    .click()
  const historia = page.getByRole('dialog', { name: 'História' })
  await historia.getByLabel('Título', { exact: true }).fill('Pão de queijo')
  await historia.getByLabel('Parágrafos').fill('Da serra.')
  await historia.getByLabel('Escolher: Imagem larga').setInputFiles({
    name: 'pao.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#c9a227"/></svg>',
    ),
  })
  await historia.getByLabel('O que a imagem mostra').fill('Pães')
  await historia.getByRole('checkbox', { name: 'É uma receita' }).check()
  await historia.getByLabel('Rende').fill('Serve 4')
  await historia.getByLabel('Tempo').fill('40 minutos')
  await historia.getByRole('button', { name: 'Pronto' }).click()
  await expect(historia.getByLabel('Modo de preparo')).toHaveAttribute('aria-invalid', 'true')
  await historia.getByLabel('Modo de preparo').fill('Misture tudo.\nAsse por meia hora.')
  expect(await listViolations(page)).toEqual([])
  await historia.getByRole('button', { name: 'Pronto' }).click()
  await expect(historia).toBeHidden()
  const quadro = page.frameLocator('iframe[title="A loja com os rascunhos"]')
  await expect(quadro.getByText('40 minutos')).toBeVisible()
  await quadro.getByText('Modo de preparo').click()
  await expect(quadro.getByText('Asse por meia hora.')).toBeVisible()

  await page.goto(`/painel/${slug}/conteudo/paginas`)
  await page.getByRole('button', { name: 'Nova página' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Fale com a gente')
  await page.getByRole('button', { name: 'Acrescentar bloco' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Formulário' }).click()
  const formulario = page.getByRole('dialog', { name: 'Formulário' })
  await formulario.getByLabel('Título', { exact: true }).fill('Orçamento de festa')
  const segunda = formulario.getByRole('group', { name: 'Pergunta 2' })
  await segunda.getByLabel('Pergunta', { exact: true }).fill('Que festa é?')
  await segunda.getByLabel('Como se responde').selectOption('Escolha entre opções')
  await segunda.getByLabel('Opções').fill('Casamento')
  expect(await listViolations(page)).toEqual([])
  await formulario.getByRole('button', { name: 'Pronto' }).click()
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(page.getByText('Só uma escolha tem opções, e pelo menos duas.')).toBeVisible()
  await page.getByRole('button', { name: 'Editar Formulário 1' }).click()
  await segunda.getByLabel('Opções').fill('Casamento\nAniversário')
  await formulario.getByRole('button', { name: 'Pronto' }).click()
  // A row of products has a draft of its own, seen on the page and published with it.
  await page.getByRole('button', { name: 'Acrescentar bloco' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fileira de produtos' }).click()
  const fileira = page.getByRole('dialog', { name: 'Fileira de produtos' })
  await fileira.getByRole('button', { name: 'Pronto' }).click()
  await expect(fileira.getByLabel('Título', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await fileira.getByLabel('Título', { exact: true }).fill('Para a sua festa')
  await fileira.getByLabel('O que mostra').selectOption('Lançamentos')
  await fileira.getByLabel('Só da categoria').selectOption('Queijos')
  await fileira.getByLabel('Quantos produtos, no máximo').fill('4')
  expect(await listViolations(page)).toEqual([])
  await fileira.getByRole('button', { name: 'Pronto' }).click()
  await expect(fileira).toBeHidden()
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  const naPagina = page.frameLocator('iframe[title="A loja com os rascunhos"]')
  await expect(naPagina.getByRole('heading', { name: 'Para a sua festa' })).toBeVisible()
  await expect(naPagina.getByText('Queijo Canastra').first()).toBeVisible()
  // What leads out of the store is not followed, and that is said.
  await naPagina.getByRole('link', { name: 'consumidor.gov.br' }).press('Enter')
  await expect(naPagina.getByText('não faz parte da prévia')).toBeVisible()
  await expect(naPagina.getByRole('heading', { name: 'Para a sua festa' })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar…' }).click()
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('Publicado. A loja já está assim.')).toBeVisible()

  const loja = await (await browser.newContext({ baseURL })).newPage()
  await loja.goto(`/${slug}/pagina/fale-com-a-gente`)
  await expect(loja.getByRole('heading', { name: 'Para a sua festa' })).toBeVisible()
  await loja.getByLabel('Seu nome').fill('Bia')
  await loja.getByLabel('Que festa é?').selectOption('Aniversário')
  await loja.getByLabel('Sua mensagem').fill('Para trinta pessoas.')
  await loja.getByRole('checkbox').check()
  await loja.getByRole('button', { name: 'Enviar' }).click()
  await expect(loja.getByText('Recebemos a sua mensagem.')).toBeVisible()
})
