import { randomUUID } from 'node:crypto'

import { expect, test, type Browser, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta, drawDocumento } from './conta.ts'
import { openClienteDaNegociacao } from './negociacao.ts'
import { createAtendente, openPainel } from './painel.ts'
import {
  decideCookies,
  findFornecedor,
  findProduto,
  goToPedido,
  listViolations,
  login,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

/** A store's own fields, made in the panel and met in the shop (issue 17, line 9; decision 0175). */
// One after the other: all of them make fields of one store, whose order is one list.
test.describe.configure({ mode: 'default' })

const marca = () => randomUUID().slice(0, 6)

async function openCampos(page: Page, slug = 'emporio'): Promise<void> {
  await openPainel(page, `/painel/${slug}/campos`, await createAtendente([slug], 'Rita Alves', 'fornecedor'))
  await expect(page.getByRole('heading', { name: 'Campos próprios' })).toBeVisible()
}

const secao = (page: Page, nome: string) => page.getByRole('region', { name: nome, exact: true })
const itens = (page: Page, nome: string) =>
  secao(page, nome).getByRole('list', { name: nome, exact: true }).getByRole('listitem')
const novaPagina = async (browser: Browser, baseURL: string | undefined, width: number) =>
  (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 844 } })).newPage()

/** Fields of this test alone, gone again: other tests buy at the same store. */
async function forget(...nomes: string[]): Promise<void> {
  await withBanco((sql) => sql`delete from caracteristica where nome in ${sql(nomes)}`)
}

/** A group of this test alone, with this customer in it: nobody else's orders are asked what its fields ask. */
async function joinGrupo(cliente: { email: string } | { idcliente: string }): Promise<string> {
  const grupo = `campos-${marca()}`
  await withBanco(
    (sql) => sql`
      update cadastroextracliente set tags = cadastroextracliente.tags || ${grupo}::text from fornecedor f
      where f.idfornecedor = cadastroextracliente.idfornecedor and f.slug = 'emporio' and idcliente = ${
        'idcliente' in cliente
          ? cliente.idcliente
          : sql`(select uc.idcliente from usuario u join usuario_cliente uc using (idusuario) where u.email = ${cliente.email})`
      }`,
  )
  return grupo
}

test('a field of the registration is made by keys alone, and asked of companies, not of people @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const nome = `Ramo ${marca()}`
  try {
    await openCampos(page)
    expect(await listViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Novo campo do cadastro' }).focus()
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog', { name: 'Novo campo do cadastro' })
    await editor.getByLabel('O que perguntar').focus()
    await page.keyboard.press('Enter')
    await expect(editor.getByText('Escreva o que a loja pergunta.')).toBeVisible()
    await page.keyboard.type(nome)
    await editor.getByLabel('Como se responde').selectOption('Escolha de uma lista')
    await editor.getByRole('textbox', { name: 'Opção 1' }).focus()
    await page.keyboard.type('Mercado')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bar')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(editor.getByRole('textbox', { name: 'Opção 1' })).toHaveValue('Bar')
    await expect(editor.getByRole('textbox', { name: 'Opção 1' })).toBeFocused()
    await editor.getByRole('radio', { name: 'Empresas' }).focus()
    await page.keyboard.press('Space')
    await editor.getByRole('switch', { name: 'Obrigatório' }).focus()
    await page.keyboard.press('Space')
    await expect(editor).toContainText(
      'Pede a escolha de uma entre 2 opções, a empresas, no cadastro. É obrigatório.',
    )
    const previa = editor.getByRole('region', { name: 'Prévia' })
    await expect(previa.getByLabel(nome).getByRole('option')).toHaveText(['Escolha', 'Bar', 'Mercado'])
    expect(await listViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('editor-1440.png') })
    await page.keyboard.press('Tab')
    await editor.getByRole('button', { name: 'Gravar' }).focus()
    await page.keyboard.press('Enter')
    await expect(itens(page, 'Campos do cadastro').filter({ hasText: nome })).toContainText('a empresas')
    await page.screenshot({ path: test.info().outputPath('campos-1440.png'), fullPage: true })

    for (const width of [390, 1440]) {
      const cliente = await novaPagina(browser, baseURL, width)
      await cliente.goto('/emporio/cadastro')
      await decideCookies(cliente)
      await cliente.getByLabel(/CPF ou CNPJ/).fill(drawDocumento('CPF'))
      await expect(cliente.getByLabel('Nome completo')).toBeVisible()
      await expect(cliente.getByLabel(nome)).toHaveCount(0)
      const cnpj = drawDocumento('CNPJ')
      await cliente.getByLabel(/CPF ou CNPJ/).fill(cnpj)
      await expect(cliente.getByLabel(nome)).toBeVisible()
      await cliente.getByLabel(/Razão social/).fill('Bar de Teste Ltda.')
      await cliente.getByLabel(/E-mail/).fill(`bar-${cnpj}@vitrine.example`)
      await cliente.getByLabel(/Telefone/).fill('(19) 98765-4321')
      await cliente.getByLabel(/Crie uma senha/).fill('uma-senha-longa')
      await cliente.getByRole('checkbox', { name: /termos de uso/ }).check()
      await cliente.getByRole('button', { name: /Criar conta/ }).click()
      await expect(cliente.getByText('Escolha uma opção.')).toBeVisible()
      await cliente.getByLabel(nome).scrollIntoViewIfNeeded()
      await cliente.screenshot({ path: test.info().outputPath(`cadastro-${width}.png`) })
      await cliente.getByLabel(nome).selectOption('Bar')
      await cliente.getByRole('button', { name: /Criar conta/ }).click()
      await expect(cliente).not.toHaveURL(/cadastro/)
      await cliente.goto('/emporio/conta')
      await expect(cliente.getByRole('main').getByText('Bar', { exact: true })).toBeVisible()
      await cliente.context().close()
    }
  } finally {
    await forget(nome)
  }
})

