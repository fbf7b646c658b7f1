import { setTimeout } from 'node:timers/promises'

import { expect, test, type Locator, type Page } from './teste.ts'

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
import { createPedido } from './pedido.ts'

/** Panels by the hash of the address (§2), and those that pay (audit O5). */
async function enter(page: Page, slug: string, modelo: 'ana' | 'bar'): Promise<Conta> {
  const conta = await createConta(modelo)
  await decideCookies(page)
  await login(page, slug, conta)
  return conta
}

async function payAtBank(page: Page, href: string | null): Promise<void> {
  const bank = await page.context().newPage()
  await bank.goto(href ?? '')
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click()
  // A page that is closed while its next one comes may never say that it is.
  await expect(bank.getByRole('button', { name: 'Devolver tudo' })).toBeVisible()
  await bank.close()
}

async function fillCartao(page: Page, nome: string): Promise<void> {
  const banco = page.frameLocator('iframe[title="Dados do cartão"]')
  await banco.getByLabel('Número do cartão').fill('4111111111111111')
  await banco.getByLabel('Nome impresso no cartão').fill(nome)
  await banco.getByLabel('Validade (mm/aa)').fill('1235')
  await banco.getByLabel('Código de segurança').fill('123')
}

const linkDoBanco = (page: Page) => page.getByRole('link', { name: /banco de demonstração/i })

