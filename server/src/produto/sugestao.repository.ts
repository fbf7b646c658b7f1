import type { Imagem } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

import { isDoFornecedor, selectMelhores, selectParecidos, type Pergunta, type Consulta } from '#busca'
import { isComprado } from '#compra'
import { POUCOS } from './achados.repository.ts'
import type { PaginaRows } from './lista.repository.ts'

export interface SugestaoRow extends Pick<PaginaRows, 'trocas'> {
  id: string
  nome: string
  marca: string
  embalagem: string
  imagem: Imagem | null
}

/** §9. */
export const MAX_SUGESTOES = 10

/** At most 10 suggestions while typing (§9), what is spelled alike when there are few; what `idcliente` bought first. */
export async function listSugestoes(
  db: Db,
  idfornecedor: string,
  { consulta, idcliente }: { consulta: Consulta; idcliente: string | null },
): Promise<SugestaoRow[]> {
  const where = db`${isDoFornecedor(db, idfornecedor)} and p.ativo and p.idprodutoprincipal is null`
  const pergunta: Pergunta = { idfornecedor, consulta, where, ordem: null, limit: MAX_SUGESTOES, offset: 0 }
  const comprado = idcliente
    ? db`exists (select from pedido o join item_pedido i using (numpedido) where o.idfornecedor = ${idfornecedor} and o.idcliente = ${idcliente} and ${isComprado(db)} and i.idcadastroextraproduto = a.id) desc,`
    : db``
  const read = (achados: Fragment) => db<SugestaoRow[]>`
    select p.idcadastroextraproduto as id, p.nome, p.marca, p.embalagem, p.imagens -> 0 as imagem, a.trocas
    from (select *, row_number() over () as posto from (${achados}) x) a
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = a.id
    order by ${comprado} a.posto`
  const found = await read(selectMelhores(db, pergunta))
  if (found.length >= POUCOS) return found
  if (found.length > 0 && consulta.codigo) return found
  return read(selectParecidos(db, pergunta))
}
