import { expect, test, type Page } from '@playwright/test'

import { bar, createConta } from './conta.ts'
import { decideCookies, enlargeTexto, findProduto, login, setCart } from './passos.ts'
import { createPedido } from './pedido.ts'

/** How far the page is wider than its window, and what sticks out of it. Runs in the page. */
function findSobra(): string[] {
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
}

/**
 * What the bars that stay on the screen hide: labels that run into each other, words that leave their button or the window, more
 * than a quarter of its height. Runs in the page.
 */
function findCortados(): string[] {
  const barras = [...document.querySelectorAll('.abas, .barra-propria, .finalizar-barra, .faturas-pagar')]
  const visiveis = barras.filter(
    (barra) =>
      /fixed|sticky/.test(getComputedStyle(barra).position) &&
      barra.getBoundingClientRect().bottom > innerHeight - 9,
  )
  return visiveis.flatMap((barra) => {
    const isFixa = getComputedStyle(barra).position === 'fixed'
    const botoes = [...barra.querySelectorAll('a, button')].filter((each) => each.getClientRects().length > 0)
    const ditos = botoes.map((botao) => {
      const texto = document.createRange()
      texto.selectNodeContents(botao)
      return { botao, caixa: botao.getBoundingClientRect(), escrito: texto.getBoundingClientRect() }
    })
    const erros = ditos.flatMap(({ botao, caixa, escrito }, i) => {
      const antes = ditos[i - 1]?.escrito
      const encontra =
        antes && antes.right > escrito.left && antes.bottom > escrito.top && antes.top < escrito.bottom
      const sai =
        escrito.left < caixa.left - 1 ||
        escrito.right > caixa.right + 1 ||
        escrito.top < caixa.top - 1 ||
        escrito.bottom > caixa.bottom + 1 ||
        (isFixa && caixa.bottom > innerHeight + 1)
      return [
        ...(encontra ? [`${botao.textContent} runs into its neighbour`] : []),
        ...(sai ? [`${botao.textContent} is cut`] : []),
      ]
    })
    const { height } = barra.getBoundingClientRect()
    return height > innerHeight / 4
      ? [...erros, `${barra.className} is ${Math.round(height)} px tall`]
      : erros
  })
}

/** In the narrowest window; in a wider one with text twice as large; on a phone that lies. All of one page. */
async function expectInside(page: Page, tela: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(tela)
  expect.soft(await page.evaluate(findSobra), `${tela} at 320 px`).toEqual([])
  await page.setViewportSize({ width: 844, height: 390 })
  expect.soft(await page.evaluate(findCortados), `${tela} at 844 by 390 px`).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeTexto(page)
  expect.soft(await page.evaluate(findSobra), `${tela} at 390 px, text at 200 %`).toEqual([])
  expect.soft(await page.evaluate(findCortados), `bars of ${tela} at 390 px, text at 200 %`).toEqual([])
}

/** The first of what a screen lists. */
async function findPrimeira(page: Page, tela: string): Promise<string> {
  const html = await (await page.request.get(tela)).text()
  const endereco = new RegExp(`href="(${tela}/[^"]+)"`).exec(html)?.[1]
  if (!endereco) throw new Error(`${tela} lists nothing`)
  return endereco
}

test.beforeEach(({ page }) => decideCookies(page))

test('no screen of a purchase is wider than its window with text at 200 %, nor at 320 px, and its bars hide nothing, on a phone that lies neither (WCAG 1.4.4, 1.4.10; S9)', async ({
  page,
}) => {
  const produto = await findProduto(page, 'emporio', 'leite integral')
  for (const tela of ['/entrar', '/cadastro', '/combos', `/produto/${produto}`, ''])
    await expectInside(page, `/emporio${tela}`)
  await login(page, 'emporio', await createConta('ana'))
  const numpedido = await createPedido(page)
  await setCart(page, 'emporio', [{ id: produto, quantidade: 1 }])
  const telas = ['?sk=cafe', '/carrinho', '/finalizar', `/pedidos/${numpedido}`, '/pedidos', '/conta']
  for (const tela of telas) await expectInside(page, `/emporio${tela}`)
})

test('no screen of an account is either (a company with orders, subscriptions, invoices and lists)', async ({
  page,
}) => {
  await login(page, 'atacado', bar)
  const telas = 'conta pedidos assinaturas faturas cupons listas enderecos usuarios aprovacoes conta/dados'
  for (const tela of telas.split(' ')) await expectInside(page, `/atacado/${tela}`)
  for (const tela of ['/atacado/assinaturas', '/atacado/listas'])
    await expectInside(page, await findPrimeira(page, tela))
})
