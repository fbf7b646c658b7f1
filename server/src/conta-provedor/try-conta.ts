import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql } from '#infra'
import { ProvedorRecusou, type Provedor } from '#provedor'
import { hashChave, takeTentativa } from '#verificacao'

import { findPagador, findTeste, insertTeste, saveCriado, type TesteRow } from './teste.repository.ts'

/** One real. */
const VALOR = 100
/** Test charges of a supplier in an hour: each is a request to somebody else's servers. */
const POR_HORA = 20

const SEM_RESPOSTA =
  'O provedor não respondeu, ou não aceitou o access token. Confira-o e tente de novo em instantes.'
const SEM_CHAVE_PIX =
  'Sem chave Pix o banco de demonstração não faz a cobrança: diga a chave em “Nome e jeito de vender”.'

interface Pedido {
  fornecedor: FornecedorVivo
  idcobranca: string
  idusuario: string | null
}

/**
 * Charges one real by Pix with a supplier's account, so that its owner sees it work. Stored first, like any charge; said again while there was
 * no answer, its provider is asked again with the same key. Errors: `nao_encontrado` for an id of somebody else's, `pagamento_indisponivel`
 * without an account, `muitas_requisicoes`.
 */
export async function tryConta(
  sql: Sql,
  provedor: Provedor | null,
  { fornecedor, idcobranca, idusuario }: Pedido,
): Promise<TesteRow> {
  if (!provedor)
    throw new Falha('pagamento_indisponivel', { error: 'Sem conta num provedor não há o que testar.' })
  const { idfornecedor } = fornecedor
  const limite = { chave: hashChave(`cobranca-teste:${idfornecedor}`), maximo: POR_HORA }
  if (!(await sql.begin((tx) => takeTentativa(tx, [limite])))) throw new Falha('muitas_requisicoes')
  const txid = idcobranca.replaceAll('-', '')
  await insertTeste(sql, idfornecedor, { idcobranca, provedor: provedor.nome, txid, valor: VALOR })
  const teste = await findTeste(sql, idfornecedor, idcobranca)
  if (!teste) throw new Falha('nao_encontrado')
  if (teste.status === 'CRIADO') await request(sql, provedor, { fornecedor, teste, idusuario })
  return (await findTeste(sql, idfornecedor, idcobranca)) ?? teste
}

async function request(
  sql: Sql,
  provedor: Provedor,
  { fornecedor, teste, idusuario }: { fornecedor: FornecedorVivo; teste: TesteRow; idusuario: string | null },
): Promise<void> {
  const { idfornecedor, razaosocial, cidade, chave_pix } = fornecedor
  const { idcobranca, txid, valor } = teste
  const pagador = await findPagador(sql, idfornecedor, idusuario)
  if (!pagador) throw new Falha('nao_encontrado')
  const nada = { idexterno: null, brcode: null, expira_em: null }
  if (provedor.nome === 'simulador' && chave_pix === '')
    return saveCriado(sql, idcobranca, { ...nada, status: 'RECUSADO', recusa: SEM_CHAVE_PIX })
  try {
    const recebedor = { nome: razaosocial, cidade, chave_pix }
    const cobranca = { chave: `teste:${idcobranca}`, txid, idfornecedor, numpedido: null, valor, pagador }
    const { idexterno, brcode, expira_em } = await provedor.createPix({ ...cobranca, recebedor })
    await saveCriado(sql, idcobranca, { status: 'PENDENTE', idexterno, brcode, expira_em, recusa: null })
  } catch (error) {
    if (error instanceof ProvedorRecusou)
      return saveCriado(sql, idcobranca, {
        ...nada,
        status: 'RECUSADO',
        recusa: `O provedor recusou: ${error.message}`,
      })
    await saveCriado(sql, idcobranca, { ...nada, status: 'CRIADO', recusa: SEM_RESPOSTA })
  }
}