test('a field of the order is moved by keys, asked at the checkout within its limits, and stays on the order when it is archived @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [nome, outro] = [`Quem recebe ${marca()}`, `Volumes ${marca()}`]
  try {
    const conta = await createConta('ana')
    const grupo = await joinGrupo(conta)
    await openCampos(page)
    const campos = itens(page, 'Campos do pedido')
    for (const cada of [outro, nome]) {
      await page.getByRole('button', { name: 'Novo campo do pedido' }).click()
      const editor = page.getByRole('dialog', { name: 'Novo campo do pedido' })
      await editor.getByLabel('O que perguntar').fill(cada)
      if (cada === outro) await editor.getByLabel('Como se responde').selectOption('Número')
      await editor.getByLabel(cada === outro ? 'Maior número' : 'Máximo de letras').fill('10')
      await editor.getByText('Só alguns grupos de clientes').click()
      await editor.getByRole('checkbox', { name: grupo }).check()
      await expect(editor).toContainText(`a quem é do grupo ${grupo}, em cada pedido.`)
      await editor.getByRole('button', { name: 'Gravar' }).click()
      await expect(campos.filter({ hasText: cada })).toBeVisible()
    }
    const ordem = async () =>
      (await campos.locator('b').allTextContents()).filter((cada) => [nome, outro].includes(cada))
    expect(await ordem()).toEqual([outro, nome])
    await photograph(page, 'lista')
    await page.getByRole('button', { name: `Editar ${nome}` }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(ordem).toEqual([nome, outro])
    await expect(
      page
        .getByRole('button', { name: `Subir ${nome}` })
        .or(page.getByRole('button', { name: `Descer ${nome}` }))
        .and(page.locator(':focus')),
    ).toHaveCount(1)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(ordem).toEqual([outro, nome])

    const cliente = await novaPagina(browser, baseURL, 390)
    await decideCookies(cliente)
    await login(cliente, 'emporio', conta)
    const cafe = await findProduto(cliente, 'emporio', 'café em grãos mantiqueira')
    await setCart(cliente, 'emporio', [{ id: cafe, quantidade: 2 }])
    await cliente.goto('/emporio/carrinho')
    await goToPedido(cliente)
    await cliente.getByLabel(outro).fill('11')
    await cliente.getByLabel(nome).fill('Bia Ramos e mais')
    await expect(cliente.getByText('Use 10 ou menos.')).toBeVisible()
    await expect(cliente.getByLabel(nome)).toHaveValue('Bia Ramos ')
    await cliente.getByLabel(outro).scrollIntoViewIfNeeded()
    await cliente.screenshot({ path: test.info().outputPath('pedido-390.png') })
    await cliente.getByLabel(outro).fill('2,5')
    await cliente.getByLabel(nome).fill('Bia Ramos')
    await expect(cliente.getByText('Use 10 ou menos.')).toHaveCount(0)
    const numpedido = await sendPedido(cliente)

    await page.getByRole('button', { name: `Arquivar ${nome}` }).click()
    await expect(campos.filter({ hasText: nome })).toHaveCount(0)
    await cliente.goto(`/emporio/pedidos/${numpedido}`)
    await expect(cliente.getByText('Bia Ramos')).toBeVisible()
    await expect(cliente.getByText('2,5', { exact: true })).toBeVisible()
    const idfornecedor = await findFornecedor(cliente, 'emporio')
    const perguntados = await cliente.request.get(`/v4/caracteristica-pedido/todas/${idfornecedor}`)
    expect(await perguntados.text()).toContain(outro)
    expect(await perguntados.text()).not.toContain(nome)
    await secao(page, 'Campos do pedido')
      .getByText(/^Arquivados/)
      .click()
    await page.getByRole('button', { name: `Trazer ${nome} de volta` }).click()
    await expect(campos.filter({ hasText: nome })).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  } finally {
    await forget(nome, outro)
  }
})

