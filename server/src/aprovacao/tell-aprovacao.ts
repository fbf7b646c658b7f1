import { urls } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'

import {
  composeAprovacaoPedida,
  composeAprovacaoRespondida,
  insertCartas,
  type AprovacaoDaCarta,
} from '#correio'
import type { FornecedorVivo } from '#fornecedor'
import { toLinkPublico, type Db, type EnderecoDaLoja } from '#infra'

import { listPessoas, type AprovacaoRow } from './aprovacao.repository.ts'

interface Loja {
  fornecedor: FornecedorVivo
  config: EnderecoDaLoja
  /** Whom it is bought for. */
  cliente: string
}

/** Letters to those who may answer a request now: once for each state of it and tier. */
export async function tellAprovadores(
  db: Db,
  row: AprovacaoRow,
  { ids, nivel }: { ids: readonly string[]; nivel: number },
  loja: Loja,
): Promise<void> {
  const fatos = toFatos(row, loja)
  const cartas = (await listPessoas(db, ids)).map((pessoa) => ({
    ...composeAprovacaoPedida(pessoa, { ...fatos, recado: row.recado }),
    idfornecedor: row.idfornecedor,
    chave: `aprovacao:${row.idaprovacao}:${row.revisao}:${nivel}:${pessoa.idusuario}`,
  }))
  if (cartas.length > 0) await insertCartas(db, cartas)
}

/** A letter to whoever asked, or to those who were asked, about the result of a request. */
export async function tellResposta(
  db: Db,
  row: AprovacaoRow,
  { ids, texto, chave }: { ids: readonly string[]; texto: string; chave: string },
  loja: Loja,
): Promise<void> {
  const fatos = toFatos(row, loja)
  const cartas = (await listPessoas(db, ids)).map((pessoa) => ({
    ...composeAprovacaoRespondida(pessoa, { ...fatos, texto }),
    idfornecedor: row.idfornecedor,
    chave: `aprovacao:${row.idaprovacao}:${chave}:${pessoa.idusuario}`,
  }))
  if (cartas.length > 0) await insertCartas(db, cartas)
}

function toFatos(row: AprovacaoRow, { fornecedor, config, cliente }: Loja): AprovacaoDaCarta {
  const { slug, nome, publico } = fornecedor
  const dominio = publico.config.dominio.dominio || null
  const { conteudo, idaprovacao } = row
  return {
    loja: nome,
    quem: row.quem,
    cliente,
    produtos: conteudo.itens.map((item) => item.nome),
    total: conteudo.total === null ? '' : formatReais(conteudo.total),
    entrega: conteudo.janela,
    pagamento: conteudo.pagamento,
    link: toLinkPublico(config, { dominio, caminho: urls.aprovacao(slug, idaprovacao) }),
  }
}
