import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import { openClienteDaNegociacao } from './negociacao.ts'
import { createAtendente, openPainel } from './painel.ts'
import { waitAlive } from './passos.ts'
import { runAxe } from './run-axe.ts'
import { compareVisao, enter, findCliente, look, SLUG } from './visao.ts'

/** Staff looks at its store as a customer does: the same page to the byte, apart from the banner, and nothing can be written (ahead C2). */
const faixa = (page: Page) => page.getByRole('complementary', { name: 'Visão do cliente' })

/** Nothing that stands at the foot of a screen is under the banner: tabs, bars of what is bought, buttons; at any width. */
async function checkNothingUnder(page: Page): Promise<void> {
  const antes = page.viewportSize()
  for (const path of [`/${SLUG}`, `/${SLUG}/carrinho`, `/${SLUG}?sk=cafe`]) {
    await page.goto(path)
    await expect(faixa(page)).toBeVisible()
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const cobertos = await page.evaluate(() => {
        const topo = document.querySelector('#visao')?.getBoundingClientRect().top ?? 0
        return [...document.querySelectorAll('a, button, [role=tab]')]
          .filter((cada) => !cada.closest('#visao') && isFixo(cada))
          .filter((cada) => cada.getBoundingClientRect().height > 0)
          .filter((cada) => cada.getBoundingClientRect().bottom > topo + 1)
          .map((cada) => cada.textContent?.trim() ?? '')
        function isFixo(cada: Element | null): boolean {
          if (!cada) return false
          return ['fixed', 'sticky'].includes(getComputedStyle(cada).position) || isFixo(cada.parentElement)
        }
      })
      expect(cobertos, `${path} at ${width}`).toEqual([])
    }
  }
  if (antes) await page.setViewportSize(antes)
  await page.goto(`/${SLUG}`)
}

// Twenty of them, one after the other: visao-de-vinte.long.e2e.ts.
for (const demo of ['ana', 'bar'] as const)
  test(`two customers like ${demo} by 10 pages: apart from the banner they are the same to the byte @desktop`, async ({
    browser,
    baseURL,
  }) => {
    await compareVisao(browser, baseURL, [
      { demo, quantidade: 0 },
      { demo, quantidade: 3 },
    ])
  })

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
  await checkNothingUnder(page)
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
