import { expect, type Page } from '@playwright/test'

import { findFornecedor } from './passos.ts'

interface Lista {
  idlista: string
  codigocompartilhar: string | null
}

/** A list of the cliente at `emporio`, with two of each product. */
export async function createLista(
  page: Page,
  idcliente: string,
  produtos: readonly string[] = [],
): Promise<string> {
  const { idlista } = await post(page, `00000000-0000-0000-0000-000000000000`, {
    query: `idclient=${idcliente}`,
    data: { nome: 'Feira', itens: produtos.map((id) => ({ id, quantidade: 2 })) },
  })
  return idlista
}

/** A list of the cliente with one product; the code of its link. */
export async function shareLista(page: Page, idcliente: string, idproduto: string): Promise<string> {
  const idlista = await createLista(page, idcliente, [idproduto])
  const lista = await post(page, `${idlista}/share/${idcliente}`, { data: { compartilhar: true } })
  return lista.codigocompartilhar ?? ''
}

async function post(
  page: Page,
  path: string,
  { query = '', data }: { query?: string; data: object },
): Promise<Lista> {
  const loja = `idfornecedor=${await findFornecedor(page, 'emporio')}`
  const answer = await page.request.post(`/v4/shopping-list/${path}?${loja}&${query}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { lista: Lista }).lista
}
