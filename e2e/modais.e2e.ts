import { expect, test, type Locator, type Page } from './teste.ts'

import { port } from './banco.ts'
import { createConta } from './conta.ts'
import {
  addFromSearch,
  chooseLocal,
  decideCookies,
  enlargeTexto,
  findProduto,
  listViolations,
  login,
  setCart,
  waitAlive,
} from './passos.ts'

/** Fully within the window, and the first thing that a finger on its middle would meet. */
async function expectReachable(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await expect(element).toBeInViewport({ ratio: 0.99 })
  const isOnTop = (node: Element) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true)
}

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' })

test('opened and closed before it is seen, a question is not seen again, and gives the focus back to what it was opened with @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio')
  const abre = page.getByRole('link', { name: 'Preferências de cookies' })
  await waitAlive(abre)
  await abre.focus()
  const vistas = await abre.evaluate(async (node) => {
    const find = () => document.querySelector<HTMLElement>('dialog:modal button[aria-label="Fechar"]')
    const turn = async (isDone: () => boolean) => {
      for (let vez = 0; vez < 50 && !isDone(); vez++) await Promise.resolve()
    }
    if (node instanceof HTMLElement) node.click()
    await turn(() => find() !== null)
    find()?.click()
    await turn(() => find() === null)
    let vezes = 0
    const watch = () => {
      if (find()) vezes++
    }
    new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, attributes: true })
    // Its own address is left again.
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    return vezes
  })
  expect(vistas).toBe(0)
  await expect(preferences(page)).toBeHidden()
  await expect(abre).toBeFocused()
})

test.describe('cookies', () => {
  for (const { width, height, large } of [
    { width: 1440, height: 900, large: false },
    { width: 1280, height: 800, large: false },
    { width: 390, height: 844, large: true },
    { width: 320, height: 568, large: false },
  ])
    test(
      `at ${width} x ${height}${large ? ' with text at 200 %' : ''} nothing of question and choices is cut (O6)`,
      {
        tag: width < 1024 ? '@phone' : '@desktop',
      },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto('/emporio')
        await expect(question(page)).toBeVisible()
        if (large) await enlargeTexto(page)
        expect((await question(page).boundingBox())?.height ?? height).toBeLessThanOrEqual(height * 0.4 + 1)
        for (const name of ['Rejeitar', 'Aceitar', 'Escolher'])
          await expectReachable(question(page).getByRole('button', { name }))
        await question(page).getByRole('button', { name: 'Escolher' }).click()
        await expect(preferences(page)).toBeVisible()
        await expect(page).toHaveURL(/#cookies$/)
        const switches = preferences(page).getByRole('switch')
        await expect(switches).toHaveCount(4)
        const whole = width >= 1024
        for (const one of await switches.all())
          if (whole) await expect(one.locator('xpath=..')).toBeInViewport({ ratio: 0.99 })
          else await expectReachable(one.locator('xpath=..'))
        for (const name of ['Rejeitar', 'Salvar escolha', 'Aceitar'])
          await expectReachable(preferences(page).getByRole('button', { name }))
        for (const part of [question(page), preferences(page)])
          expect(await part.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
      },
    )

  test('the preferences are a modal with the page behind: linked to, closed by Esc, kept as they were (§2) @phone', async ({
    page,
  }) => {
    await page.goto('/emporio#cookies')
    await expect(preferences(page).getByRole('switch', { name: /Essenciais/ })).toBeChecked()
    await expect(preferences(page).getByRole('switch', { name: /Medição/ })).not.toBeChecked()
    expect(await listViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(preferences(page)).toBeHidden()
    await expect(page).toHaveURL(/\/emporio$/)
    // Nothing was chosen by looking.
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Aceitar' }).click()
    await expect(question(page)).toBeHidden()
    await page.getByRole('link', { name: 'Preferências de cookies' }).click()
    await expect(preferences(page).getByRole('switch', { name: /Medição/ })).toBeChecked()
  })

  test('the unanswered question covers no bar: order page, cart, review of a list', async ({
    page,
    isMobile,
  }) => {
    await login(page, 'emporio', await createConta('ana'))
    const id = await findProduto(page, 'emporio', 'arroz')
    await setCart(page, 'emporio', [{ id, quantidade: 2 }])
    const barras = [
      ['/emporio/finalizar', () => page.getByRole('button', { name: /Enviar pedido/ })],
      ['/emporio/carrinho', () => page.getByRole('link', { name: /Ir para o pedido/ })],
      [
        `/emporio/revisao?carrinho=${id.replaceAll('-', '')}x2`,
        () => page.getByRole('button', { name: /^Adicionar 1 ao carrinho/ }),
      ],
    ] as const
    const telas = isMobile
      ? ([[390, 844]] as const)
      : ([
          [1440, 900],
          [1280, 800],
        ] as const)
    for (const [path, find] of barras) {
      await page.goto(path)
      for (const [width, height] of telas) {
        await page.setViewportSize({ width, height })
        await expect(question(page)).toBeVisible()
        const botoes = find().filter({ visible: true })
        await expect(botoes.first()).toBeVisible()
        for (const botao of await botoes.all()) await expectReachable(botao)
      }
    }
  })
})

test('the terms open over the page, are linked to, and have a page of their own without script (§2) @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/emporio?categ=padaria')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' })
  await expect(link).toHaveAttribute('href', '/emporio/termos')
  await waitAlive(link)
  await link.click()
  const termos = page.getByRole('dialog', { name: 'Termos de uso' })
  await expect(termos).toContainText(/Versão \d{4}-\d{2}/)
  await expect(page).toHaveURL(/categ=padaria#termos$/)
  expect(await listViolations(page)).toEqual([])
  await page.goBack()
  await expect(termos).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Padaria')
  await page.goto('/emporio/carrinho#termos')
  await expect(termos).toContainText('Quem somos')
  expect(await (await page.request.get('/emporio/termos')).text()).toContain('Quem somos')
})

test('the terms of a registration open over what is typed @phone', async ({ page }) => {
  await decideCookies(page)
  await page.goto('/emporio/cadastro')
  const nome = page.getByLabel(/^Nome/).first()
  await waitAlive(nome)
  await nome.fill('Maria das Dores')
  await page.getByRole('main').getByRole('link', { name: 'termos de uso' }).click()
  const termos = page.getByRole('dialog', { name: 'Termos de uso' })
  await expect(termos).toContainText('Quem somos')
  await page.keyboard.press('Escape')
  await expect(termos).toBeHidden()
  await expect(nome).toHaveValue('Maria das Dores')
  await expect(page.getByRole('checkbox', { name: /termos de uso/ })).not.toBeChecked()
})

const muitas = '/emporio/erro/too-many-request?segundos=300'

test('a 429 is a modal over the frame of the store (§2, ux 1.27) @phone', async ({ page, isMobile }) => {
  await decideCookies(page)
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(muitas)
  const modal = page.getByRole('dialog', { name: 'Muitas solicitações em pouco tempo' })
  await expect(modal).toContainText(/em \d+ segundos/)
  await expectReachable(modal.getByRole('button', { name: 'Tentar agora' }))
  await expectReachable(modal.getByRole('link', { name: 'Ir para o início da loja' }))
})

test('a 429 is a page without script', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(muitas)
  await expect(plain.getByRole('heading', { name: 'Muitas solicitações em pouco tempo' })).toBeVisible()
  await expect(plain.getByRole('link', { name: 'Tentar de novo' })).toBeVisible()
  await context.close()
})

