import { randomUUID } from 'node:crypto'

import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

const dialogo = (page: Page, nome: string) => page.getByRole('dialog', { name: nome })
const membro = (page: Page, nome: string) =>
  page.getByRole('list', { name: 'Equipe' }).getByRole('listitem').filter({ hasText: nome })

/** Who runs a supplier that was just made, alone, on this screen. */
async function openEquipe(page: Page, { slug, idfornecedor }: { slug: string; idfornecedor: string }) {
  const dona = await createAtendente([slug], 'Marta Lins', 'fornecedor')
  await withBanco(
    (sql) => sql`
      delete from equipe e using usuario u
      where e.idfornecedor = ${idfornecedor} and u.idusuario = e.idusuario and u.email <> ${dona.email}`,
  )
  await openPainel(page, `/painel/${slug}/equipe`, dona)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipe')
}

/** The path of the link in the letter to an address. */
async function readLink(email: string): Promise<string> {
  const [carta] = await withBanco(
    (sql) => sql<{ texto: string }[]>`
      select texto from correio where para = ${email} order by criado_em desc, idcorreio desc limit 1`,
  )
  return /https?:\/\/[^/\s]+(\/\S*token=\S+)/.exec(carta?.texto ?? '')?.[1] ?? ''
}

test('somebody is invited, makes a password, attends, and is taken out at once (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const loja = await makeFornecedor(browser, baseURL)
  await openEquipe(page, loja)
  // Alone she cannot go.
  await expect(membro(page, 'Marta Lins')).toContainText('Só esta pessoa administra a loja')
  await expect(page.getByRole('button', { name: 'Tirar Marta Lins da equipe' })).toHaveCount(0)
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Convidar' }).click()
  const convite = dialogo(page, 'Convidar para a equipe')
  await convite.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(convite.getByText('Diga o nome da pessoa.')).toBeVisible()
  await expect(convite.getByLabel('Nome')).toBeFocused()
  const email = `bruna-${randomUUID()}@vitrine.example`
  await convite.getByLabel('Nome').fill('Bruna Sales')
  await convite.getByLabel('E-mail').fill('bruna')
  await convite.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(convite.getByLabel('E-mail')).toBeFocused()
  await expect(convite.getByLabel('Nome')).toHaveValue('Bruna Sales')
  expect(await listViolations(page)).toEqual([])
  await convite.getByLabel('E-mail').fill(email)
  await convite.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(membro(page, 'Bruna Sales')).toContainText('Ainda não aceitou o convite')
  await expect(page.getByRole('button', { name: 'Convidar' })).toBeFocused()
  expect(await listViolations(page)).toEqual([])

  const dela = await (await browser.newContext({ baseURL })).newPage()
  await dela.goto(await readLink(email))
  await dela.getByLabel('Nova senha').fill('queijo-curado-de-minas')
  await dela.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(dela).not.toHaveURL(/token=/)
  // Logged in by that: the panel asks no more.
  await dela.goto(`/painel/${loja.slug}/conversas`)
  await expect(dela.getByRole('link', { name: 'Conversas' }).first()).toBeVisible()

  await page.reload()
  await expect(membro(page, 'Bruna Sales')).not.toContainText('Ainda não aceitou')
  await page.getByRole('button', { name: 'Tirar Bruna Sales da equipe' }).click()
  const pergunta = dialogo(page, 'Tirar Bruna Sales da equipe?')
  await expect(pergunta).toContainText(email)
  expect(await listViolations(page)).toEqual([])
  await pergunta.getByRole('button', { name: 'Tirar da equipe' }).click()
  await expect(membro(page, 'Bruna Sales')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pessoas' })).toBeFocused()
  // In a page of its own: the one that stood open leaves for the login by itself, and a reload would race it.
  const depois = await dela.context().newPage()
  await depois.goto(`/painel/${loja.slug}/conversas`)
  await expect(
    depois
      .getByRole('button', { name: 'Entrar com outro acesso' })
      .or(depois.getByRole('heading', { name: 'Entrar no painel' })),
  ).toBeVisible()
  await expect(depois.getByRole('link', { name: 'Conversas' })).toHaveCount(0)
})

test('a role is changed, and who becomes an owner lets the other go (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const loja = await makeFornecedor(browser, baseURL)
  await openEquipe(page, loja)
  await createAtendente([loja.slug], 'Bruna Sales')
  await page.reload()
  await page.getByRole('button', { name: 'Trocar o papel de Bruna Sales' }).click()
  const troca = dialogo(page, 'Papel de Bruna Sales')
  await expect(troca.getByRole('radio', { name: 'Atendente' })).toBeChecked()
  await troca.getByText('Administra a loja').click()
  expect(await listViolations(page)).toEqual([])
  await troca.getByRole('button', { name: 'Trocar papel' }).click()
  await expect(membro(page, 'Bruna Sales')).toContainText('Administra a loja')
  await expect(page.getByRole('button', { name: 'Tirar Marta Lins da equipe' })).toBeVisible()
})

test('without a connection an invitation stays as it was typed (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await openEquipe(page, await makeFornecedor(browser, baseURL))
  await page.getByRole('button', { name: 'Convidar' }).click()
  const convite = dialogo(page, 'Convidar para a equipe')
  await convite.getByLabel('Nome').fill('Bruna Sales')
  await convite.getByLabel('E-mail').fill(`bruna-${randomUUID()}@vitrine.example`)
  await context.setOffline(true)
  await convite.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(convite.getByRole('alert')).toContainText('Sem conexão')
  await expect(convite.getByLabel('Nome')).toHaveValue('Bruna Sales')
  await context.setOffline(false)
  await convite.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(membro(page, 'Bruna Sales')).toBeVisible()
})

test('who attends does not keep the team, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/obra/equipe', await createAtendente(['obra']))
  await expect(page.getByText('O seu papel nesta loja não cuida da equipe')).toBeVisible()
})

for (const largura of [320, 390, 1440])
  test(`the team fits into ${largura} px (ux 3.12) @desktop`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width: largura, height: 800 })
    const loja = await makeFornecedor(browser, baseURL)
    await openEquipe(page, loja)
    await createAtendente([loja.slug], 'Bruna Sales de Albuquerque Cavalcanti')
    await page.reload()
    await expect(membro(page, 'Bruna Sales')).toBeVisible()
    const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sobra).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`equipe-${largura}.png`) })
  })
