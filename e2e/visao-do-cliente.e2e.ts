import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { createConta, type Conta } from './conta.ts'
import { openClienteDaNegociacao } from './negociacao.ts'
import { createAtendente, openPainel } from './painel.ts'
import { findProduto, login, setCart, waitAlive } from './passos.ts'
import { runAxe } from './run-axe.ts'

const SLUG = 'emporio'

/** Staff looks at its store as a customer does: the same page to the byte, apart from the banner, and nothing can be written (ahead C2). */
const findCliente = async ({ email }: Conta): Promise<{ idfornecedor: string; idcliente: string }> => {
  const [row] = await withBanco(
    (sql) => sql<{ idfornecedor: string; idcliente: string }[]>`
      select x.idfornecedor, x.idcliente from usuario u join usuario_cliente uc using (idusuario)
      join cadastroextracliente x using (idcliente) join fornecedor f using (idfornecedor)
      where u.email = ${email} and f.slug = ${SLUG}`,
  )
  if (!row) throw new Error('the account is no customer of the store')
  return row
}

/** The link of the panel, opened in this browser. */
async function look(page: Page, conta: Conta): Promise<void> {
  const { idfornecedor, idcliente } = await findCliente(conta)
  const answer = await page.request.post(`/painel/v1/${idfornecedor}/clientes/${idcliente}/visao`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  await page.goto(url)
}

const enter = async (browser: Browser, baseURL: string | undefined, conta: Conta) => {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto(`/${SLUG}`)
  await login(page, SLUG, conta)
  return page
}

const faixa = (page: Page) => page.getByRole('complementary', { name: 'Visão do cliente' })

/** A page without what each rendering has of its own: the nonce of its scripts. */
const withoutNonce = (html: string) =>
  html.replaceAll(/nonce="[^"]*"/g, 'nonce=""').replaceAll(/"nonce":"[^"]*"/g, '"nonce":""')

const FAIXA = /<aside id="visao".*?<\/aside>/s

test(
  '20 customers by 10 pages: apart from the banner they are the same to the byte',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const marina = await createAtendente([SLUG])
    const daMarina = await enter(browser, baseURL, marina)
    for (let i = 0; i < 20; i += 1) {
      const conta = await createConta(i % 2 === 0 ? 'ana' : 'bar')
      const doCliente = await enter(browser, baseURL, conta)
      if (i % 3 > 0)
        await setCart(doCliente, SLUG, [
          { id: await findProduto(doCliente, SLUG, 'café'), quantidade: 1 + i },
        ])
      // Of this browser and not of the customer: it changes nothing of what is seen.
      await daMarina.context().addCookies([
        { name: 'vitrine_consent', value: '1,1,1,1', url: baseURL ?? '' },
        { name: 'utm_source', value: 'radio', url: baseURL ?? '' },
      ])
      await look(daMarina, conta)
      const produto = await doCliente.locator('a[href*="/produto/"]').first().getAttribute('href')
      for (const path of [
        `/${SLUG}`,
        produto ?? '',
        `/${SLUG}/carrinho`,
        `/${SLUG}/pedidos`,
        `/${SLUG}/alertas`,
        `/${SLUG}/combos`,
        `/${SLUG}/listas`,
        `/${SLUG}/cupons`,
        `/${SLUG}/termos`,
        `/${SLUG}?sk=cafe`,
      ]) {
        const [sua, vista] = await Promise.all([read(doCliente.request, path), read(daMarina.request, path)])
        expect(vista).toMatch(FAIXA)
        expect(withoutNonce(vista.replace(FAIXA, '')) === withoutNonce(sua), path).toBe(true)
      }
      await doCliente.context().close()
    }
  },
)

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: { accept: 'text/html' } })
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

test('nothing is written; who looks is told, leaves, and is who it was', async ({
  browser,
  baseURL,
  isMobile,
}, testInfo) => {
  const conta = await createConta('ana')
  const marina = await createAtendente([SLUG])
  const page = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(page, `/painel/${SLUG}/conversas`, marina)
  await look(page, conta)
  await expect(faixa(page)).toContainText(
    /Bruna Sales, você vê a loja como .* até \d+h\d\d\. Nada pode ser mudado aqui\./,
  )
  await page.screenshot({ path: testInfo.outputPath('visao.png') })
  expect(
    await runAxe(page, { parte: '#visao', tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }),
  ).toEqual([])
  const transbordo = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(transbordo).toBeLessThanOrEqual(0)
  // A page further on, by the router, it is there still.
  await page
    .getByRole('link', { name: /produto|Café/i })
    .first()
    .click()
  await expect(faixa(page)).toBeVisible()
  await page.goto(`/${SLUG}`)
  const { idfornecedor, idcliente } = await findCliente(conta)
  // As the shop's own scripts ask for it.
  const recusa = await page.evaluate(async (url) => {
    const body = JSON.stringify({ cartItens: [] })
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()) as unknown
  }, `/v2/app/token/cliente/usuario/${idcliente}/cart?idfornecedor=${idfornecedor}`)
  expect(recusa).toMatchObject({ codigo: 'visao_so_leitura' })
  const linhas = await withBanco(
    (sql) => sql`select from carrinho where idcliente = ${idcliente} and itens <> '[]'`,
  )
  expect(linhas).toHaveLength(0)
  if (!isMobile) await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Sair da visão do cliente' }).click()
  await expect(page.getByRole('heading', { name: 'Você saiu da visão do cliente.' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL(new RegExp(`/painel/${SLUG}`))
  await page.goto(`/${SLUG}`)
  await expect(faixa(page)).toHaveCount(0)
})

test(
  'from the negotiation it opens in a tab of its own, and the panel stays where it is',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const cliente = await openClienteDaNegociacao(browser, baseURL, [{ sk: 'mel silvestre', quantidade: 1 }])
    await openPainel(page, cliente.noPainel, await createAtendente([SLUG]))
    const botao = page.getByRole('button', { name: 'Ver a loja como este cliente' })
    await waitAlive(botao)
    const aberta = page.waitForEvent('popup')
    await botao.click()
    await expect(faixa(await aberta)).toContainText(cliente.nome)
    await page.reload()
    await expect(botao).toBeVisible()
  },
)

test(
  'once it has ended its pages say so, and no other session takes its place',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const conta = await createConta('ana')
    const page = await enter(browser, baseURL, await createAtendente([SLUG]))
    await look(page, conta)
    const { idcliente } = await findCliente(conta)
    await withBanco(
      (sql) => sql`update visao_cliente set encerrada_em = now() where idcliente = ${idcliente}`,
    )
    await page.goto(`/${SLUG}/carrinho`)
    await expect(page.getByRole('heading', { name: 'A visão do cliente terminou.' })).toBeVisible()
    await page.getByRole('button', { name: 'Sair da visão do cliente' }).click()
    await page.goto(`/${SLUG}/carrinho`)
    await expect(page.getByRole('heading', { name: 'A visão do cliente terminou.' })).toHaveCount(0)
  },
)
