import { expect, openSemScripts, primeiraVisita as test } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, findProduto, login, setCart, waitAlive } from './passos.ts'

/** What is pressed between the first paint and the scripts is not lost (ux 4.1). */
test.beforeEach(({ page }) => decideCookies(page))

test('a sheet asked for before the page is alive opens once it is, by however many presses @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const { aberta, release } = await openSemScripts(page, '/emporio?ordenacao=relevancia', {
    browser,
    baseURL,
  })
  const filtros = aberta.getByRole('button', { name: 'Filtrar e ordenar' })
  for (let vez = 0; vez < 3; vez++) await filtros.click()
  await expect(filtros).toHaveCSS('opacity', '0.4')
  release()
  await expect(aberta.getByRole('dialog')).toBeVisible()
  await expect(filtros).toHaveCSS('opacity', '1')
  await aberta.keyboard.press('Escape')
  await expect(aberta.getByRole('dialog')).toHaveCount(0)
  await aberta.context().close()
})

test('presses of a stepper before the page is alive are counted, each once', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/emporio?sk=arroz')
  const path = await page.locator('main a[href*="/produto/"]').first().getAttribute('href')
  const { aberta, release } = await openSemScripts(page, path ?? '', { browser, baseURL })
  const compra = aberta.getByRole('group', { name: /^Quantidade de / }).first()
  for (let vez = 0; vez < 2; vez++) await compra.getByRole('button', { name: /^Aumentar/ }).click()
  await expect(compra.getByRole('textbox')).toHaveValue('1')
  release()
  await expect(compra.getByRole('textbox')).toHaveValue('3')
  await aberta.context().close()
})

test('a finger that adds a product gives the focus to nothing, and takes it from nobody @phone', async ({
  page,
}) => {
  await page.goto('/emporio?sk=arroz')
  const adicionar = page.getByRole('button', { name: /^Adicionar / })
  const [umNome, outroNome] = (await adicionar.evaluateAll((all) =>
    all.map((botao) => botao.getAttribute('aria-label') ?? ''),
  )) as [string, string]
  const um = page.getByRole('button', { name: umNome, exact: true })
  await waitAlive(um)
  await um.tap()
  await expect(um).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
  // What is typed somewhere is left by the next press, as ever.
  const quantidade = page.getByRole('textbox', { name: /^Quantidade de / }).first()
  await quantidade.tap()
  await expect(quantidade).toBeFocused()
  await page.getByRole('button', { name: outroNome, exact: true }).tap()
  await expect(quantidade).not.toBeFocused()
})

test('where scripts never come, a press is given up and the page stays as it was @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { aberta, release } = await openSemScripts(page, '/emporio?ordenacao=relevancia', {
    browser,
    baseURL,
  })
  const guardar = aberta.getByRole('button', { name: /^Guardar / }).first()
  await guardar.click()
  await expect(guardar).toHaveCSS('opacity', '0.4')
  await expect(guardar).toHaveCSS('opacity', '1')
  await expect(aberta.getByRole('dialog')).toHaveCount(0)
  release()
  await aberta.context().close()
})

test('a cart whose scripts do not come for want of a network stays, says so, and comes alive when there is one @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 1 }])
  const { aberta, release } = await openSemScripts(page, '/emporio/carrinho', { browser, baseURL })
  const quantidade = aberta.getByRole('textbox', { name: /^Quantidade de / }).first()
  await aberta.getByRole('button', { name: /^Aumentar quantidade de / }).click()
  await aberta.context().setOffline(true)
  release()
  await expect(aberta.getByText('Uma parte da loja não carregou.')).toBeVisible()
  // By then the press is given up, and goes nowhere.
  await expect(aberta.getByRole('button', { name: /^Aumentar quantidade de / })).toHaveCSS('opacity', '1')
  await expect(quantidade).toHaveValue('1')
  await aberta.context().setOffline(false)
  await waitAlive(quantidade)
  await expect(aberta.getByText('Uma parte da loja não carregou.')).toHaveCount(0)
  await aberta.context().close()
})

test('how an order is received, chosen before its page is alive, is what the page goes on with', async ({
  page,
  browser,
  baseURL,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 1 }])
  const { aberta, release } = await openSemScripts(page, '/emporio/finalizar', { browser, baseURL })
  const conta = aberta.getByRole('main')
  const expressa = conta.getByRole('radio', { name: /^Entrega expressa/ })
  const frete = /Frete[^R]*R\$\s?14,90/
  await expect(conta).not.toContainText(frete)
  for (const forma of [expressa, conta.getByRole('radio', { name: /^Transportadora/ }), expressa])
    await forma.check({ force: true })
  release()
  await expect(conta).toContainText(frete)
  await expect(expressa).toBeChecked()
  await aberta.context().close()
})
