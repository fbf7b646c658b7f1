import { expect, test, type Locator, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import {
  decideCookies,
  findProduto,
  listViolations,
  login,
  setCart,
  waitAlive,
  watchMudou,
} from './passos.ts'

/** Carousels on the screens of a product, of the cart and of a static page (§7, §9, decision 0083). */
test.beforeEach(({ page }) => decideCookies(page))

const fileira = (page: Page, name: string) => page.getByRole('region', { name })
const cards = (page: Page, name: string) =>
  fileira(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })

test('a product has the store’s carousels below it: none of their files before they are near, nothing moves', async ({
  page,
}) => {
  const mudou = await watchMudou(page)
  const cargas: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('/list-for-page/') && cargas.push(request.url())),
  )
  await page.goto(`/emporio/produto/${await findProduto(page, 'emporio', 'café')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(cargas).toEqual([])
  const antes = await mudou()
  await page.locator('[data-encaixe=fileiras]').scrollIntoViewIfNeeded()
  await expect(cards(page, 'Da Serra para a mesma mesa')).not.toHaveCount(0)
  await fileira(page, 'Da Serra para a mesma mesa').scrollIntoViewIfNeeded()
  expect(cargas).toHaveLength(1)
  expect((await mudou()) - antes).toBeLessThan(0.02)
  expect(await listViolations(page)).toEqual([])
})

test('pictures are shown one at a time, by buttons and arrow keys, the others out of reach, and lead on (§9 STATIC_IMAGES) @desktop', async ({
  page,
}) => {
  await page.goto('/obra')
  const imagens = fileira(page, 'Para o fim de semana')
  await imagens.scrollIntoViewIfNeeded()
  // A row that comes while a picture slides in has the browser go back to the one before.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 })
  const proxima = imagens.getByRole('button', { name: 'Próxima imagem' })
  await waitAlive(proxima)
  const vista = imagens.locator('[aria-roledescription=imagem]:not([inert])')
  await expect(vista).toHaveText([/^Um quarto pintado até domingo/])
  await proxima.click()
  await expect(vista).toHaveText([/^Trocar o chuveiro sem quebrar a parede/])
  await expect(imagens.getByRole('button', { name: /^Mostrar a imagem 2/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await proxima.press('ArrowRight')
  await expect(vista).toHaveText([/^A primeira caixa de ferramentas/])
  const xOf = (onde: Locator) => onde.evaluate((node) => Math.round(node.getBoundingClientRect().x))
  const lugar = await xOf(imagens.locator('.pi-imagens-pista'))
  await expect.poll(() => xOf(vista)).toBe(lugar)
  await vista.getByRole('link').click()
  await expect(page).toHaveURL(/\/obra\?categ=ferramentas$/)
})

test('the end of a cart has the carousels of the cart', async ({ page }) => {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 1 }])
  await page.goto('/emporio/carrinho')
  await page.locator('[data-encaixe=fim-carrinho]').scrollIntoViewIfNeeded()
  await expect(cards(page, 'Um pão para amanhã cedo?')).not.toHaveCount(0)
})

test('a page shows the carousel that it names, between its words and in line with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/emporio/pagina/produtores')
  await fileira(page, 'Desta semana na serra').scrollIntoViewIfNeeded()
  await expect(cards(page, 'Desta semana na serra')).not.toHaveCount(0)
  const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? -1)
  const titulo = fileira(page, 'Desta semana na serra').getByRole('heading', { level: 2 })
  expect(await left(cards(page, 'Desta semana na serra').first())).toBe(await left(titulo))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a cart has the carousels of the method that was chosen at the order’s page, and of no other (§7)', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'café em grãos'), quantidade: 6 }])
  await withBanco(
    (sql) => sql`
      insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
      select f.idfornecedor, gen_random_uuid(), 'CARROSSEL', gen_random_uuid(), 1, 'mais-barato-no-pix', 'PUBLICADA',
        jsonb_build_object('titulo', 'Mais barato no Pix', 'tela', 'CART', 'tipo_conteudo', 'MAIS_VENDIDOS',
          'condicoes', jsonb_build_object('idformapagto', jsonb_build_array(p.idformapagto))), now()
      from forma_pagamento p join fornecedor f using (idfornecedor) where f.slug = 'emporio' and p.tipo = 'PIX'`,
  )
  const noFim = async () => {
    await page.goto('/emporio/carrinho')
    // The end is there once what comes before it is nearly seen.
    await page.locator('[data-encaixe=carrinho]').scrollIntoViewIfNeeded()
    await page.locator('[data-encaixe=fim-carrinho]').scrollIntoViewIfNeeded()
    await expect(cards(page, 'Um pão para amanhã cedo?')).not.toHaveCount(0)
    return fileira(page, 'Mais barato no Pix')
  }
  await expect(await noFim()).toHaveCount(0)
  const choose = async (forma: RegExp) => {
    await page.goto('/emporio/finalizar')
    // What the page begins with is nobody's choice.
    for (const name of [/^Cartão/, /^Pix/, forma]) {
      const radio = page.getByRole('radio', { name }).first()
      await waitAlive(radio)
      await radio.press('Space')
    }
    // The file that keeps it comes by the first choice: who leaves before has chosen nothing yet.
    const escolhida = await page.getByRole('radio', { name: forma }).first().inputValue()
    const kept = () => page.evaluate(() => sessionStorage.getItem('vitrine_usuario_forma:emporio'))
    await expect.poll(kept).toBe(escolhida)
  }
  await choose(/^Pix/)
  await expect(await noFim()).toHaveCount(1)
  await choose(/^Cartão/)
  await expect(await noFim()).toHaveCount(0)
})
