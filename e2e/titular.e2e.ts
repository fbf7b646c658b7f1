import { createConta, nameCliente } from './conta.ts'
import { createAtendente, openPainel } from './painel.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { decideCookies, listViolations, login } from './passos.ts'
import { expect, test } from './teste.ts'

test('an owner writes a request down, refuses it with a reason of the law, and finds it among the refused (17.9) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  const rita = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/titulares`, rita)
  await expect(page.getByText('Nenhum pedido aqui')).toBeVisible()
  await page.getByRole('button', { name: 'Anotar um pedido' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Anotar um pedido' })
  await dialogo.getByLabel('O que a pessoa pede').selectOption('EXCLUSAO')
  await dialogo.getByLabel('Como chegou').selectOption('TELEFONE')
  await dialogo.getByLabel('Nome de quem pediu').fill('Clara Nunes')
  await dialogo.getByLabel('E-mail ou telefone').fill('(19) 98765-0101')
  const documento = dialogo.getByLabel('CPF ou CNPJ do cadastro')
  await documento.fill('111.444.777-35')
  await dialogo.getByRole('button', { name: 'Anotar', exact: true }).click()
  await expect(dialogo.getByText('Nenhum cliente desta loja tem este documento')).toBeVisible()
  await expect(dialogo.getByLabel('Nome de quem pediu')).toHaveValue('Clara Nunes')
  await documento.fill('')
  await dialogo.getByRole('button', { name: 'Anotar', exact: true }).click()

  const cartao = page.getByRole('article', { name: 'Apagar os dados · Clara Nunes' })
  await expect(cartao).toContainText('Faltam 15 dias')
  await cartao.getByRole('button', { name: /^Atender/ }).click()
  await expect(cartao.getByText('não tem cadastro na loja')).toBeVisible()
  await cartao.getByText('Recusado', { exact: true }).click()
  await cartao.getByLabel('Resposta à pessoa').fill('Não encontramos dados seus na loja.')
  const answer = cartao.getByRole('button', { name: 'Responder', exact: true })
  await answer.click()
  await expect(cartao.getByText('Diga o motivo da recusa.')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await listViolations(page)).toEqual([])
  }
  await cartao.getByLabel('Motivo da lei').selectOption('SEM_DADOS')
  await answer.click()
  await expect(cartao).toContainText('Não temos dados da pessoa')
  await page.getByRole('link', { name: 'Recusados' }).click()
  await expect(page.getByRole('article', { name: 'Apagar os dados · Clara Nunes' })).toContainText('Recusado')
})

test('an owner gives a customer its copy and erases it, told what stays and why (17.9) @desktop', async ({
  page,
}) => {
  const ana = await createConta('ana')
  const rita = await createAtendente(['emporio'], 'Rita Alves', 'fornecedor')
  await openPainel(page, '/painel/emporio/titulares', rita)
  await page.getByRole('button', { name: 'Anotar um pedido' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Anotar um pedido' })
  await dialogo.getByLabel('O que a pessoa pede').selectOption('EXCLUSAO')
  const nome = ana.email
  await dialogo.getByLabel('Nome de quem pediu').fill(nome)
  await dialogo.getByLabel('E-mail ou telefone').fill(ana.email)
  await dialogo.getByRole('button', { name: 'Anotar', exact: true }).click()
  const cartao = page.getByRole('article', { name: nome })
  await cartao.getByRole('button', { name: /^Atender/ }).click()
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    cartao.getByRole('button', { name: 'Baixar a cópia dos dados' }).click(),
  ])
  expect(arquivo.suggestedFilename()).toMatch(/^dados-[0-9A-F]{8}\.json$/)
  await expect(cartao).toContainText('Cópia dos dados feita')
  const protocolo = /[0-9A-F]{8}/.exec(arquivo.suggestedFilename())?.[0] ?? ''
  await cartao.getByRole('button', { name: 'Apagar os dados', exact: true }).click()
  const apagar = page.getByRole('dialog', { name: 'Apagar os dados de' })
  await expect(apagar.getByText('A conta de acesso')).toBeVisible()
  await apagar.getByLabel(/^Digite/).fill('12')
  await apagar.getByRole('button', { name: 'Apagar de vez' }).click()
  await expect(apagar.getByText('Digite o protocolo como está na tela.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await apagar.getByLabel(/^Digite/).fill(protocolo)
  await apagar.getByRole('button', { name: 'Apagar de vez' }).click()
  await expect(page.getByRole('article', { name: 'Pessoa anonimizada' })).toContainText('Dados apagados')
})

test('a person asks for a correction in the shop, follows it and takes another one back; the store answers it (17.9) @desktop', async ({
  page,
  browser,
}) => {
  await decideCookies(page)
  const ana = await createConta('ana')
  await nameCliente(ana, 'Teresa Prado')
  await login(page, 'emporio', ana)
  await page.goto('/emporio/conta/dados')
  const send = page.getByRole('button', { name: 'Enviar o pedido' })
  await send.click()
  const descricao = page.getByLabel('O que está errado, e como é o certo')
  await expect(page.getByText('Diga o que está errado e como é o certo.')).toBeVisible()
  await descricao.fill('Meu sobrenome é Prata, com t.')
  // Without a connection it stays where it is, as it was typed.
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByRole('alert').first()).toContainText('Sem conexão')
  await page.context().setOffline(false)
  await expect(page.getByText('Sem conexão')).toBeHidden()
  await send.dblclick()
  const feito = page.getByText(/^Pedido enviado\. O protocolo é [0-9A-F]{8}/)
  await expect(feito).toBeVisible()
  const protocolo = /[0-9A-F]{8}/.exec(await feito.innerText())?.[0] ?? ''
  const meus = page.getByRole('list', { name: 'Os seus pedidos' })
  await expect(meus.getByRole('article')).toHaveCount(1)
  await expect(meus).toContainText('faltam 15 dias')
  await expect(descricao).toHaveValue('')

  await page.getByLabel('O que você quer pedir').selectOption('COMPARTILHAMENTO')
  await send.click()
  await expect(meus.getByRole('article')).toHaveCount(2)
  const outro = meus.getByRole('article', { name: 'Saber com quem a loja compartilha os meus dados' })
  await outro.getByText('Retirar este pedido').press('Enter')
  await outro.getByRole('button', { name: /^Retirar o pedido/ }).press('Enter')
  await expect(outro).toContainText('Retirado por você')
  await page.reload()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await listViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }

  const painel = await (await browser.newContext()).newPage()
  const rita = await createAtendente(['emporio'], 'Rita Alves', 'fornecedor')
  await openPainel(painel, '/painel/emporio/titulares', rita)
  const cartao = painel.getByRole('article').filter({ hasText: protocolo })
  await expect(cartao).toContainText('pela loja virtual')
  await cartao.getByRole('button', { name: /^Atender/ }).click()
  await cartao.getByLabel('Resposta à pessoa').fill('Corrigimos o seu sobrenome.')
  await cartao.getByRole('button', { name: 'Responder', exact: true }).click()
  // The form says the word, too: the answer stands above it when it is written.
  await expect(cartao).toContainText('Corrigimos o seu sobrenome.')
  await expect(cartao).toContainText('Atendido')
  await painel.getByRole('link', { name: 'Retirados' }).click()
  await expect(painel.getByRole('article', { name: 'Teresa Prado' })).toContainText('Retirado pela pessoa')
  await painel.context().close()

  await page.reload()
  const corrigido = meus.getByRole('article', { name: 'Corrigir um dado meu' })
  await expect(corrigido).toContainText('Resposta da loja: Corrigimos o seu sobrenome.')
})