test('a registration under review is told over the page, and on its own one without script (§2, ux 1.26) @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  await login(page, 'atacado', { email: 'novo@vitrine.example', senha: 'vitrine-demo' })
  await page.goto('/atacado/combos')
  const aviso = page.getByRole('dialog', { name: 'Cadastro em análise' })
  await aviso.getByRole('button', { name: 'Entendi' }).click()
  const ver = page.getByRole('link', { name: 'Ver situação' })
  await expect(ver).toHaveAttribute('href', '/atacado/conta/cadastro')
  await waitAlive(ver)
  await ver.click()
  const situacao = page.getByRole('dialog', { name: 'Situação do cadastro' })
  await expect(situacao).toContainText('Em análise')
  await expect(situacao).toContainText('Enquanto isso você pode')
  await expect(page).toHaveURL(/\/atacado\/combos#situacao$/)
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(situacao).toBeHidden()
  await page.goto('/atacado/conta/cadastro')
  await expect(page.getByRole('main')).toContainText('Enquanto isso você pode')
})

test.describe('age at a mixed store (readings 8)', () => {
  const idade = (page: Page) => page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })

  test.beforeEach(async ({ page }) => {
    await decideCookies(page)
    await chooseLocal(page)
  })

  test('it is asked at the first restricted product, once, and not of the home nor of a list', async ({
    page,
  }) => {
    const vinho = await findProduto(page, 'emporio', 'vinho tinto')
    await page.goto('/emporio?sk=vinho')
    await waitAlive(page.getByRole('main').locator('.card-name a, a.card-name, .card a').first())
    await expect(idade(page)).toBeHidden()
    await page.goto(`/emporio/produto/${vinho}`)
    await expect(idade(page)).toBeVisible()
    // It comes up by itself: a key meant for something else answers nothing.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(idade(page)).toBeVisible()
    // The page is behind it, the same for everybody.
    expect(await (await page.request.get(`/emporio/produto/${vinho}`)).text()).toMatch(/[Vv]inho/)
    expect(await listViolations(page)).toEqual([])
    await idade(page).getByRole('button', { name: /^Sim/ }).click()
    await expect(idade(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(vinho))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await addFromSearch(page, 'emporio', 'vinho tinto')
    await expect(idade(page)).toBeHidden()
  })

  test('who says no is back where they came from, and may go on in the rest of the store @phone', async ({
    page,
  }) => {
    await page.goto('/emporio?sk=vinho')
    const card = page.getByRole('main').locator('a[href*="/produto/"]').first()
    await waitAlive(card)
    await card.click()
    await expect(page).toHaveURL(/\/produto\//)
    await idade(page).getByRole('button', { name: 'Não' }).click()
    await expect(page).toHaveURL(/\/emporio\?sk=vinho$/)
    await expect(idade(page)).toBeHidden()
    // By a link from elsewhere there is nowhere to go back to.
    await page.goto(
      `http://localhost:${port}/emporio/produto/${await findProduto(page, 'emporio', 'vinho tinto')}`,
    )
    await expect(idade(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/emporio(\?.*)?$/)
  })

  test('an account with a birth date is not asked; the page says what the product is and who may not buy it (brazil L2) @desktop', async ({
    page,
  }) => {
    await login(page, 'emporio', await createConta('ana'))
    await page.goto(`/emporio/produto/${await findProduto(page, 'emporio', 'vinho tinto')}`)
    await waitAlive(page.getByRole('button', { name: /^Adicionar/ }).first())
    await expect(idade(page)).toBeHidden()
    const main = page.getByRole('main')
    for (const nome of ['Teor', 'Origem', 'Embalagem'])
      await expect(main.getByRole('rowheader', { name: nome })).toBeVisible()
    await expect(main.getByText('Venda proibida para menores de 18 anos').first()).toBeVisible()
  })
})
