import { expect, primeiraVisita as test } from './teste.ts'

test('the marketplace shows the stores that the server knows, and each opens', async ({ page, request }) => {
  const resposta = await request.get('/v4/fornecedor/vitrine?limit=8')
  const { fornecedores } = (await resposta.json()) as { fornecedores: { nome: string; slug: string }[] }
  expect(fornecedores.length).toBeGreaterThan(0)
  await page.goto('/')
  const lojas = page.getByRole('region', { name: 'Lojas na Vitrine' })
  for (const { nome, slug } of fornecedores)
    await expect(lojas.getByRole('link', { name: nome })).toHaveAttribute('href', `/${slug}`)
})

test('the marketplace’s door is one page for all who have said nothing, and a device that has it is told so @desktop', async ({
  request,
}) => {
  const primeira = await request.get('/')
  const { etag = '', 'set-cookie': cookie } = primeira.headers()
  expect(cookie).toBeUndefined()
  expect(etag).not.toBe('')
  expect((await request.get('/?utm_source=radio', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  // What was searched is of who searched it.
  expect((await request.get('/?q=Curitiba')).headers().etag).not.toBe(etag)
})

/** The first thing of the page that a finger on this element would meet. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return element.contains(top)
}

test('the unanswered cookie question leaves the bars usable and takes at most 40 % of a screen', async ({
  page,
}, { project }) => {
  await page.goto('/emporio?sk=cafe')
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await expect(cookies).toBeVisible()
  const measure = async () => (await cookies.boundingBox())?.height ?? 0
  const screen = page.viewportSize()?.height ?? 0
  expect(await measure()).toBeLessThanOrEqual(screen * 0.4)
  await expect(cookies.getByRole('button', { name: 'Aceitar' })).toBeInViewport()
  const conta = page.getByRole('link', { name: 'Conta' }).last()
  if (project.name === 'phone') await expect.poll(() => conta.evaluate(isOnTop)).toBe(true)

  await page.locator('.card-name').first().click()
  await page.waitForURL(/produto/)
  const comprar = page.getByRole('button', { name: /^Adicionar •/ })
  await expect.poll(() => comprar.evaluate(isOnTop)).toBe(true)
  await comprar.click()
  await page.goto('/emporio/carrinho')
  await expect(cookies).toBeVisible()
  await expect.poll(() => page.getByRole('link', { name: /Ir para o pedido/ }).evaluate(isOnTop)).toBe(true)
})
