import { expect, test, type Page } from './teste.ts'

import { port, withBanco } from './banco.ts'
import { cambui, choose, decideCookies, findFornecedor, findProduto, setLugar, waitAlive } from './passos.ts'

/** Issue 13 B: a store at its own address, and its face. */
const propria = `http://cervejaria.localhost:${port}`
const daqui = {
  ponto: { ...cambui, textoendereco: 'Rua da Chegada, 7' },
  tipoEntrega: 'DELIVERY',
  escolhas: {},
}

/** A visitor's cart as the cookie of a page without script keeps it. */
async function putLinha(page: Page, id: string): Promise<void> {
  const value = `${id.replaceAll('-', '')}:2000`
  await page
    .context()
    .addCookies([{ name: 'vitrine_carrinho_cervejaria', value, url: `http://localhost:${port}` }])
}

test(
  'cart and place come along to the store’s own domain, once, without script too (§2)',
  { tag: '@desktop' },
  async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://localhost:${port}`,
    })
    const page = await context.newPage()
    await setLugar(page, daqui)
    await putLinha(page, await findProduto(page, 'cervejaria', 'growler'))
    await page.goto('/cervejaria')
    await page.getByRole('button', { name: 'Abrir em cervejaria.localhost' }).click()
    await page.waitForURL(`${propria}/cervejaria`)
    await page.goto(`${propria}/cervejaria/carrinho`)
    const linha = page.getByRole('main').getByRole('link', { name: /growler/i })
    await expect.poll(() => linha.count()).toBeGreaterThan(0)
    const cookies = await context.cookies(propria)
    const valorDe = (nome: string) =>
      decodeURIComponent(cookies.find(({ name }) => name === nome)?.value ?? '')
    expect(valorDe('vitrine_carrinho_cervejaria')).toMatch(/^[0-9a-f]{32}:2000$/)
    expect(valorDe('vitrine_local')).toContain('Rua da Chegada, 7')
    // The same cart again: nothing is more.
    await page.goto('/cervejaria')
    await page.getByRole('button', { name: 'Abrir em cervejaria.localhost' }).click()
    await page.waitForURL(`${propria}/cervejaria`)
    const depois = await context.cookies(propria)
    expect(depois.find(({ name }) => name === 'vitrine_carrinho_cervejaria')?.value).toMatch(/:2000$/)
    await context.close()
  },
)

test(
  'a combo with its choices and a word to the store come along too (issue 13 B)',
  { tag: '@desktop' },
  async ({ page }) => {
    await setLugar(page, daqui)
    const idfornecedor = await findFornecedor(page, 'cervejaria')
    const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T
    const { data: combos } = await read<{ data: { idcombopromocional_cabecalho: string; nome: string }[] }>(
      `/v4/promotional-combo-all/${idfornecedor}`,
    )
    const idcombo = combos.find(({ nome }) => nome === 'Chope em casa')?.idcombopromocional_cabecalho ?? ''
    const { grupos } = await read<{
      grupos: { idgrupo: string; minimo: number; produtos: { id: string }[] }[]
    }>(`/v4/promotional-combo/${idcombo}/?idfornecedor=${idfornecedor}`)
    const combo = {
      id: crypto.randomUUID(),
      quantidade: 1,
      idcombopromocional_cabecalho: idcombo,
      produtos: grupos.flatMap(({ idgrupo, minimo, produtos }) =>
        produtos.slice(0, minimo).map(({ id }) => ({ idgrupo, id, escolhas: 1 })),
      ),
    }
    const growler = {
      id: await findProduto(page, 'cervejaria', 'growler'),
      quantidade: 2,
      observacao: 'bem gelado',
    }
    const guardado = await page.request.post('/v4/cart/cervejaria/guardado', {
      data: { cartItens: [combo, growler] },
    })
    const { chave } = (await guardado.json()) as { chave: string }
    await page
      .context()
      .addCookies([
        { name: 'vitrine_carrinho_cervejaria', value: `~${chave}`, url: `http://localhost:${port}` },
      ])
    await page.goto('/cervejaria')
    await page.getByRole('button', { name: 'Sim, tenho 18' }).click()
    const leva = page.getByRole('button', { name: 'Abrir em cervejaria.localhost' })
    await waitAlive(leva)
    await leva.click()
    await page.waitForURL(`${propria}/cervejaria`)
    await page.getByRole('button', { name: 'Sim, tenho 18' }).click()
    await page.goto(`${propria}/cervejaria/carrinho`)
    const principal = page.getByRole('main')
    await expect(principal.getByText('Chope em casa').first()).toBeVisible()
    await expect(principal.getByText('bem gelado').first()).toBeVisible()
    await expect(principal.getByText(/produtos neste combo/).first()).toBeVisible()
  },
)

test(
  'another theme, with its icons, is in the pages that are asked for next (§1)',
  { tag: '@desktop' },
  async ({ request }) => {
    const changeTo = (brand: string) =>
      withBanco(
        (sql) =>
          sql`update fornecedor set config = jsonb_set(config, '{tema,entradas,brand}', ${sql.json(brand)}) where slug = 'obra'`,
      )
    const head = async () => (await (await request.get('/obra')).text()).split('</head>')[0] ?? ''
    const antes = await head()
    expect(antes).toContain('--brand:#c2410c;')
    const icone = /\/img\/marca\/obra\/\w+/.exec(antes)?.[0] ?? ''
    await changeTo('#8a2be2')
    await expect(async () => {
      const pagina = await head()
      expect(pagina).toContain('--brand:#8a2be2;')
      expect(pagina).not.toContain(icone)
    }).toPass({ intervals: [100] })
    await changeTo('#c2410c')
    await expect(async () => expect(await head()).toContain(icone)).toPass({
      intervals: [100],
    })
  },
)

test('a store that follows the shopper’s system is dark from its first bytes on, readable, and light on paper (ux 2.4)', async ({
  page,
}) => {
  await decideCookies(page)
  const fundo = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // A new session of media begins with the next frame.
  const expectFundo = (cor: string) => expect.poll(fundo).toBe(cor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/obra')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fundo()).toBe('rgb(16, 18, 20)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expectFundo('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await expectFundo('rgb(255, 255, 255)')
})

test('a store that is dark is so until who looks wants it light, which stays so from the first paint on (ux 2.3, decision 0115)', async ({
  page,
}) => {
  await decideCookies(page)
  await setLugar(page, daqui)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/cervejaria')
  await page.getByRole('button', { name: /18 ou mais/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const fundo = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await fundo()).toBe('rgb(16, 18, 20)')
  await choose(page.getByRole('radio', { name: 'Clara' }))
  await expect.poll(fundo).toBe('rgb(255, 255, 255)')
  // What is drawn before React is there.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  // It has tried once more by itself by then: nothing is asked of a page that is about to come anew.
  await expect(page.getByText('Uma parte da loja não carregou.')).toBeVisible()
  expect(await fundo()).toBe('rgb(255, 255, 255)')
  // A light store has nothing to choose.
  await page.unroute('**/assets/*.js')
  await page.goto('/emporio')
  await waitAlive(page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }))
  await expect(page.getByRole('radio', { name: 'Clara' })).toHaveCount(0)
})
