import { expect, test, type Page } from '@playwright/test'

import { bar, createConta } from './conta.ts'
import { decideCookies, enlargeTexto, findProduto, login, setCart } from './passos.ts'
import { createPedido } from './pedido.ts'

/** How far the page is wider than its window, and what sticks out of it. */
async function findSobra(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const largura = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= largura) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        const isOut = width > 0 && right > largura + 1
        // The innermost of what sticks out is the cause.
        return (
          isOut && ![...element.children].some((child) => child.getBoundingClientRect().right > largura + 1)
        )
      })
      .slice(0, 6)
      .map(
        (element) =>
          `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`,
      )
  })
}

/** In the narrowest window; then a wider one with text twice as large. Both of one page. */
async function expectInside(page: Page, tela: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(tela)
  expect.soft(await findSobra(page), `${tela} at 320 px`).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeTexto(page)
  expect.soft(await findSobra(page), `${tela} at 390 px, text at 200 %`).toEqual([])
}

test('no screen of a purchase is wider than its window with text at 200 %, nor at 320 px (WCAG 1.4.4, 1.4.10; S9)', async ({
  page,
}) => {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const numpedido = await createPedido(page)
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'leite integral'), quantidade: 1 },
  ])
  const telas = ['', '?sk=cafe', '/carrinho', '/finalizar', `/pedidos/${numpedido}`, '/pedidos', '/conta']
  for (const tela of telas) await expectInside(page, `/emporio${tela}`)
})

test('no screen of an account is either (a company with orders, subscriptions, invoices and lists)', async ({
  page,
}) => {
  await decideCookies(page)
  await login(page, 'atacado', bar)
  const telas = 'conta pedidos assinaturas faturas cupons listas enderecos usuarios aprovacoes conta/dados'
  for (const tela of telas.split(' ')) await expectInside(page, `/atacado/${tela}`)
})
