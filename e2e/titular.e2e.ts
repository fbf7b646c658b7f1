import { createConta } from './conta.ts'
import { createAtendente, openPainel } from './painel.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { listViolations } from './passos.ts'
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