test('every panel of §2 opens by its hash, one at a time, and Back closes it', async ({ page }) => {
  const nomes: Record<string, string> = {
    'atualizar-cadastro': 'Atualizar cadastro',
    'atualizar-usuario': 'Atualizar acesso',
    endereco: 'Onde você quer receber?',
    'novo-endereco': 'Novo endereço',
    fornecedores: 'Lojas',
    cupons: 'Cupons',
    cartao: 'Pagar com cartão',
    pix: 'Pagar com Pix',
    menu: 'Categorias',
  }
  await decideCookies(page)
  await page.goto('/emporio#login')
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await enter(page, 'emporio', 'ana')
  await page.goto('/emporio/cupons')
  const chip = page.locator('#chip-local')
  await waitAlive(chip)
  for (const [hash, nome] of Object.entries(nomes)) {
    await page.evaluate((hash) => void (location.hash = hash), hash)
    await expect(page.getByRole('dialog', { name: nome })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
  }
  // Pushed once and closed by Back, the focus back on what opened it.
  await page.goto('/emporio/cupons')
  await waitAlive(chip)
  await chip.focus()
  await chip.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Onde você quer receber?' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/emporio\/cupons$/)
  await expect(chip).toBeFocused()
})

test('a panel opens and closes with the press itself, not once the page was drawn for its address @phone', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio?sk=arroz')
  const abre = page.getByRole('button', { name: /^Filtrar e ordenar/ })
  await waitAlive(abre)
  expect(await pressAndLook(abre)).toBe(1)
  await expect(page).toHaveURL(/#filtros$/)
  const painel = page.getByRole('dialog')
  const fecha = painel.getByRole('button', { name: 'Fechar' })
  await expect(painel.getByRole('heading', { name: 'Ordem' })).toBeVisible()
  expect(await pressAndLook(fecha)).toBe(0)
  await expect(page).not.toHaveURL(/#/)
  // What was only pressed is not kept: Back and Forward show what the address says.
  await page.goForward()
  await expect(painel).toBeVisible()
  await page.goBack()
  await expect(painel).toHaveCount(0)
})

test('a panel that is opened and closed before the page was drawn leaves nothing in the history @phone', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio/combos')
  await page.goto('/emporio?sk=arroz')
  const abre = page.getByRole('button', { name: /^Filtrar e ordenar/ })
  await waitAlive(abre)
  await abre.evaluate(async (node) => {
    if (node instanceof HTMLElement) node.click()
    await Promise.resolve()
    document.querySelector<HTMLElement>('dialog[open] [aria-label="Fechar"]')?.click()
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/sk=arroz$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/combos$/)
})

test('a panel whose way out is pressed twice closes once, and one that is opened over it takes its place @phone', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio/combos')
  await page.goto('/emporio?sk=arroz')
  const abre = page.getByRole('button', { name: /^Filtrar e ordenar/ })
  await waitAlive(abre)
  await abre.click()
  await expect(page).toHaveURL(/#filtros$/)
  const fecha = page.getByRole('dialog').getByRole('button', { name: 'Fechar' })
  await fecha.evaluate(async (node) => {
    const twice = () => {
      for (let vez = 0; vez < 2; vez++) if (node instanceof HTMLElement) node.click()
    }
    twice()
    await new Promise(requestAnimationFrame)
    twice()
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/sk=arroz$/)
  // Closed, and another opened before the router was told.
  await abre.click()
  await expect(page).toHaveURL(/#filtros$/)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog[open] [aria-label="Fechar"]')?.click()
    document.querySelector<HTMLElement>('#chip-local')?.click()
  })
  await expect(page.getByRole('dialog', { name: 'Onde você quer receber?' })).toBeVisible()
  await expect(page).toHaveURL(/#endereco$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/sk=arroz$/)
})

test('no card of a list is drawn anew for the panel that opens over it @phone', async ({ page }) => {
  await decideCookies(page)
  await page.goto('/emporio?categ=mercearia')
  const abre = page.getByRole('button', { name: /^Filtrar e ordenar/ })
  await waitAlive(abre)
  await waitAlive(page.getByRole('button', { name: /^Adicionar/ }).last())
  const contador = await page.context().newCDPSession(page)
  await contador.send('Profiler.enable')
  await contador.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await abre.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ordem' })).toBeVisible()
  await expect(page).toHaveURL(/#filtros$/)
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
  const { result } = await contador.send('Profiler.takePreciseCoverage')
  const chamadas = (nome: RegExp) =>
    result
      .filter(({ url }) => nome.test(url))
      .flatMap(({ functions }) => functions.map((f) => f.ranges[0]?.count ?? 0))
  expect(Math.max(...chamadas(/\/react-/))).toBeGreaterThan(0)
  expect(chamadas(/\/cartao-/).filter(Boolean)).toEqual([])
})

test('the page behind a panel becomes inert, and is alive again, once that is seen, or for the first key that comes before @phone', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio?sk=arroz')
  const abre = page.getByRole('button', { name: /^Filtrar e ordenar/ })
  await waitAlive(abre)
  await abre.focus()
  const fecha = page.getByRole('dialog').getByRole('button', { name: 'Fechar' })
  expect(await pressAndFollow(abre)).toEqual({ naHora: 'page', depois: 'panel' })
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ordem' })).toBeVisible()
  expect(await pressAndFollow(fecha)).toEqual({ naHora: 'panel', depois: 'page' })
  await expect(abre).toBeFocused()
  await expect(page).not.toHaveURL(/#/)
  expect(await pressAndFollow(abre, 'Tab')).toEqual({ naHora: 'page', depois: 'panel' })
  await expect(page).toHaveURL(/#filtros$/)
  expect(await pressAndFollow(fecha, 'Tab')).toEqual({ naHora: 'panel', depois: 'page' })
  await expect(abre).toBeFocused()
})

/** What is alive and has the focus in the turn of the press, and after the frame that shows it or right after a key. */
function pressAndFollow(botao: Locator, key?: string) {
  return botao.evaluate(async (node, key) => {
    const look = () => {
      const modal = document.querySelector('dialog:modal')
      if (!modal) return 'page'
      return modal.contains(document.activeElement) ? 'panel' : 'nobody'
    }
    if (node instanceof HTMLElement) node.click()
    await Promise.resolve()
    const naHora = look()
    if (key) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    // A timer of the next frame comes after that of the panel, which asked before.
    else await new Promise((seen) => requestAnimationFrame(() => window.setTimeout(seen, 0)))
    return { naHora, depois: look() }
  }, key)
}

/** How many panels are open in the turn of the press, before anything that waits has its own. */
function pressAndLook(botao: Locator): Promise<number> {
  return botao.evaluate(async (node) => {
    if (node instanceof HTMLElement) node.click()
    await Promise.resolve()
    return document.querySelectorAll('dialog[open]').length
  })
}

test('a Pix is paid in the panel over the list, and the panel turns by itself; Esc gives the focus back', async ({
  page,
}) => {
  await enter(page, 'emporio', 'ana')
  const numpedido = await createPedido(page)
  await page.goto('/emporio/pedidos')
  const pagar = page.getByRole('link', { name: `Pagar com Pix, pedido ${numpedido}` })
  await waitAlive(pagar)
  await pagar.focus()
  await pagar.press('Enter')
  const painel = page.getByRole('dialog', { name: 'Pagar com Pix' })
  await expect(painel.getByRole('link', { name: `Pedido ${numpedido}` })).toBeVisible()
  await expect(painel.getByLabel('Código Pix copia e cola')).toHaveValue(/^000201/)
  await expect(painel.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  await expect(page).toHaveURL(/\/emporio\/pedidos#pix$/)
  expect(await listViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(painel).toBeHidden()
  await expect(pagar).toBeFocused()
  // A reload keeps what the panel was opened for.
  await pagar.press('Enter')
  await expect(page).toHaveURL(/#pix$/)
  await page.reload()
  await expect(painel.getByRole('link', { name: `Pedido ${numpedido}` })).toBeVisible()
  await payAtBank(page, await linkDoBanco(page).getAttribute('href'))
  await expect(painel.getByText(/^Pagamento de R\$\s[\d,]+ confirmado\./)).toBeVisible()
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  // The list behind was read anew.
  await expect(pagar).toBeHidden()
})

/** Within the panel, which slides in meanwhile; px. */
function listTopos(botoes: Locator): Promise<number[]> {
  return botoes.evaluateAll((all) =>
    all.map((botao) =>
      Math.round(
        botao.getBoundingClientRect().top - (botao.closest('dialog')?.getBoundingClientRect().top ?? 0),
      ),
    ),
  )
}

test('a refused card is retried in the panel by another one, from the list and from the order @phone', async ({
  page,
}) => {
  await enter(page, 'emporio', 'ana')
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'café em grãos mantiqueira'), quantidade: 1 },
  ])
  await page.goto('/emporio/finalizar')
  const forma = page.getByRole('radio', { name: /^Cartão/ })
  await waitAlive(forma)
  await forma.press('Space')
  await fillCartao(page, 'FUND')
  const numpedido = await sendPedido(page)
  await page.goto('/emporio/pedidos')
  const resolver = page.getByRole('link', { name: `Resolver o pagamento, pedido ${numpedido}` })
  await waitAlive(resolver)
  // The card's fields come from files, calls and a frame, one after the other: what can be pressed meanwhile stays where it is.
  await page.route(/\.js$|payment-sdk/, async (route) => {
    await setTimeout(500)
    await route.continue()
  })
  await resolver.click()
  const painel = page.getByRole('dialog', { name: 'Pagar com cartão' })
  await expect(painel.getByText('O cartão não tem limite para este valor.')).toBeVisible()
  const botoes = painel.getByRole('button', { name: /^Pagar/ })
  await expect(botoes).toHaveCount(2)
  const onde = await listTopos(botoes)
  await expect(painel.frameLocator('iframe').getByLabel('Número do cartão')).toBeVisible()
  expect(await listTopos(botoes)).toEqual(onde)
  // The other panel takes its place for the same order, and is left for this one again.
  await painel.getByRole('button', { name: 'Pagar com Pix' }).click()
  const doPix = page.getByRole('dialog', { name: 'Pagar com Pix' })
  await expect(doPix.getByRole('link', { name: `Pedido ${numpedido}` })).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await doPix.getByRole('button', { name: 'Pagar com cartão' }).click()
  await expect(painel).toBeVisible()
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await page.goto(`/emporio/pedidos/${numpedido}`)
  const outra = page.getByRole('link', { name: 'Pagar de outra forma' })
  await waitAlive(outra)
  await outra.click()
  await fillCartao(page, 'ANA SOUZA')
  await painel.getByRole('button', { name: /^Pagar .*assim$/ }).click()
  await expect(painel.getByText(/reservados no cartão Visa final 1111\./)).toBeVisible()
  await painel.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.getByText(/^O cartão foi recusado/)).toHaveCount(0)
})

test('opened where nothing waits for money the panels say so; without a login they ask for it @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio#pix')
  const doPix = page.getByRole('dialog', { name: 'Pagar com Pix' })
  await doPix.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await enter(page, 'emporio', 'ana')
  await page.goto('/emporio/combos#pix')
  await expect(doPix.getByRole('heading', { name: 'Nada a pagar com Pix' })).toBeVisible()
  await page.goto('/emporio/cupons#cartao')
  const doCartao = page.getByRole('dialog', { name: 'Pagar com cartão' })
  await expect(doCartao.getByRole('heading', { name: 'Nada a pagar com cartão' })).toBeVisible()
  // The only order that waits is shown at once, wherever the panel opens; cancelled, its own page says that nothing is owed.
  const numpedido = await createPedido(page)
  await page.goto('/emporio/cupons#pix')
  await expect(doPix.getByRole('link', { name: `Pedido ${numpedido}` })).toBeVisible()
  await expect(doPix.getByLabel('Código Pix copia e cola')).toHaveValue(/^000201/)
  await withBanco((sql) => sql`update pedido set status = 'CANCELADO' where numpedido = ${numpedido}`)
  await withBanco((sql) => sql`update pagamento set status = 'CANCELADO' where numpedido = ${numpedido}`)
  await page.goto(`/emporio/pedidos/${numpedido}#pix`)
  await expect(doPix.getByText('Este pedido foi cancelado.')).toBeVisible()
})

test('without an answer the panel says why and reads again by itself; offline nothing can be sent @phone', async ({
  page,
}) => {
  await enter(page, 'emporio', 'ana')
  const numpedido = await createPedido(page, { forma: /^Boleto/ })
  await page.goto('/emporio/pedidos')
  let isBroken = true
  await page.route(`**/order/${numpedido}`, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { error: 'Erro interno.', codigo: 'interna' } })
      : route.continue(),
  )
  await page.evaluate(() => void (location.hash = 'cartao'))
  const painel = page.getByRole('dialog', { name: 'Pagar com cartão' })
  await expect(painel.getByRole('heading', { name: 'Não conseguimos ler o pedido' })).toBeVisible()
  isBroken = false
  await painel.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(painel.getByRole('radio', { name: /^Cartão/ })).toBeChecked()
  await page.context().setOffline(true)
  await expect(painel.getByText(/^Sem conexão\. O que está aqui continua valendo/)).toBeVisible()
  await expect(painel.getByRole('button', { name: /^Pagar R\$|^Pagar assim/ })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(painel.getByText(/^Sem conexão\./)).toHaveCount(0)
})

test('several invoices are paid by one Pix in the panel; by card it says how they are paid @desktop', async ({
  page,
}) => {
  await enter(page, 'atacado', 'bar')
  const numpedido = await createPedido(page, {
    slug: 'atacado',
    produto: 'arroz',
    quantidade: 20,
    forma: /^Faturado/,
  })
  await page.goto('/atacado/faturas#cartao')
  const doCartao = page.getByRole('dialog', { name: 'Pagar com cartão' })
  await expect(doCartao.getByText('Faturas são pagas por Pix ou boleto, não por cartão.')).toBeVisible()
  await doCartao.getByRole('button', { name: 'Pagar com Pix' }).click()
  const painel = page.getByRole('dialog', { name: 'Pagar com Pix' })
  const fatura = painel.getByRole('checkbox', { name: new RegExp(`pedido ${numpedido}`) })
  await fatura.first().check()
  await painel.getByRole('button', { name: /^Pagar 1 fatura, R\$/ }).click()
  await expect(painel.getByText('Um Pix para 1 fatura:')).toBeVisible()
  await expect(page).toHaveURL(/\/atacado\/faturas\?cobranca=[0-9a-f-]{36}#pix$/)
  await painel.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Mostrar o Pix' }).click()
  await payAtBank(page, await linkDoBanco(page).getAttribute('href'))
  await expect(painel.getByText('1 fatura em dia, e o crédito voltou.')).toBeVisible()
})
