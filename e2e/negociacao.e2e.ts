import { expect, test, type Browser, type Page } from './teste.ts'

import type { GradeDaNegociacao, LinhaDaGrade } from '@vitrine/contract'

import { createConta, nameCliente } from './conta.ts'
import { createAtendente } from './painel.ts'
import { decideCookies, findProduto, listViolations, login, setCart, waitAlive } from './passos.ts'
import { createRepresentante } from './representante.ts'
import { findSobra } from './sobra.ts'

/** The customer's side of an assisted negotiation (ux 1.23, issue 14); the attendant acts by calls here, in its own screen in painel-negociacao.e2e.ts. */
test.beforeEach(({ page }) => decideCookies(page))

test('who negotiates is seen within a second; lines are answered one by one or together, another price is asked for, and unlocking gives the table back @phone', async ({
  page,
  browser,
}) => {
  const { grade, act } = await openNegociada(page, browser)
  const proposta = page.getByRole('region', { name: /^Proposta de / })
  await expect(page.getByText(/está negociando seus preços desde/)).toBeVisible({ timeout: 3000 })
  await expect(proposta).toContainText('Nenhum preço mudou ainda')

  const [leite, arroz] = [await grade('Leite'), await grade('Arroz')]
  await act('PUT', `linhas/${leite.id}`, {
    visto: leite.revisao,
    precoatendente: baixa(leite),
    motivo: 'Levando 12',
  })
  const linha = proposta.getByRole('listitem', { name: /Leite/ })
  await expect(linha).toContainText('Levando 12', { timeout: 3000 })
  await linha.getByRole('button', { name: 'Aceitar' }).click()
  await expect(linha).toContainText('Você aceitou')
  expect(await grade('Leite')).toMatchObject({ situacao: 'ACEITO', precoatendente: baixa(leite) })

  await act('PUT', `linhas/${arroz.id}`, { visto: arroz.revisao, precoatendente: baixa(arroz) })
  const outra = proposta.getByRole('listitem', { name: /Arroz/ })
  await outra.getByRole('button', { name: 'Pedir outro preço' }).click()
  await outra.getByLabel('Seu preço, em reais').fill('999')
  await outra.getByRole('button', { name: 'Pedir este preço' }).click()
  await expect(outra.getByText(/peça menos, ou aceite/)).toBeVisible()
  await outra.getByLabel('Seu preço, em reais').fill('1,50')
  await outra.getByLabel(/^Por quê/).fill('O concorrente faz')
  await outra.getByRole('button', { name: 'Pedir este preço' }).click()
  await expect(outra).toContainText(/Você pediu R\$\s1,50/)
  expect((await grade('Arroz')).contraproposta).toMatchObject({ preco: 1.5, motivo: 'O concorrente faz' })

  // The store says no by offering again; now all that is left is accepted at once.
  const { revisao } = await grade('Arroz')
  await act('PUT', `linhas/${arroz.id}`, { visto: revisao, precoatendente: baixa(arroz) })
  await proposta.getByRole('button', { name: /^Aceitar o que falta/ }).click()
  await expect(outra).toContainText('Você aceitou')
  await expect(proposta.getByText(/^economia/)).toBeVisible()
  expect(await page.evaluate(findSobra)).toEqual([])
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Desbloquear carrinho' }).click()
  await expect(page.getByText(/Você perderá R\$/)).toBeVisible()
  await page.getByRole('button', { name: 'Desbloquear', exact: true }).click()
  await expect(proposta).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Quantidade de Leite/ })).toHaveValue('2')
})

