import { expect, test } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import { addFromSearch, decideCookies, listViolations, login, loginByForm, waitAlive } from './passos.ts'

/** What surrounds a product (issue 2): waiting for it, what goes with it, its pictures, its price list. */
test.beforeEach(({ page }) => decideCookies(page))

/** Stock comes back by an ERP, which has no screen here. */
async function restock(nome: string, quantidade: number): Promise<void> {
  await withBanco(
    (sql) => sql`
      update estoque e set quantidade = ${quantidade * 1000} from produto p
      where p.idfornecedor = e.idfornecedor and p.idcadastroextraproduto = e.idcadastroextraproduto and p.nome = ${nome}`,
  )
}

test('a visitor asks to be told, logs in on the way, and the e-mail leads back when stock returns (ux 1.25)', async ({
  page,
}) => {
  test.slow()
  const nome = 'Granola com castanhas Manhã Boa'
  const conta = await createConta('ana')
  await restock(nome, 0)
  await page.goto('/emporio?sk=granola')
  // Pressed before the page is alive it is a form, which comes back here after the login, to be pressed again.
  const aviso = page.getByRole('button', { name: `Avise-me quando ${nome} voltar` })
  await waitAlive(aviso)
  await aviso.click()
  await loginByForm(page, conta)
  await expect(page.getByRole('button', { name: /Avisaremos por e-mail/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // The button answers before the store has, and who leaves before that takes the request along.
  const readAlertas = async () => (await page.request.get('/emporio/alertas')).text()
  await expect.poll(readAlertas).toContain(nome)
  await page.goto('/emporio/alertas')
  await expect(page.getByRole('link', { name: nome })).toBeVisible()
  await expect(
    page.getByRole('region', { name: `Parecidos com ${nome}` }).getByRole('button', { name: /Adicionar/ }),
  ).toHaveCount(3)
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: /Avisaremos/ }).click()
  await expect(page.getByRole('button', { name: /Avise-me/ })).toHaveAttribute('aria-pressed', 'false')
  // The button answers before the store has.
  const pedido = page.waitForResponse((resposta) => resposta.url().endsWith('/alerta-disponibilidade'))
  await page.getByRole('button', { name: /Avise-me/ }).click()
  expect((await pedido).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('button', { name: /Avisaremos/ })).toBeVisible()

  await restock(nome, 12)
  const carta = page
    .getByRole('article')
    .filter({ hasText: conta.email, has: page.getByText(`${nome} voltou ao estoque`) })
  await expect(async () => {
    await page.goto('/dev/correio')
    await expect(carta).toHaveCount(1, { timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await carta.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(nome) })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Adicionar/ }).first()).toBeVisible()
})

test('what goes with the cart is offered there, added with one press, refused with another', async ({
  page,
}) => {
  test.slow()
  await login(page, 'emporio', await createConta('ana'))
  await addFromSearch(page, 'emporio', 'cafe')
  await page.goto('/emporio/carrinho')
  await page.locator('[data-encaixe=carrinho]').scrollIntoViewIfNeeded()
  const trilho = page.locator('.sugestao', { hasText: 'Combina com seu carrinho' })
  const card = trilho.locator('.card').first()
  const nome = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('button', { name: `Adicionar ${nome}` }).click()
  await expect(page.locator('.linhas').getByRole('link', { name: nome, exact: true })).toBeVisible()

  const second = trilho.locator('.card').nth(1)
  const recusado = (await second.getByRole('link').textContent()) ?? ''
  const told = page.waitForRequest(
    (request) =>
      request.url().includes('/sugestao/feedback') && request.postData()?.includes('RECUSADO') === true,
  )
  await second.getByRole('button', { name: `Não sugerir mais ${recusado}` }).click()
  await expect(trilho.getByRole('link', { name: recusado, exact: true })).toHaveCount(0)
  await told
  await page.reload()
  await page.locator('[data-encaixe=carrinho]').scrollIntoViewIfNeeded()
  await expect(trilho.locator('.card').first()).toBeVisible()
  await expect(trilho.getByRole('link', { name: recusado, exact: true })).toHaveCount(0)
})

test('pictures enlarge by keyboard, and Esc leads back to where the list was', async ({ page }) => {
  await page.goto('/emporio?sk=cafe')
  await page.locator('.card-name').nth(1).click()
  await page.getByRole('button', { name: /^Ampliar foto/ }).focus()
  await page.keyboard.press('Enter')
  const fotos = page.getByRole('dialog', { name: /^Fotos de/ })
  await expect(fotos).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(fotos.locator('.zoom-foto')).toHaveAttribute('style', /scale\(2\.25\)/)
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(fotos.getByText('Foto 2 de 2')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(fotos).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Foto 2 de 2' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/emporio\?sk=cafe$/)
})

test('the list is downloaded as a spreadsheet', async ({ page }) => {
  await page.goto('/atacado?categ=bebidas')
  const baixa = page.getByRole('button', { name: /Baixar .*\(XLSX\)/ })
  await waitAlive(baixa)
  const download = page.waitForEvent('download')
  await baixa.click()
  expect((await download).suggestedFilename()).toMatch(/^atacado-(precos|produtos)-\d{4}-\d\d-\d\d\.xlsx$/)
})