test('whoever closes an order for a client answers what the client would be asked @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [nome, deEmpresa] = [`Portão ${marca()}`, `Doca ${marca()}`]
  try {
    const cliente = await openClienteDaNegociacao(browser, baseURL, [
      { sk: 'café em grãos mantiqueira', quantidade: 2 },
    ])
    const grupo = await joinGrupo(cliente)
    await withBanco(
      (sql) => sql`
        insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo, tags, pessoa)
        select idfornecedor, 'PEDIDO', lower(translate(nome.nome, 'ã ', 'a_')), nome.nome, 'TEXTO', array[${grupo}], nome.pessoa
        from fornecedor, (values (${nome}, 'FISICA'), (${deEmpresa}, 'JURIDICA')) as nome (nome, pessoa) where slug = 'emporio'`,
    )
    await openPainel(page, cliente.noPainel, await createAtendente(['emporio']))
    const bloquear = page.getByRole('button', { name: 'Bloquear para negociar' })
    await waitAlive(bloquear)
    await bloquear.click()
    await page.getByRole('button', { name: /^Fechar pedido/ }).click()
    const dialogo = page.getByRole('dialog')
    await dialogo.getByLabel('Pagamento').selectOption({ label: 'Pix' })
    await expect(dialogo.getByLabel('Quando')).toBeVisible()
    await expect(dialogo.getByLabel(deEmpresa)).toHaveCount(0)
    await dialogo.getByLabel(nome).fill('Portão 4')
    expect(await listViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('fechamento-1440.png') })
    await dialogo.getByRole('button', { name: /^Fechar •/ }).click()
    await expect(dialogo).toHaveCount(0)
    const respostas = await withBanco(
      (sql) => sql`select caracteristicas from pedido where idcliente = ${cliente.idcliente}`,
    )
    expect(respostas.map(({ caracteristicas }) => Object.values(caracteristicas as object))).toEqual([
      ['Portão 4'],
    ])
  } finally {
    await forget(nome, deEmpresa)
  }
})

/** The list with something in it, in every window, by day and in the dark. */
async function photograph(page: Page, nome: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await listViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Novo campo do pedido' }).scrollIntoViewIfNeeded()
      await page.screenshot({ path: test.info().outputPath(`${nome}-${width}-${colorScheme}.png`) })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('two people change one field: the second is shown the first and chooses @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const nome = `Doca ${marca()}`
  try {
    await openCampos(page, 'obra')
    await page.getByRole('button', { name: 'Novo campo do pedido' }).click()
    const editor = page.getByRole('dialog')
    await editor.getByLabel('O que perguntar').fill(nome)
    await editor.getByRole('button', { name: 'Gravar' }).click()
    await expect(itens(page, 'Campos do pedido').filter({ hasText: nome })).toBeVisible()
    const outra = await novaPagina(browser, baseURL, 1440)
    await openCampos(outra, 'obra')
    for (const cada of [page, outra]) await cada.getByRole('button', { name: `Editar ${nome}` }).click()
    await outra.getByRole('dialog').getByLabel('Ajuda abaixo do campo').fill('O portão.')
    await outra.getByRole('dialog').getByRole('switch', { name: 'Obrigatório' }).check()
    await outra.getByRole('dialog').getByRole('button', { name: 'Gravar' }).click()
    await expect(outra.getByRole('dialog')).toHaveCount(0)
    await editor.getByLabel('Ajuda abaixo do campo').fill('A doca.')
    await editor.getByRole('button', { name: 'Gravar' }).click()
    await expect(editor.getByRole('alert')).toContainText('Outra pessoa mudou isto enquanto você escrevia.')
    await expect(editor.getByRole('alert')).toContainText('É obrigatório.')
    expect(await listViolations(page)).toEqual([])
    await editor.getByRole('button', { name: 'Gravar a minha' }).click()
    await expect(itens(page, 'Campos do pedido').filter({ hasText: nome })).toContainText('É opcional.')
  } finally {
    await forget(nome)
  }
})

test('the screen fits into every window, by day and in the dark, and who attends is told that it is not theirs @desktop', async ({
  page,
}) => {
  test.slow()
  await openCampos(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const sobra = await page
        .locator('.campos')
        .evaluate((node) => node.getBoundingClientRect().right - window.innerWidth)
      expect(sobra).toBeLessThanOrEqual(0)
      await page.screenshot({
        path: test.info().outputPath(`campos-${width}-${colorScheme}.png`),
        fullPage: true,
      })
    }
  }
  await page.getByRole('button', { name: 'Inscrição estadual' }).click()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: test.info().outputPath(`editor-${width}.png`) })
  }
  await page.getByLabel('O que perguntar').fill('Alguma alergia?')
  await expect(page.getByText(/dado pessoal sensível/)).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().clearCookies()
  await openPainel(page, '/painel/emporio/campos', await createAtendente(['emporio']))
  await expect(page.getByText(/O seu papel nesta loja não cuida dos campos/)).toBeVisible()
})
