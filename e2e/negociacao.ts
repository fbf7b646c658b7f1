import { expect, type Browser, type Page } from '@playwright/test'

import type { LinhaNegociada, RespostaNegociacao } from '@vitrine/contract'

import { createConta, nameCliente } from './conta.ts'
import { decideCookies, findProduto, login, setCart } from './passos.ts'

/** A customer with a cart, and what it says to the prices that it is offered, by the calls that its screens make. */
export interface ClienteDaNegociacao {
  page: Page
  idcliente: string
  nome: string
  noPainel: string
  /** Null: nobody negotiates. */
  read(): Promise<RespostaNegociacao['negociacao']>
  findLinha(nome: RegExp): Promise<LinhaNegociada>
  answer(nome: RegExp, resposta: 'ACEITAR' | 'RECUSAR' | 'CONTRAPROPOR', preco?: number): Promise<void>
}

/** A customer of this test alone at the emporio, on a phone, with these products in its cart. */
export async function openClienteDaNegociacao(
  browser: Browser,
  baseURL: string | undefined,
  produtos: readonly { sk: string; quantidade: number }[],
): Promise<ClienteDaNegociacao> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const nome = `Café ${crypto.randomUUID().slice(0, 8)}`
  const conta = await createConta('ana')
  await nameCliente(conta, nome)
  await decideCookies(page)
  await login(page, 'emporio', conta)
  const itens = []
  for (const { sk, quantidade } of produtos)
    itens.push({ id: await findProduto(page, 'emporio', sk), quantidade })
  const { idfornecedor, idcliente } = await setCart(page, 'emporio', itens)
  const url = `/v4/cart/${idfornecedor}/${idcliente}/negociacao`
  const read = async () => {
    const resposta = await page.request.get(url)
    expect(resposta.status(), await resposta.text()).toBe(200)
    return ((await resposta.json()) as RespostaNegociacao).negociacao
  }
  const findLinha = async (qual: RegExp) => {
    const linha = (await read())?.linhas.find(({ nome: dito }) => qual.test(dito))
    if (!linha) throw new Error(`no negotiated line ${qual}`)
    return linha
  }
  return {
    page,
    idcliente,
    nome,
    noPainel: `/painel/emporio/negociacao/${idcliente}`,
    read,
    findLinha,
    async answer(qual, resposta, preco) {
      const { id, revisao: visto } = await findLinha(qual)
      const feita = await page.request.put(`${url}/linhas/${id}`, { data: { visto, resposta, preco } })
      expect(feita.status(), await feita.text()).toBe(200)
    },
  }
}
