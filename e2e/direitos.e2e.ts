import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { atendente, createConta, dono, linkConta, operador, type Conta } from './conta.ts'
import { decideCookies, findFornecedor, findProduto, listViolations, login } from './passos.ts'
import { createPedido } from './pedido.ts'

test.beforeEach(({ page }) => decideCookies(page))

const main = (page: Page) => page.getByRole('main')
/** What the store says once, over the page, to a customer who is not approved. */
async function readAviso(page: Page): Promise<void> {
  const aviso = page.getByRole('dialog', { name: /[Cc]adastro/ })
  await aviso.getByRole('button', { name: 'Entendi' }).click()
  await expect(aviso).toBeHidden()
}

/** No price (freight does not count) on the screen, nor a field of a price in the data that the page was made of. */
async function expectSemPrecos(page: Page): Promise<void> {
  const texto = (await main(page).textContent()) ?? ''
  expect(texto.replace(FRETE, '')).not.toContain('R$')
  const html = await (await page.request.get(page.url())).text()
  expect(
    /"(preconf|precovendaatacado|minvendaatacado)"|application\/ld\+json/.exec(html)?.[0],
  ).toBeUndefined()
}

/** The order is repeated from now on, as often as the store has it first. */
async function beginAssinatura(page: Page, slug: string, numpedido: number): Promise<string> {
  const tipos = await page.request.get(`/v4/subscription/type/list/${await findFornecedor(page, slug)}`)
  const [tipo] = ((await tipos.json()) as { data: { idtipoassinatura: string }[] }).data
  const answer = await page.request.post(`/v4/subscription/begin/${numpedido}`, {
    data: { idtipoassinatura: tipo?.idtipoassinatura },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { idassinatura: string }).idassinatura
}

/** Said of the delivery, with and without its word: the store's one rate. */
const FRETE = /R\$\s39,90/g

const semAprovacao: { quem: string; enter: (page: Page) => Promise<void> }[] = [
  {
    quem: 'is approved at another store alone',
    enter: async (page) => login(page, 'emporio', await createConta('ana')),
  },
  {
    quem: 'waits for this store',
    enter: (page) => login(page, 'atacado', { email: 'novo@vitrine.example', senha: 'vitrine-demo' }),
  },
]

for (const { quem, enter } of semAprovacao)
  test(`who ${quem} sees no price of it: list, product, cart (readings 7; R1) @desktop`, async ({ page }) => {
    const id = await findProduto(page, 'atacado', 'farinha de trigo')
    await enter(page)
    await page.goto('/atacado?sk=farinha')
    await readAviso(page)
    await expect(main(page).getByText('Preços após aprovação do cadastro').first()).toBeVisible()
    await expectSemPrecos(page)
    await page.goto(`/atacado/produto/${id}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(/[Ff]arinha/)
    await expect(main(page).getByText('Preços após aprovação do cadastro').first()).toBeVisible()
    await expectSemPrecos(page)
    await page.goto('/atacado/carrinho')
    await expectSemPrecos(page)
  })

test.describe('who only prepares (readings 7 submissao_pedido; R2)', () => {
  let dona: Conta
  let caio: Conta

  test.beforeEach(async () => {
    dona = await createConta('bar')
    caio = await createConta('bar')
    await linkConta(caio, dona)
    await withBanco((sql) =>
      sql.begin(async (tx) => {
        await tx`
          update usuario_cliente uc set primario = false, submissao_pedido = false from usuario u
          where u.idusuario = uc.idusuario and u.email = ${caio.email}`
        await tx`
          update usuario_cliente uc set primario = true
          from usuario u, usuario o join usuario_cliente oc on oc.idusuario = o.idusuario
          where u.idusuario = uc.idusuario and u.email = ${caio.email} and o.email = ${dona.email} and oc.idcliente = uc.idcliente`
      }),
    )
  })

  test('reads the order of the company and is told who may end it; no way out of it, nor of what repeats it, is offered @phone', async ({
    page,
    browser,
    baseURL,
  }) => {
    await login(page, 'atacado', dona)
    const numpedido = await createPedido(page, {
      slug: 'atacado',
      produto: 'farinha de trigo',
      quantidade: 20,
    })
    await page.goto(`/atacado/pedidos/${numpedido}`)
    await expect(main(page).getByRole('button', { name: 'Cancelar pedido' })).toBeVisible()

    const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
    const outra = await context.newPage()
    await decideCookies(outra)
    await login(outra, 'atacado', caio)
    await outra.goto(`/atacado/pedidos/${numpedido}`)
    await expect(main(outra).getByText('Seu acesso prepara pedidos.')).toBeVisible()
    for (const name of [
      /^Cancelar/,
      /Recebi/,
      /Desistir/,
      /Trocar (a )?forma|Trocar pagamento/,
      /Repetir sempre/,
    ])
      await expect(main(outra).getByRole('button', { name })).toHaveCount(0)

    // Nor anything of the company's subscriptions, as the company has it.
    const idassinatura = await beginAssinatura(page, 'atacado', numpedido)
    const muda = [
      /^Pular/,
      /^Pausar/,
      /^Retomar/,
      /^Cancelar/,
      /^Trocar/,
      /^Salvar/,
      /^(Aumentar|Diminuir|Remover)/,
    ]
    const mudancas = (qual: Page) =>
      Promise.all(muda.map((name) => main(qual).getByRole('button', { name }).count()))
    await page.goto(`/atacado/assinaturas/${idassinatura}`)
    expect((await mudancas(page)).filter((quantas) => quantas > 0).length).toBeGreaterThan(2)
    for (const tela of ['', `/${idassinatura}`]) {
      await outra.goto(`/atacado/assinaturas${tela}`)
      await expect(main(outra).getByRole('heading', { level: 1 })).toBeVisible()
      expect(await mudancas(outra)).toEqual(muda.map(() => 0))
    }
    await expect(main(outra).getByText('Seu acesso prepara pedidos.')).toBeVisible()
    await context.close()
  })
})

test('the staff of a store is not led to customers’ pages; its account says where the work is (R8) @desktop', async ({
  page,
}) => {
  for (const quem of [atendente, dono, operador]) {
    await page.context().clearCookies({ name: 'vitrine_sessao' })
    await login(page, 'atacado', quem)
    await page.goto('/atacado/conta')
    await expect(main(page).getByText(/^Você entrou como equipe de /)).toBeVisible()
    await expect(main(page)).toContainText('ficam no painel e no sistema da loja')
    // The footer is the supplier's own text.
    for (const parte of [
      main(page),
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Principal' }),
    ])
      for (const name of [/^Pedidos/, /^Faturas/, /^Clientes/, /^Cupons/])
        await expect(parte.getByRole('link', { name })).toHaveCount(0)
    expect(await listViolations(page)).toEqual([])
  }
  // A customer of the same store has them.
  await page.context().clearCookies({ name: 'vitrine_sessao' })
  await login(page, 'atacado', await createConta('bar'))
  await page.goto('/atacado/conta')
  await expect(page.getByRole('link', { name: /^Pedidos/ }).first()).toBeVisible()
})

test('who comes from another store asks this one for a registration with one press (S4) @phone', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/atacado/combos')
  await readAviso(page)
  const faixa = page.getByRole('complementary', { name: 'Situação do cadastro' })
  await expect(faixa).toContainText('Sem cadastro nesta loja')
  await faixa.getByRole('link', { name: 'Pedir cadastro' }).click()
  const modal = page.getByRole('dialog', { name: 'Situação do cadastro' })
  await expect(modal).toContainText('Você ainda não tem cadastro em')
  await modal.getByRole('button', { name: 'Pedir cadastro' }).click()
  await expect(page).toHaveURL(/\/atacado\/conta\/cadastro$/)
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Em análise' })).toBeVisible()
  await expect(faixa).toContainText('Cadastro em análise')
})
