import { type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

/** A new store with a cheese of R$ 10 that costs it R$ 6 and a bread of R$ 5, and a customer group of two policies. */
async function makeCena(browser: Browser, baseURL: string | undefined) {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${loja.idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, custo)
      select ${loja.idfornecedor}, gen_random_uuid(), gen_random_uuid(), p.sku, p.nome, 'Serra', idcategoria, 'peça', 'un', p.preco, p.custo
      from categoria, (values ('Q-1', 'Queijo da serra', 100000, 60000), ('P-1', 'Pão de queijo', 50000, 54000)) as p(sku, nome, preco, custo)
      where idfornecedor = ${loja.idfornecedor}`
    await sql`
      insert into politica (idfornecedor, idpolitica, nome, efeito, condicoes)
      values (${loja.idfornecedor}, gen_random_uuid(), 'Verão', '{"percentual": -5}', '{"inicio": "2031-01-01", "fim": "2031-01-10"}'),
        (${loja.idfornecedor}, gen_random_uuid(), 'Carnaval', '{"percentual": -8}', '{"inicio": "2031-01-08", "fim": "2031-01-12"}'),
        (${loja.idfornecedor}, gen_random_uuid(), 'Volta às aulas', '{"percentual": -3}', '{"inicio": "2031-01-20"}')`
  })
  return loja
}

const dialogo = (page: Page, nome: RegExp | string) => page.getByRole('dialog', { name: nome })
const reajustes = (page: Page) => page.getByRole('list', { name: 'Reajustes' }).getByRole('listitem')
const linha = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome })

test('prices change by a rule that was tried, and come back; wholesale and a group have theirs; the calendar tells when (ux 3.6) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeCena(browser, baseURL)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/precos/reajustes`, dona)

  // What is wrong is told at its field, and what was typed stays.
  await page.getByLabel('Quanto (%)').fill('dez')
  await page.getByRole('button', { name: 'Ensaiar' }).click()
  await expect(page.getByText('Escreva um número, como 1,5.')).toBeVisible()
  await expect(page.getByLabel('Quanto (%)')).toHaveValue('dez')
  await page.getByLabel('Quanto (%)').fill('7')
  await page.getByLabel('Final do preço').selectOption('Terminar em ,90')
  await page.getByRole('button', { name: 'Ensaiar' }).click()
  const ensaio = page.getByRole('region', { name: 'Ensaio' })
  await expect(ensaio).toContainText('1 preço mudaria de 2 produtos')
  await expect(ensaio.getByRole('row', { name: /Queijo da serra/ })).toContainText(/R\$\s10,00R\$\s10,90/)
  await expect(ensaio.getByRole('row', { name: /Pão de queijo/ })).toContainText('Ficaria abaixo do custo.')
  expect(await listViolations(page)).toEqual([])

  // Another rule was not tried: nothing can be applied until it is.
  await page.getByLabel('Mudar também os que ficariam abaixo do custo').check()
  await expect(ensaio).toBeHidden()
  await page.getByRole('button', { name: 'Ensaiar' }).click()
  await expect(ensaio).toContainText('2 preços mudariam')
  await expect(ensaio).toContainText('1 ficaria abaixo do custo')
  await page.getByRole('button', { name: 'Mudar 2 preços' }).click()
  await expect(reajustes(page)).toContainText(/Aumento de 7%, terminando em ,90 em toda a loja/)
  await expect(reajustes(page)).toContainText('2 preços mudaram')
  await reajustes(page)
    .getByRole('button', { name: /^Desfazer/ })
    .click()
  await expect(reajustes(page)).toContainText('Desfeito')

  await page.getByLabel('Quanto (%)').fill('7')
  await page.getByRole('button', { name: 'Ensaiar' }).click()
  await page.getByText('Num dia').click()
  await page.getByLabel('Dia', { exact: true }).fill('2031-01-15')
  await page.getByRole('button', { name: 'Agendar para 15/01/2031' }).click()
  await expect(reajustes(page).first()).toContainText('Agendado')

  // Wholesale where prices are, with its curve.
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.getByRole('button', { name: 'Atacado e faixas de Queijo da serra' }).click()
  const atacado = dialogo(page, /Atacado e faixas/)
  await atacado.getByLabel('Preço de atacado (R$)').fill('12')
  await atacado.getByLabel('A partir de').fill('12')
  await atacado.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(atacado.getByText('O preço de atacado precisa ser menor que o preço.')).toBeVisible()
  await atacado.getByLabel('Preço de atacado (R$)').fill('5')
  await expect(
    atacado.getByRole('img', { name: /R\$\s10,00 levando 1 ou mais; R\$\s5,00 levando 12/ }),
  ).toBeVisible()
  await expect(atacado.getByText('Abaixo do custo')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await atacado.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(linha(page, 'Queijo da serra')).toContainText(/12\sun\.: R\$\s5,00/)
  await expect(linha(page, 'Queijo da serra')).toContainText('Abaixo do custo')
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(linha(page, 'Queijo da serra')).toContainText('Não muda')

  // A price for one group.
  await page.goto(`/painel/${slug}/precos/tabela?grupo=ouro`)
  await page.getByRole('button', { name: 'Dar um preço a Queijo da serra' }).click()
  const preco = dialogo(page, 'Novo preço')
  await preco.getByLabel('Preço (R$)').fill('')
  await preco.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(preco.getByText('Diga o preço, como 8,49.')).toBeVisible()
  await preco.getByLabel('Preço (R$)').fill('8,50')
  await preco.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(linha(page, 'Queijo da serra')).toContainText(/R\$\s8,50 Preço ouro Q-1/)
  await expect(linha(page, 'Pão de queijo')).not.toContainText('ouro')
  await page.getByRole('button', { name: 'Histórico do preço de Queijo da serra' }).click()
  const historico = dialogo(page, /Histórico do preço/)
  await expect(historico.getByRole('listitem').first()).toContainText('Rita Alves mudou em')
  await expect(historico.getByText(/Preço de atacado: vazio → R\$\s5,00/)).toBeVisible()
  await page.keyboard.press('Escape')
  // It is taken away while it is open, and gives the focus back all the same.
  await expect(page.getByRole('button', { name: 'Histórico do preço de Queijo da serra' })).toBeFocused()
  expect(await listViolations(page)).toEqual([])

  // What holds when, on a narrow screen in words too.
  await page.goto(`/painel/${slug}/precos/calendario?mes=2031-01`)
  const quando = page.getByRole('list', { name: 'O que vale quando' }).getByRole('listitem')
  await expect(quando.filter({ hasText: 'de 01/01/2031 a 10/01/2031' })).toContainText(
    'Junto com Carnaval de 08/01 a 10/01: fica o menor dos dois preços.',
  )
  await expect(quando.filter({ hasText: 'de 08/01/2031 a 12/01/2031' })).toContainText(
    'Lacuna de 13/01 a 19/01',
  )
  await expect(quando.filter({ hasText: 'Aumento de 7%' })).toContainText('em 15/01/2031')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Verão' }).click()
  const editada = dialogo(page, 'Editar política')
  await expect(editada.getByLabel('Nome')).toHaveValue('Verão')
  // Of the whole store it is counted what would be sold below cost.
  await expect(editada.getByText(/Abaixo do custo: 1 de 2 produtos, como Pão de queijo/)).toBeVisible()
})
