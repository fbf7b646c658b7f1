import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { createConta, type Conta } from './conta.ts'
import { createAtendente } from './painel.ts'
import { findProduto, login, setCart } from './passos.ts'

export const SLUG = 'emporio'

export const findCliente = async ({ email }: Conta): Promise<{ idfornecedor: string; idcliente: string }> => {
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
export async function look(page: Page, conta: Conta): Promise<void> {
  const { idfornecedor, idcliente } = await findCliente(conta)
  const answer = await page.request.post(`/painel/v1/${idfornecedor}/clientes/${idcliente}/visao`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  await page.goto(url)
}

export const enter = async (browser: Browser, baseURL: string | undefined, conta: Conta) => {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto(`/${SLUG}`)
  await login(page, SLUG, conta)
  return page
}

/** A page without what each rendering has of its own: the nonce of its scripts. */
const withoutNonce = (html: string) =>
  html.replaceAll(/nonce="[^"]*"/g, 'nonce=""').replaceAll(/"nonce":"[^"]*"/g, '"nonce":""')

const FAIXA = /<aside id="visao".*?<\/aside>/s

interface Visto {
  demo: 'ana' | 'bar'
  /** Of a coffee in the cart. */
  quantidade: number
}

/** Ten pages of each customer, as they see them and as staff sees them for them, one after the other: apart from the banner the same to the byte. */
export async function compareVisao(
  browser: Browser,
  baseURL: string | undefined,
  clientes: readonly Visto[],
): Promise<void> {
  const daMarina = await enter(browser, baseURL, await createAtendente([SLUG]))
  for (const { demo, quantidade } of clientes) {
    const conta = await createConta(demo)
    const doCliente = await enter(browser, baseURL, conta)
    if (quantidade > 0)
      await setCart(doCliente, SLUG, [{ id: await findProduto(doCliente, SLUG, 'café'), quantidade }])
    // Of this browser and not of the customer: it changes nothing of what is seen.
    await daMarina.context().addCookies([
      { name: 'vitrine_consent', value: '1,1,1,1', url: baseURL ?? '' },
      { name: 'utm_source', value: 'radio', url: baseURL ?? '' },
    ])
    await look(daMarina, conta)
    await comparePaginas(doCliente, daMarina)
    await doCliente.context().close()
  }
}

async function comparePaginas(doCliente: Page, daMarina: Page): Promise<void> {
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
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: { accept: 'text/html' } })
  expect(answer.status(), path).toBe(200)
  return answer.text()
}