test('a product pressed elsewhere is suggested; released prices hold until their hour, which is said, and an end is told @desktop', async ({
  page,
  browser,
}) => {
  const { grade, act } = await openNegociada(page, browser)
  const leite = await grade('Leite')
  await act('PUT', `linhas/${leite.id}`, { visto: leite.revisao, precoatendente: baixa(leite) })
  const proposta = page.getByRole('region', { name: /^Proposta de / })
  await expect(proposta.getByRole('listitem', { name: /Leite/ })).toBeVisible()

  const validade = new Date(Date.now() + 30 * 60_000).toISOString()
  await act('POST', 'liberacao', { visto: await act.revisao(), validade })
  await expect(proposta.getByText(/^vale por/)).toBeVisible({ timeout: 3000 })
  await expect(page.getByText(/está negociando seus preços/)).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Quantidade de Leite/ })).toHaveValue('2')

  // Taken up again, and ended: the customer hears how.
  await act('POST', 'posse', {})
  await expect(page.getByText(/está negociando seus preços desde/)).toBeVisible({ timeout: 3000 })
  await page.goto('/atacado?sk=feijao')
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sugerir ao atendente' }).click()
  await expect(page.getByText(/^Sugerido ao atendente/)).toBeVisible()
  expect(await grade(/Feijão/)).toMatchObject({ situacao: 'CLIENTE_INCLUIU' })

  await page.goto('/atacado/carrinho')
  await expect(page.getByText(/está negociando seus preços desde/)).toBeVisible()
  await expect(proposta).toBeVisible()
  await act('DELETE', 'posse')
  await expect(page.getByText('A negociação terminou.')).toBeVisible({ timeout: 5000 })
})

/** Three per cent less, or as far as the limits of an attendant allow. */
const baixa = ({ tabela, piso }: Pick<LinhaDaGrade, 'tabela' | 'piso'>) =>
  Math.max(Math.round((tabela ?? 0) * 97) / 100, piso ?? 0)

/** A customer that looks at its cart of milk and rice, and an attendant of this test that has just taken it. */
async function openNegociada(page: Page, browser: Browser) {
  await login(page, 'atacado', await createConta('bar'))
  const { idfornecedor, idcliente } = await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'leite integral'), quantidade: 2 },
    { id: await findProduto(page, 'atacado', 'arroz'), quantidade: 2 },
  ])
  await page.goto('/atacado/carrinho')
  const loja = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await login(loja, 'atacado', await createAtendente(['atacado'], 'Marina Duarte'))
  const base = `/painel/v1/${idfornecedor}/negociacoes/${idcliente}`
  const read = async () => {
    const lida = await loja.request.get(base)
    expect(lida.status(), await lida.text()).toBe(200)
    return (await lida.json()) as GradeDaNegociacao
  }
  const call = async (method: string, path: string, data?: object) => {
    const feita = await loja.request.fetch(`${base}/${path}`, { method, data })
    expect(feita.status(), await feita.text()).toBe(200)
  }
  const act = Object.assign(call, { revisao: async () => (await read()).negociacao?.revisao ?? 0 })
  // Who passes by opens no connection: the customer stays for two seconds.
  await page.waitForResponse((resposta) => resposta.url().endsWith('/negociacao'))
  await act('POST', 'posse', {})
  return {
    act,
    grade: async (nome: string | RegExp) => {
      const linha = (await read()).linhas.find((esta) => esta.nome.match(nome))
      if (!linha) throw new Error(`no line ${nome}`)
      return linha
    },
  }
}

test('a representative asks for a better price from its client’s cart: the question stands ready in the client’s thread, and the team reads for whom (§6) @phone', async ({
  page,
}) => {
  const conta = await createConta('bar')
  const nome = `Bar ${crypto.randomUUID().slice(0, 8)}`
  await nameCliente(conta, nome)
  await login(page, 'atacado', await createRepresentante('atacado', conta))
  await page.goto('/atacado/clientes')
  const vender = page.getByRole('button', { name: `Vender para ${nome}` })
  await waitAlive(vender)
  await vender.click()
  await expect(page.getByRole('complementary', { name: 'Representante' })).toContainText(nome)
  await setCart(page, 'atacado', [{ id: await findProduto(page, 'atacado', 'arroz'), quantidade: 2 }])
  await page.goto('/atacado/carrinho')
  const opcoes = page.getByText('Opções', { exact: true })
  await waitAlive(opcoes)
  await opcoes.click()
  await page.getByRole('button', { name: 'Pedir melhor preço' }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]+(\?assunto=preco)?$/)
  const campo = page.getByRole('textbox', { name: /[Mm]ensagem/ })
  await expect(campo).toHaveValue('Vocês fazem um preço melhor para o meu carrinho?')
  await campo.press('Enter')
  await expect(page.getByRole('article', { name: /^Você/ })).toContainText('um preço melhor')
  await expect(campo).toHaveValue('')
  await page.reload()
  await waitAlive(campo)
  await expect(campo).toHaveValue('')
})
