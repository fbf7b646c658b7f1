import { expect, test } from './teste.ts'

import { ana, drawDocumento } from './conta.ts'
import { chooseLocal, decideCookies, login, waitAlive } from './passos.ts'

test('a document is masked and doubted while it is typed, and never stands in an address (brazil 1, P6)', async ({
  page,
}) => {
  const visitados: string[] = []
  page.on('request', (request) => visitados.push(request.url()))
  await decideCookies(page)
  const cpf = drawDocumento('CPF')
  await page.goto('/emporio/entrar')
  const login = page.getByLabel(/CPF, CNPJ ou e-mail/)
  await waitAlive(login)
  await login.fill(cpf)
  await page.getByRole('button', { name: /Continuar/ }).click()
  await expect(page).toHaveURL(/\/emporio\/cadastro/)
  const documento = page.getByLabel(/CPF ou CNPJ/)
  await expect(documento).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
  const puro = cpf.replaceAll(/\D/g, '')
  const ditos = visitados.map((url) => decodeURIComponent(url).replaceAll(/[.-]/g, ''))
  // The lookup of a login has it in its path (§7), hidden in logs; pages and forms do not.
  expect(ditos.filter((url) => url.includes(puro) && !url.includes('/usuario/'))).toEqual([])

  await documento.fill('')
  await documento.pressSequentially('12.abc34501de36')
  await expect(documento).toHaveValue('12.ABC.345/01DE-36')
  await expect(page.getByText(/Confira o CNPJ/)).toBeVisible()
  await documento.press('Backspace')
  await documento.press('5')
  await expect(documento).toHaveValue('12.ABC.345/01DE-35')
  await expect(page.getByText(/Confira o CNPJ/)).toBeHidden()
  await documento.fill('')
  await documento.pressSequentially('ab 123.456-x')
  await expect(documento).toHaveValue('AB 123.456-X')
  await expect(documento).toHaveAttribute('autocomplete', 'username')
  const telefone = page.getByLabel(/Telefone/)
  // The example company's own came with its document.
  await telefone.fill('')
  await telefone.pressSequentially('19987654321')
  await expect(telefone).toHaveValue('(19) 98765-4321')
})

test('without script, who is not known is led to the registration all the same', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/emporio/entrar')
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(drawDocumento('CPF'))
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByRole('link', { name: 'Criar conta' }).last().click()
  await expect(page).toHaveURL(/\/emporio\/cadastro\?voltar=/)
  await context.close()
})

test('no link of a footer leads only to the home page; the price by Pix is not written small', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/obra')
  const links = page.getByRole('contentinfo').getByRole('link')
  const hrefs = await links.evaluateAll((todos) => todos.map((a) => a.getAttribute('href')))
  expect(hrefs).toContain('/obra/carrinho')
  expect(hrefs.filter((href) => href === '/obra' || href === '/')).toEqual([])
  await page.goto('/emporio')
  await chooseLocal(page)
  await page.goto('/emporio')
  const tamanhos = await page
    .getByText(/no Pix$/)
    .evaluateAll((todos) => todos.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect(tamanhos.length).toBeGreaterThan(0)
  expect(Math.min(...tamanhos)).toBeGreaterThanOrEqual(14)
})

test('the link of an invitation brings its coupon (O3)', async ({ page }) => {
  await decideCookies(page)
  await chooseLocal(page)
  await page.goto('/emporio/cupons?codigo=amigo15')
  const campo = page.getByLabel('Código do cupom')
  await waitAlive(campo)
  await expect(campo).toHaveValue('AMIGO15')
  await login(page, 'emporio', ana)
  await page.goto('/emporio/cupons')
  await expect(page.getByText(/\/emporio\/cupons\?codigo=AMIGO15/)).toBeVisible()
})

test('an inscrição estadual is held against the rule of its state and told at its field (brazil 1)', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/atacado/cadastro')
  const documento = page.getByLabel(/CPF ou CNPJ/)
  await waitAlive(documento)
  await documento.fill(drawDocumento('CPF'))
  await page.getByLabel(/Nome completo/).fill('Bar de Teste')
  await page.getByLabel(/E-mail/).fill(`bar.${Date.now()}@vitrine.example`)
  await page.getByLabel(/Telefone/).fill('(19) 98765-4321')
  await page.getByLabel(/Ramo|atividade/i).selectOption('Outro')
  await page.getByRole('textbox', { name: /senha/i }).fill('vitrine-demo')
  const termos = page.getByRole('checkbox', { name: /termos/i })
  await termos.check()
  const numero = page.getByRole('textbox', { name: /Inscrição estadual/ })
  const uf = page.getByRole('combobox', { name: /Estado/ })
  await numero.fill('110.042.490.114')
  await uf.selectOption('RJ')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(numero).toHaveAccessibleDescription(/Confira o estado e o número da inscrição/)
  await expect(numero).toHaveValue('110.042.490.114')
  await expect(uf).toHaveValue('RJ')
  await uf.selectOption('SP')
  await page.getByRole('textbox', { name: /senha/i }).fill('vitrine-demo')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText(/Cadastro (recebido|em análise)/).first()).toBeVisible()
})
