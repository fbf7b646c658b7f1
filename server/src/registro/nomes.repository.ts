import type { Db, Fragment } from '#infra'

import { tabelasComNome, type TabelaComNome } from './unidade.ts'

/** Names of records by table and id. */
export type Nomes = ReadonlyMap<TabelaComNome, ReadonlyMap<string, string>>

interface Coluna {
  id: string
  /** People are of no supplier. */
  porFornecedor: boolean
  /** Column that names it, where that is not `nome`. */
  nome?: string
}

const ids: Readonly<Record<TabelaComNome, Coluna>> = {
  area: { id: 'idarea', porFornecedor: true },
  categoria: { id: 'idcategoria', porFornecedor: true },
  cliente: { id: 'idcliente', porFornecedor: false },
  combo: { id: 'idcombopromocional_cabecalho', porFornecedor: true },
  combo_grupo: { id: 'idgrupo', porFornecedor: true },
  cupom: { id: 'idcupom', porFornecedor: true },
  forma_entrega: { id: 'idformaentrega', porFornecedor: true },
  forma_pagamento: { id: 'idformapagto', porFornecedor: true },
  link_acao: { id: 'idlinkacao', porFornecedor: true },
  loja: { id: 'idloja', porFornecedor: true },
  politica: { id: 'idpolitica', porFornecedor: true },
  produto: { id: 'idcadastroextraproduto', porFornecedor: true },
  publicacao: { id: 'idpublicacao', porFornecedor: true, nome: 'chave' },
  resposta_pronta: { id: 'idresposta', porFornecedor: true, nome: 'atalho' },
  segmento: { id: 'idsegmento', porFornecedor: true },
  servico: { id: 'idservico', porFornecedor: true },
  setor: { id: 'idsetor', porFornecedor: true },
  tipo_assinatura: { id: 'idtipoassinatura', porFornecedor: true },
  usuario: { id: 'idusuario', porFornecedor: false },
}

export const isComNome = (tabela: string): tabela is TabelaComNome =>
  tabelasComNome.some((nome) => nome === tabela)

/** How the records are called now; those that are gone are not there. */
export async function listNomes(
  db: Db,
  idfornecedor: string,
  pedidos: ReadonlyMap<TabelaComNome, ReadonlySet<string>>,
): Promise<Nomes> {
  const lidos = await Promise.all(
    [...pedidos].map(async ([tabela, chaves]) => {
      const rows = await selectNomes(db, tabela, { idfornecedor, chaves: [...chaves] })
      return [tabela, new Map(rows.map(({ id, nome }) => [id, nome]))] as const
    }),
  )
  return new Map(lidos)
}

function selectNomes(
  db: Db,
  tabela: TabelaComNome,
  { idfornecedor, chaves }: { idfornecedor: string; chaves: string[] },
): Promise<{ id: string; nome: string }[]> {
  const { id, porFornecedor, nome = 'nome' } = ids[tabela]
  const coluna = db(id)
  const dele: Fragment = porFornecedor ? db`and idfornecedor = ${idfornecedor}` : db``
  return db<{ id: string; nome: string }[]>`
    select ${coluna}::text as id, ${db(nome)} as nome from ${db(tabela)} where ${coluna} = any(${chaves}::uuid[]) ${dele}`
}
