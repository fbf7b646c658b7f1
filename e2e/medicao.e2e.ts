import { expect, test, type Page, type Request } from './teste.ts'

import { listFaltasGa4 } from '@vitrine/rules/medicao'

import { createConta } from './conta.ts'
import { decideCookies, login, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

interface Enviado {
  name: string
  params: Record<string, unknown>
}

/** What this browser tells of itself from now on. */
function listen(page: Page) {
  const eventos: Enviado[] = []
  const medidas: { metrica: string; tela: string }[] = []
  page.context().on('request', (request: Request) => {
    if (request.method() !== 'POST') return
    const url = request.url()
    if (url.includes('/v4/log/google-analytics/'))
      eventos.push(...(request.postDataJSON() as { eventos: Enviado[] }).eventos)
    if (/\/v4\/medicao\/[0-9a-f-]{36}$/.test(url))
      medidas.push(...(request.postDataJSON() as { medidas: typeof medidas }).medidas)
  })
  const names = () => eventos.map(({ name }) => name)
  return { eventos, medidas, names, find: (nome: string) => eventos.find(({ name }) => name === nome) }
}

test('before a yes nothing measures, and nothing of it is loaded (readings 8; brazil P1)', async ({
  page,
}) => {
  const arquivos: string[] = []
  page.on('request', (request) => arquivos.push(request.url()))
  await page.goto('/emporio')
  await waitAlive(page.getByRole('button', { name: 'Aceitar' }))
  expect(arquivos.filter((url) => /medicao|observador|gtag|google/.test(url))).toEqual([])
})

test('@desktop what a shopper sees and does is told as Google documents it, from list to cart (§6)', async ({
  page,
}) => {
  await decideCookies(page)
  const ditos = listen(page)
  await page.goto('/emporio?sk=caf%C3%A9+em+gr%C3%A3os')
  await expect.poll(ditos.names, { timeout: 30_000 }).toContain('view_item_list')
  expect(ditos.find('search')?.params).toEqual({ search_term: 'café em grãos' })
  await page.getByRole('link', { name: /café em grãos mantiqueira/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /café em grãos mantiqueira/i })).toBeVisible()
  await expect.poll(ditos.names, { timeout: 30_000 }).toContain('view_item')
  const salvo = page
    .getByRole('main')
    .getByRole('button', { name: /adicionar/i })
    .first()
  await salvo.click()
  await expect.poll(ditos.names, { timeout: 30_000 }).toContain('add_to_cart')
  expect(ditos.find('select_item')?.params.items).toMatchObject([
    { item_name: /Café/, index: expect.any(Number) },
  ])
  const visto = ditos.find('view_item')?.params
  expect(visto).toMatchObject({ currency: 'BRL', items: [{ item_list_name: expect.any(String) }] })
  expect(ditos.find('add_to_cart')?.params.value).toBe(visto?.value)
  for (const { name, params } of ditos.eventos) expect(listFaltasGa4(name, params), name).toEqual([])
  await page.goto('/emporio/carrinho')
  await expect.poll(() => ditos.medidas.map(({ metrica }) => metrica), { timeout: 30_000 }).toContain('LCP')
})

test('@desktop a purchase is told once, however often its page is opened (§6)', async ({ page }) => {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const numpedido = await createPedido(page, { quantidade: 2 })
  const ditos = listen(page)
  await page.goto(`/emporio/submissao/${numpedido}`)
  await expect.poll(ditos.names, { timeout: 30_000 }).toContain('purchase')
  const { params } = ditos.find('purchase') ?? { params: {} }
  expect(listFaltasGa4('purchase', params)).toEqual([])
  expect(params).toMatchObject({ transaction_id: String(numpedido), currency: 'BRL' })
  const outra = await page.context().newPage()
  const resposta = outra.waitForResponse((cada) => cada.url().endsWith(`/v4/medicao/pedido/${numpedido}`))
  await outra.goto(`/emporio/submissao/${numpedido}`)
  expect(await (await resposta).json()).toEqual({ valor: null })
  await outra.close()
  expect(ditos.names().filter((name) => name === 'purchase')).toHaveLength(1)
})

test('@desktop what a store promotes is told when it is seen and when it is pressed (§6)', async ({
  page,
}) => {
  await decideCookies(page)
  const ditos = listen(page)
  await page.goto('/emporio')
  await expect.poll(ditos.names, { timeout: 30_000 }).toContain('view_promotion')
  await page.getByRole('link', { name: 'Ver a seleção' }).click()
  await expect.poll(ditos.names, { timeout: 30_000 }).toContain('select_promotion')
  const { params } = ditos.find('select_promotion') ?? { params: {} }
  expect(params).toEqual({
    promotion_id: 'serra-na-mesa',
    promotion_name: 'A serra inteira na sua mesa',
    creative_slot: 'hero',
  })
  expect(listFaltasGa4('select_promotion', params)).toEqual([])
})
