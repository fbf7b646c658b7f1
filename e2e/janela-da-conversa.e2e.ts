import { expect, test, type Page } from './teste.ts'

import { campo, log, openSala, write } from './conversa.ts'
import { createConta } from './conta.ts'
import { decideCookies, findProduto, listViolations, login, setCart, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

/** At a desk the conversation is a window over the page (ux 1.18.1, 1.18.4, mockup 20). */
const janela = (page: Page) => page.getByRole('complementary', { name: /^Conversa com/ })
const pilula = (page: Page) => page.getByRole('link', { name: /^Falar com a loja|novas?$/ })

test('the room of an order opens over its page, goes along to others, is put aside with its draft and comes back', async ({
  page,
  browser,
}) => {
  const conta = await createConta('ana')
  await decideCookies(page)
  await login(page, 'emporio', conta)
  const numpedido = await createPedido(page)
  const { answer, list } = await openSala(page, browser, { conta, numpedido })
  await page.goto(`/emporio/pedidos/${numpedido}`)
  const botao = page.getByRole('button', { name: 'Falar sobre este pedido' })
  // Its file comes a while after the page.
  await expect(pilula(page)).toBeVisible()
  await botao.click()
  await expect(campo(page)).toBeFocused()
  await expect(page).toHaveURL(`/emporio/pedidos/${numpedido}`)
  await expect(janela(page).getByRole('heading', { name: `Pedido ${numpedido}` })).toBeVisible()
  await expect(janela(page).getByRole('button', { name: 'Copiar código' })).toBeVisible()
  await write(page, 'Chega hoje?')
  await expect(log(page).getByRole('article', { name: /^Você/ })).toContainText('enviada')
  expect(await listViolations(page)).toEqual([])

  await campo(page).fill('E o gelo')
  await page.getByRole('banner').getByRole('link', { name: 'Pedidos' }).click()
  await expect(page).toHaveURL('/emporio/pedidos')
  await expect(campo(page)).toHaveValue('E o gelo')
  await page.getByRole('button', { name: 'Recolher a conversa' }).click()
  await expect(janela(page)).toBeHidden()
  await expect(pilula(page)).toBeFocused()
  // What was not before the eyes was not read.
  await answer('Chega, sim.')
  await expect(page.getByRole('link', { name: '1 mensagem nova' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Chega, sim.')).toBeVisible()
  await expect(campo(page)).toHaveValue('E o gelo')
  await expect(page.getByRole('link', { name: '1 mensagem nova' })).toHaveCount(0)
  await campo(page).press('Escape')
  await expect(janela(page)).toHaveCount(0)
  await expect(pilula(page)).toHaveText('Falar com a loja')
  expect(await list()).toEqual(['Chega hoje?', 'Chega, sim.'])
})

test('its rooms, its search and what was found stay inside; a product of it opens in the page', async ({
  page,
  browser,
}) => {
  const { answer } = await openSala(page, browser)
  await answer('O azeite chegou')
  const id = await findProduto(page, 'emporio', 'mel silvestre')
  await answer({ tipo: 'PRODUTO', idcadastroextraproduto: id, quantidade: null })
  await page.goto('/emporio/cupons')
  await pilula(page).click()
  await janela(page)
    .getByRole('link', { name: /^Empório da Serra/ })
    .click()
  await expect(log(page).getByText('O azeite chegou')).toBeVisible()
  await janela(page).getByRole('button', { name: 'Buscar nesta conversa' }).click()
  await janela(page).getByRole('searchbox').fill('azeite')
  await page.keyboard.press('Enter')
  await janela(page)
    .getByRole('link', { name: /azeite chegou/ })
    .click()
  await expect(janela(page).getByText('O azeite chegou')).toBeInViewport()
  await janela(page).getByRole('link', { name: 'Voltar às mensagens mais novas' }).click()
  await expect(page).toHaveURL('/emporio/cupons')
  await log(page)
    .getByRole('link', { name: /Mel silvestre/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/emporio\/produto\//)
  await expect(janela(page)).toBeVisible()
  await janela(page).getByRole('link', { name: 'Conversas' }).click()
  await expect(janela(page).getByRole('heading', { name: 'Conversas' })).toBeVisible()
  // The page shows rooms itself: one place of them is enough.
  await page.goto('/emporio/conta')
  await pilula(page).click()
  await expect(janela(page)).toBeVisible()
  await page.getByRole('link', { name: /^Conversas/ }).click()
  await expect(page).toHaveURL('/emporio/chat')
  await expect(janela(page)).toHaveCount(0)
  await expect(pilula(page)).toBeHidden()
})

test('a better price is asked for beside the cart that it is of', async ({ page }) => {
  await decideCookies(page)
  await login(page, 'atacado', await createConta('bar'))
  await setCart(page, 'atacado', [{ id: await findProduto(page, 'atacado', 'arroz'), quantidade: 2 }])
  await page.goto('/atacado/carrinho')
  const opcoes = page.getByText('Opções', { exact: true })
  await waitAlive(opcoes)
  await opcoes.click()
  await expect(pilula(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pedir melhor preço' }).click()
  await expect(campo(page)).toHaveValue('Vocês fazem um preço melhor para o meu carrinho?')
  await campo(page).press('Enter')
  await expect(log(page).getByRole('article', { name: /^Você/ })).toContainText('um preço melhor')
  // Put aside and brought back, it is not asked again.
  await page.getByRole('button', { name: 'Recolher a conversa' }).click()
  await pilula(page).click()
  await expect(campo(page)).toHaveValue('')
  await expect(page).toHaveURL('/atacado/carrinho')
})

test('neither it nor the way to it stands on a bar at the foot of the window', async ({ page }) => {
  await decideCookies(page)
  await login(page, 'atacado', await createConta('bar'))
  await setCart(page, 'atacado', [{ id: await findProduto(page, 'atacado', 'cola boa'), quantidade: 12 }])
  await page.goto('/atacado?ordenacao=relevancia')
  const tabela = page.getByRole('button', { name: 'Ver em tabela' })
  await waitAlive(tabela)
  await tabela.click()
  const barra = page.locator('.tb-barra')
  await expect(barra).toBeVisible()
  const topo = (await barra.boundingBox())?.y ?? 0
  const footOf = async (onde: ReturnType<typeof janela>) => {
    const caixa = await onde.boundingBox()
    return (caixa?.y ?? Infinity) + (caixa?.height ?? 0)
  }
  await expect(pilula(page)).toBeVisible()
  expect(await footOf(pilula(page))).toBeLessThan(topo)
  await pilula(page).click()
  await expect(janela(page)).toBeVisible()
  expect(await footOf(janela(page))).toBeLessThan(topo)
  // The cart and the header stay in reach.
  expect((await janela(page).boundingBox())?.y ?? 0).toBeGreaterThan(72)
})
