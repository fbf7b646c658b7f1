import { expect, test, type Page } from './teste.ts'

import { createHash, randomUUID } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, enterPainel, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

/** What an app with this secret shows, `passos` half minutes from now: each is good once. */
const codigoDe = (segredo: string, passos = 0) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: Date.now() + passos * 30_000 })
const dialogo = (page: Page, nome: string) => page.getByRole('dialog', { name: nome })

test('an owner asks a second proof of the team, sets up its own, and logs in with it (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Marta Lins', 'fornecedor')
  await openPainel(page, `/painel/${slug}/equipe`, dona)
  await page.getByRole('button', { name: 'Exigir da equipe' }).click()
  const pergunta = dialogo(page, 'Exigir o segundo fator da equipe?')
  await pergunta.getByText('Agora').click()
  expect(await listViolations(page)).toEqual([])
  await pergunta.getByRole('button', { name: 'Exigir', exact: true }).click()
  await expect(page.getByText(/Exigido de quem usa o painel a partir de/)).toBeVisible()

  // From the next page on it is the one thing to do.
  await page.reload()
  await expect(page.getByText('Falta o segundo fator')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Configurar aplicativo' }).click()
  const caixa = dialogo(page, 'Configurar o aplicativo')
  await caixa.getByLabel('Sua senha').fill('errada')
  await caixa.getByRole('button', { name: 'Continuar' }).click()
  await expect(caixa.getByText('Senha atual incorreta.')).toBeVisible()
  await caixa.getByLabel('Sua senha').fill(dona.senha)
  await caixa.getByRole('button', { name: 'Continuar' }).click()
  await expect(caixa.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const segredo = ((await caixa.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await caixa.getByLabel('Código que o aplicativo mostra').fill('12')
  await caixa.getByRole('button', { name: 'Ativar' }).click()
  await expect(caixa.getByText('Digite os 6 números que o aplicativo mostra.')).toBeVisible()
  await caixa.getByLabel('Código que o aplicativo mostra').fill(codigoDe(segredo, -1))
  await caixa.getByRole('button', { name: 'Ativar' }).click()
  const codigos = (await caixa.getByLabel('Códigos de recuperação').inputValue()).split('\n')
  expect(codigos).toHaveLength(10)
  expect(await listViolations(page)).toEqual([])
  await caixa.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Acessos' })).toContainText('Senha e aplicativo')
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL(`/painel/${slug}/equipe`)

  // Elsewhere, by the panel's login and then by the shop's own.
  const outra = await (await browser.newContext({ baseURL })).newPage()
  await outra.goto(`/painel/${slug}/equipe`)
  await enterPainel(outra, dona)
  await expect(outra.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  expect(await listViolations(outra)).toEqual([])
  await outra.getByLabel('Código do aplicativo').fill('000000')
  await outra.getByRole('button', { name: 'Confirmar' }).click()
  await expect(outra.getByRole('alert')).toContainText('Código incorreto')
  await outra.getByLabel('Código do aplicativo').fill(codigoDe(segredo))
  await outra.getByRole('button', { name: 'Confirmar' }).click()
  await expect(outra).toHaveURL(`/painel/${slug}/equipe`)

  const naLoja = await (await browser.newContext({ baseURL })).newPage()
  await naLoja.goto(`/${slug}/entrar`)
  await naLoja.getByLabel(/CPF, CNPJ ou e-mail/).fill(dona.email)
  await naLoja.getByRole('button', { name: /Continuar/ }).click()
  await naLoja.getByLabel(/^Senha/).fill(dona.senha)
  await naLoja.getByRole('button', { name: /^Entrar/ }).click()
  await expect(naLoja.getByLabel('Código do aplicativo')).toBeFocused()
  await naLoja.getByLabel('Código do aplicativo').fill(codigos[0] ?? '')
  await naLoja.getByRole('button', { name: /^Entrar/ }).click()
  await expect(naLoja).not.toHaveURL(/\/entrar/)
  const [fato] = await withBanco(
    (sql) => sql<{ codigos: number }[]>`
      select (dados #>> '{depois,codigos}')::int as codigos from evento
      where dados ->> 'cadastro' = 'segundo_fator' order by idevento desc limit 1`,
  )
  expect(fato?.codigos).toBe(9)
  // By the link of an invitation, and of a letter that makes a password: the same step, where the link led.
  const [convite, carta] = [randomUUID(), randomUUID()]
  await insertLinks(dona.email, { slug, convite, carta })
  const links = await (await browser.newContext({ baseURL })).newPage()
  await links.goto(`/${slug}/convite?token=${convite}`)
  await links.getByLabel('Sua senha').fill(dona.senha)
  await links.getByRole('button', { name: 'Aceitar e entrar' }).click()
  await expect(links.getByRole('heading', { name: 'Convite aceito' })).toBeVisible()
  await links.getByLabel('Código do aplicativo').fill('000000')
  await links.getByRole('button', { name: /^Entrar/ }).click()
  await expect(links.getByText('Código incorreto')).toBeVisible()
  expect(await listViolations(links, 'main')).toEqual([])
  await links.getByLabel('Código do aplicativo').fill(codigos[1] ?? '')
  await links.getByRole('button', { name: /^Entrar/ }).click()
  await expect(links).toHaveURL(`/${slug}`)
  // Who has lost the password is nobody here: a session that a new one ends says so over the page now and then, and has a login of its own.
  await links.context().clearCookies()
  await links.goto(`/${slug}/recuperar?token=${carta}`)
  await links.getByLabel('Nova senha').fill('queijo-curado-de-minas')
  await links.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(links.getByRole('heading', { name: 'Senha alterada' })).toBeVisible()
  await links.getByLabel('Código do aplicativo').fill(codigos[2] ?? '')
  await links.getByRole('button', { name: /^Entrar/ }).click()
  await expect(links).toHaveURL(`/${slug}`)
})

/** What a letter's links are kept as. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** An invitation to buy for any cliente, and a letter that makes a password, both to this address. */
async function insertLinks(email: string, links: { slug: string; convite: string; carta: string }) {
  await withBanco(async (sql) => {
    await sql`
      insert into convite_usuario (idconvite, idcliente, idfornecedor, email, submissao_pedido, token_hash, convidado_por, expira_em)
      select gen_random_uuid(), uc.idcliente, f.idfornecedor, ${email}, true, ${hashOf(links.convite)}, uc.idusuario, now() + interval '1 day'
      from fornecedor f, (select * from usuario_cliente limit 1) uc where f.slug = ${links.slug}`
    await sql`
      insert into verificacao (idverificacao, idusuario, fonte, codigo_hash, token_hash, expira_em)
      select gen_random_uuid(), idusuario, 'RECUPERAR_SENHA', ${hashOf('')}, ${hashOf(links.carta)}, now() + interval '1 day'
      from usuario where email = ${email}`
  })
}
