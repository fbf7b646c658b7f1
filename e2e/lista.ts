import { expect, type Page } from '@playwright/test'

import { findFornecedor } from './passos.ts'

/** A list of the cliente with one product; the code of its link. */
export async function shareLista(page: Page, idcliente: string, idproduto: string): Promise<string> {
  const query = `idfornecedor=${await findFornecedor(page, 'emporio')}`
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/v4/shopping-list/${path}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { lista: { idlista: string; codigocompartilhar: string | null } }).lista
  }
  const { idlista } = await post(`00000000-0000-0000-0000-000000000000?${query}&idclient=${idcliente}`, {
    nome: 'Feira',
    itens: [{ id: idproduto, quantidade: 2 }],
  })
  return (
    (await post(`${idlista}/share/${idcliente}?${query}`, { compartilhar: true })).codigocompartilhar ?? ''
  )
}
