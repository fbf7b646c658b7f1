import { expect, type Page } from '@playwright/test'

/** The cookie question answered before the first page. */
export async function decideCookies(page: Page): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT ?? 3877}`
  await page.context().addCookies([{ name: 'vitrine_consent', value: '1,1,1,1', url }])
}

/** A demo account enters a store by its form. */
export async function login(page: Page, slug: string, email: string): Promise<void> {
  await page.goto(`/${slug}/entrar`)
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(email)
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/^Senha/).fill('vitrine-demo')
  await page.getByRole('button', { name: /Entrar/ }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
}

/** A product of a search goes into the cart from its card, seen at once. */
export async function addFromSearch(page: Page, slug: string, produto: string): Promise<void> {
  await page.goto(`/${slug}?sk=${encodeURIComponent(produto)}`)
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click()
  await expect(page.getByRole('group', { name: /^Quantidade de / }).first()).toBeVisible()
}

/** Who the page's session is at a store. */
async function findQuem(page: Page, slug: string): Promise<{ idfornecedor: string; idcliente: string }> {
  const loja = await page.request.get(`/v2/app/token/configuracao/fornecedor?idfornecedor=${slug}`)
  const { idfornecedor } = (await loja.json()) as { idfornecedor: string }
  const quem = await page.request.get(
    `/v2/app/token/cliente/get-configuracoes-cliente?idfornecedor=${idfornecedor}`,
  )
  const { idcliente } = (await quem.json()) as { idcliente: string }
  return { idfornecedor, idcliente }
}

/** The account's cart as an integration writes it: the last write wins. Answers who and where. */
export async function setCart(
  page: Page,
  slug: string,
  cartItens: { id: string; quantidade: number }[],
): Promise<{ idfornecedor: string; idcliente: string }> {
  const quem = await findQuem(page, slug)
  const saved = await page.request.post(
    `/v2/app/token/cliente/usuario/${quem.idcliente}/cart?idfornecedor=${quem.idfornecedor}`,
    { data: { cartItens, observacao: '', numPedidoCliente: '' } },
  )
  expect(saved.status()).toBe(200)
  return quem
}

/** The id of the first product that a search finds. */
export async function findProduto(page: Page, slug: string, sk: string): Promise<string> {
  const answer = await page.request.get(`/v1/app/${slug}/listaprodutosf/0?sk=${encodeURIComponent(sk)}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}
