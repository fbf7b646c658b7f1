import { expect, test, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, enterPainel, openPainel } from './painel.ts'
import { listViolations, waitAlive } from './passos.ts'

/** An authenticator of the browser itself (CDP), whose holder is verified by its PIN. */
async function addAutenticador(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Its holder shows that it is them, or not. */
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('somebody of a team makes a passkey, enters by it alone and after the password, and takes it off (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Marta Lins', 'fornecedor')
  const aparelho = await addAutenticador(page)
  await openPainel(page, `/painel/${slug}/equipe`, dona)
  await page.goto(`/painel/_/conta?voltar=/painel/${slug}/equipe`)
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  const caixa = page.getByRole('dialog')
  await caixa.getByLabel('Sua senha').fill(dona.senha)
  await caixa.getByRole('button', { name: 'Continuar' }).click()
  await expect(caixa.getByLabel('Nome da chave')).toHaveValue(/Chrome/)
  await caixa.getByLabel('Nome da chave').fill('Notebook da loja')
  expect(await listViolations(page)).toEqual([])
  // Whoever has the device and not its PIN makes none; what was typed stays.
  await aparelho.verify(false)
  await caixa.getByRole('button', { name: 'Criar neste aparelho' }).click()
  await expect(caixa.getByRole('alert')).toContainText('Nada foi confirmado no aparelho')
  await aparelho.verify(true)
  await caixa.getByRole('button', { name: 'Criar neste aparelho' }).click()
  await expect(caixa.getByLabel('Códigos de recuperação')).toBeVisible()
  await caixa.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByRole('list', { name: 'Chaves de acesso' })).toContainText('Notebook da loja')
  await expect(page.getByText(/Restam 10 códigos/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])

  // The passkey alone.
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.goto(`/painel/${slug}/equipe`)
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page).toHaveURL(`/painel/${slug}/equipe`)

  // After the password.
  await page.context().clearCookies()
  await page.goto(`/painel/${slug}/equipe`)
  await enterPainel(page, dona)
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  await expect(page.getByLabel('Código de recuperação')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page).toHaveURL(`/painel/${slug}/equipe`)

  await page.goto('/painel/_/conta')
  await expect(page.getByRole('list', { name: 'Acessos' })).toContainText('Chave de acesso')
  await page.getByRole('button', { name: 'Remover Notebook da loja' }).click()
  await caixa.getByLabel('Sua senha').fill(dona.senha)
  await caixa.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('list', { name: 'Chaves de acesso' })).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto(`/painel/${slug}/equipe`)
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page.getByRole('alert')).toContainText('não foi aceita')
})

test('at a store’s own host the login is confirmed by a passkey at the platform’s, and goes on where it began (decision 0172) @desktop', async ({
  page,
}) => {
  const dono = await createAtendente(['cervejaria'], 'Nina Prado', 'fornecedor')
  const aparelho = await addAutenticador(page)
  await openPainel(page, '/painel/cervejaria/equipe', dono)
  await page.goto('/painel/_/conta')
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  const caixa = page.getByRole('dialog')
  await caixa.getByLabel('Sua senha').fill(dono.senha)
  await caixa.getByRole('button', { name: 'Continuar' }).click()
  await caixa.getByRole('button', { name: 'Criar neste aparelho' }).click()
  await caixa.getByRole('button', { name: 'Já guardei' }).click()
  const { port, host } = new URL(page.url())
  const loja = `http://cervejaria.localhost:${port}/cervejaria`

  await page.goto(`${loja}/entrar?voltar=/cervejaria/termos`)
  await page.getByRole('button', { name: 'Sim, tenho 18 ou mais' }).click()
  await waitAlive(page.getByLabel(/e-mail/))
  await page.getByLabel(/e-mail/).fill(dono.email)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(dono.senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText(`Ela vale em ${host}: você confirma lá e volta para cá.`)).toBeVisible()
  await expect(page.getByLabel('Código de recuperação')).toBeVisible()
  // A wrong code takes nothing of it away.
  await page.getByLabel('Código de recuperação').fill('aaaa-bbbb')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Código incorreto')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar a entrada')
  await expect(page.getByText('cervejaria.localhost')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  // Whoever has the device and not its PIN confirms nothing.
  await aparelho.verify(false)
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page.getByRole('alert')).toContainText('Nada foi confirmado no aparelho')
  await aparelho.verify(true)
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page).toHaveURL(`${loja}/termos`)

  // What came back is good once.
  await page.goto(`${loja}/entrar/passkey?codigo=velho`)
  await expect(page.getByText('Esta confirmação não vale mais')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})
