import { expect, test } from './teste.ts'

import { createConta, linkConta, nameCliente } from './conta.ts'
import { addFromSearch, decideCookies, findProduto, login, setCart, waitAlive } from './passos.ts'

test('somebody is invited by e-mail, sets a password, buys without sending orders, and is removed (§6)', async ({
  page,
  browser,
}) => {
  await decideCookies(page)
  await login(page, 'atacado', await createConta('bar'))
  await page.goto('/atacado/conta')
  await page.getByRole('link', { name: /^Usuários/ }).click()
  const email = `marta-${Date.now()}@vitrine.example`
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('checkbox', { name: 'Pode enviar pedidos' }).uncheck()
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  const linha = page.getByRole('listitem').filter({ hasText: email })
  await expect(linha).toContainText('Aguarda resposta')

  const marta = await browser.newPage()
  await decideCookies(marta)
  await marta.goto('/dev/correio')
  const link = marta.locator('article', { hasText: email }).getByRole('link').first()
  const convite = (await link.getAttribute('href'))?.replace(/^https?:\/\/[^/]+/, '') ?? ''
  await marta.goto(convite)
  await marta.getByLabel('Seu nome').fill('Marta Oliveira')
  await marta.getByLabel('Crie uma senha').fill('senha-da-marta')
  await marta.getByRole('button', { name: 'Aceitar e entrar' }).click()
  await expect(marta).toHaveURL(/\/atacado$/)
  // A new login is asked for the terms in force; the modal comes when its part has loaded.
  await marta
    .getByRole('dialog', { name: 'Termos de uso da Vitrine' })
    .getByRole('button', { name: 'Aceito' })
    .click()
  await marta.goto(convite)
  await expect(marta.getByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible()
  await marta.goto('/atacado/usuarios')
  await expect(marta.getByRole('listitem').filter({ hasText: 'Você' })).toContainText('não envia pedidos')
  await expect(marta.getByRole('button', { name: 'Enviar convite' })).toHaveCount(0)

  // The person who invited her sends the order that she prepared (ux 1.8.4).
  await setCart(marta, 'atacado', [
    { id: await findProduto(marta, 'atacado', 'farinha de trigo'), quantidade: 20 },
  ])
  await marta.goto('/atacado/finalizar')
  await expect(marta.getByText(/Quem aprova: \S/)).toBeVisible()
  const aprovar = marta
    .getByRole('button', { name: 'Enviar para aprovação' })
    .filter({ visible: true })
    .first()
  await waitAlive(aprovar)
  await aprovar.click()
  await expect(marta.getByRole('heading', { name: 'Seu pedido de aprovação' })).toBeVisible()
  await expect(marta.getByText('Espera resposta.')).toBeVisible()

  await page.reload()
  const permissao = linha.getByRole('switch', { name: 'Marta Oliveira envia pedidos' })
  await waitAlive(permissao)
  await permissao.check()
  await expect(page.getByText('Marta Oliveira pode enviar pedidos')).toBeVisible()
  await linha.locator('summary').click()
  await linha.getByRole('button', { name: 'Remover Marta Oliveira' }).click()
  await expect(linha).toHaveCount(0)
  await marta.goto('/atacado/usuarios')
  await expect(marta).toHaveURL(/\/atacado\/entrar/)
  await marta.close()
})

test('who buys for two companies goes from one to the other and back: carts never mix (§6, ux 1.16.1)', async ({
  page,
}) => {
  const [conta, outra] = [await createConta('bar'), await createConta('bar')]
  await Promise.all([nameCliente(conta, 'Padaria Aurora'), nameCliente(outra, 'Cantina Belém')])
  await linkConta(conta, outra)
  await decideCookies(page)
  await login(page, 'atacado', conta)
  const faixa = page.getByRole('complementary', { name: 'Cadastro em uso' })
  const trocar = faixa.getByRole('link', { name: 'Trocar' })
  const goTo = async (nome: string) => {
    await waitAlive(trocar)
    await trocar.click()
    await page
      .getByRole('dialog', { name: 'Comprar como' })
      .getByRole('button', { name: `Comprar como ${nome}` })
      .click()
    await expect(faixa).toContainText(nome)
  }
  const quantidades = page.getByRole('group', { name: /^Quantidade de / })

  // Switched before the click was saved: it was made for the first company.
  await addFromSearch(page, 'atacado', 'farinha de trigo')
  await goTo('Cantina Belém')
  await expect(page).toHaveURL(/sk=farinha/)
  await expect(quantidades).toHaveCount(0)
  await page.goto('/atacado/carrinho')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await addFromSearch(page, 'atacado', 'refrigerante cola')
  await goTo('Padaria Aurora')
  await page.goto('/atacado/carrinho')
  const main = page.getByRole('main')
  await expect(main).toContainText(/Farinha de trigo/i)
  await expect(main).not.toContainText(/Cola Boa/)
  await goTo('Cantina Belém')
  await expect(main).toContainText(/Cola Boa/)
  await expect(main).not.toContainText(/Farinha de trigo/i)
})
